import { checkoutTexts } from '../../texts/en/checkout/checkout';
import { useLoaded } from '../shared/use-loaded';
import type { AccountOptionsProps } from './AccountOptions';
import { RetryBox } from './RetryBox';

const accountOptions = async () => (await import('./AccountOptions')).AccountOptions;

/** The fields of an account, for those who want one or have one. */
export function AccountOption(props: AccountOptionsProps) {
  const { value: Part, isFailed, retry } = useLoaded(true, accountOptions);
  if (isFailed) return <RetryBox id="account-option-again" message={checkoutTexts.optionFailed} onAgain={retry} />;
  return Part === null ? <p role="status">{checkoutTexts.optionLoading}</p> : <Part {...props} />;
}
