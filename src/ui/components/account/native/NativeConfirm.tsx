import { inStore, type SiteProps } from '../../../site-props';
import { linkTexts } from '../../../texts/en/account/emailed-links';
import { wordNativeRefusal } from '../../../texts/en/account/native-refusals';
import type { RefusalInQuery } from '../../../view-models/cart/refusal-in-query';
import { NativeForm } from './NativeForm';

export interface NativeConfirmProps {
  readonly site: Pick<SiteProps, 'storeName' | 'storePrefix'>;
  readonly purpose: 'confirm' | 'newsletter';
  readonly isDone: boolean;
  readonly refusal: RefusalInQuery | null;
}

const PAGES = {
  confirm: { action: 'confirm-account', path: '/customer/account/confirm' },
  newsletter: { action: 'confirm-newsletter', path: '/newsletter/confirm' },
} as const;

/** The button of an emailed link, and what became of it. */
export function NativeConfirm({ site: { storePrefix }, purpose, isDone, refusal }: NativeConfirmProps) {
  const texts = linkTexts[purpose];
  const { action, path } = PAGES[purpose];
  const isAgain = refusal === null || refusal.kind === 'busy' || refusal.kind === 'unreachable';
  return (
    <div className="sign-in-page">
      <h1>{texts.title}</h1>
      {isDone ? (
        <p className="success" role="status">
          {texts.done}
        </p>
      ) : (
        <>
          {refusal !== null && (
            <p className="alert" role="alert">
              {wordNativeRefusal(refusal, texts.refused)}
            </p>
          )}
          {isAgain && (
            <>
              <p>{texts.about}</p>
              <NativeForm action={action} back={inStore(storePrefix, path)} submit={texts.button} />
            </>
          )}
        </>
      )}
      {purpose === 'confirm' && (isDone || !isAgain) && (
        <a className="button" id="confirm-sign-in" href={inStore(storePrefix, '/sign-in')} data-overlay="login">
          {linkTexts.signIn}
        </a>
      )}
      <a className="button-plain" href={inStore(storePrefix, '/')}>
        {linkTexts.toShop}
      </a>
    </div>
  );
}
