import { observer } from 'mobx-react-lite';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import type { SavedAddressPicker } from '../../view-models/account/saved-address-picker';
import { useLoaded } from '../shared/use-loaded';
import { RetryBox } from './RetryBox';
import type { SavedAddressesProps } from './SavedAddresses';
import type { Elements } from '../shared/elements';

interface AddressChoiceProps extends Omit<SavedAddressesProps, 'saved'> {
  /** Null for a guest. */
  readonly saved: SavedAddressPicker | null;
  /** Loads the addresses again. */
  readonly onRetry: () => void;
  /** The fields of another address. */
  readonly fields: Elements;
  /** The submit button and the elements above it; not rendered until there is something to choose from. */
  readonly submit: Elements;
}

const savedAddresses = async () => (await import('./SavedAddresses')).SavedAddresses;

/** A customer's saved addresses; the fields of an address when none of them is chosen, and for a guest. */
export const AddressChoice = observer(function AddressChoice(props: AddressChoiceProps) {
  const { saved, onRetry, fields, submit, ...rest } = props;
  const hasSome = saved !== null && saved.addresses.length > 0;
  const { value: Part, isFailed, retry } = useLoaded(hasSome, savedAddresses);
  const again = { id: `${rest.what}-saved-again`, message: checkoutTexts.savedFailed };
  if (hasSome && isFailed) return <RetryBox {...again} onAgain={retry} />;
  if (hasSome ? Part === null : saved?.loading.isLoading === true)
    return <p role="status">{checkoutTexts.savedLoading}</p>;
  return (
    <>
      {hasSome && Part !== null && <Part saved={saved} {...rest} />}
      {!hasSome && saved !== null && saved.loading.error !== null && <RetryBox {...again} onAgain={onRetry} />}
      {(saved?.picked ?? null) === null && fields}
      {submit}
    </>
  );
});
