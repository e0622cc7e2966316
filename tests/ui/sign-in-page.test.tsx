import { renderToString } from 'react-dom/server';
import { SignInPage } from '../../src/ui/components/account/SignInPage';

const SITE = { storeName: 'Posy', storePrefix: '', needsCaptcha: false };

/** The page of a form as the server draws it, after `refusal`. */
function page(form: 'sign-in' | 'register' | 'forgotten', refusal: { readonly kind: string } | null): HTMLElement {
  const drawn = document.createElement('div');
  const asked = refusal === null ? null : { kind: refusal.kind, subject: '', detail: '' };
  drawn.innerHTML = renderToString(
    <SignInPage site={SITE} form={form} isSignedIn={false} done={null} notTaken={[]} refusal={asked} typed={{}} />,
  );
  return drawn;
}

test('S5-7 the browser accepts a name of one letter on the page without scripts', () => {
  for (const name of ['firstName', 'lastName']) {
    const field = page('register', null).querySelector(`[name=${name}]`);
    expect([field?.getAttribute('maxlength'), field?.hasAttribute('minlength')]).toEqual(['255', false]);
  }
});

test.each(['sign-in', 'register', 'forgotten'] as const)(
  'S1-8 the page of the form %s says once why it was refused',
  (form) => {
    expect(page(form, null).querySelectorAll('[role=alert]')).toHaveLength(0);
    expect(page(form, { kind: 'busy' }).querySelectorAll('[role=alert]')).toHaveLength(1);
  },
);
