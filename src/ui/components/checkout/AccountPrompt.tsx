import { observer } from 'mobx-react-lite';
import { useShop } from '../../shop-context';
import { inStore } from '../../site-props';
import { thanksTexts } from '../../texts/en/checkout/thanks';

interface AccountOfferProps {
  /** The order's email; empty if this tab does not know it. */
  readonly email: string;
  readonly storePrefix: string;
}

/** Offers guests an account after their order. The login modal registers the email of `data-register`. */
export const AccountPrompt = observer(function AccountPrompt({ email, storePrefix }: AccountOfferProps) {
  const { account } = useShop();
  if (email === '' || account.signedIn) return null;
  return (
    <section className="panel thanks-contact" aria-labelledby="account-title">
      <h2 id="account-title">{thanksTexts.accountTitle}</h2>
      <p className="[overflow-wrap:anywhere]">{thanksTexts.account(email)}</p>
      <p>
        <a
          className="button-plain"
          href={inStore(storePrefix, '/sign-in?form=register')}
          data-overlay="login"
          data-register={email}
        >
          {thanksTexts.createAccount}
        </a>
      </p>
    </section>
  );
});
