import { useEffect } from 'react';
import { useShop, type ShopApp } from '../../shop-context';

/** Lets the browser post the form of an enquiry once it has a captcha token, which is new for each press. */
export function EnquiryCaptcha(): null {
  const { account } = useShop();
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('#enquiry');
    return form === null ? undefined : postWithToken(form, () => tokenOf(account));
  }, [account]);
  return null;
}

/** Null if there is none, because a script did not load. */
async function tokenOf(account: ShopApp['account']): Promise<string | null> {
  const feature = await account.open().catch(() => null);
  const proof = await feature?.captcha.getToken('send-enquiry');
  // A shop that asks for none any more gets an empty one.
  return proof?.ok === true ? (proof.value ?? '') : null;
}

function postWithToken(form: HTMLFormElement, getToken: () => Promise<string | null>): () => void {
  const button = form.querySelector('[type=submit]');
  const token = form.querySelector<HTMLInputElement>('[name=captchaToken]');
  const unproven = form.querySelector<HTMLElement>('#enquiry-unproven');
  let state: 'idle' | 'busy' | 'proven' = 'idle';
  const submit = (event: SubmitEvent): void => {
    if (state === 'proven') {
      state = 'idle';
      return;
    }
    event.preventDefault();
    // The loader has switched off the browser's own check.
    if (state === 'busy' || token === null || !form.reportValidity()) return;
    state = 'busy';
    button?.setAttribute('aria-busy', 'true');
    unproven?.setAttribute('hidden', '');
    void getToken().then((got) => {
      button?.removeAttribute('aria-busy');
      state = got === null ? 'idle' : 'proven';
      if (got !== null) {
        token.value = got;
        form.requestSubmit();
      } else if (unproven !== null) {
        unproven.hidden = false;
        unproven.role = 'alert';
      }
    });
  };
  form.addEventListener('submit', submit);
  return () => form.removeEventListener('submit', submit);
}
