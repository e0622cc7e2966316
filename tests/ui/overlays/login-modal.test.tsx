import { act, fireEvent, screen } from '@testing-library/react';
import { makeRequestPasswordReset } from '../../../src/application/account/reset-password';
import { LoginModal } from '../../../src/ui/overlays/LoginModal';
import { NewsletterModal } from '../../../src/ui/overlays/NewsletterModal';
import { signInTexts } from '../../../src/ui/texts/en/account/sign-in';
import type { AccountFeature } from '../../../src/ui/view-models/account/account-feature';
import { ForgottenPasswordViewModel } from '../../../src/ui/view-models/account/forgotten-password-view-model';
import { NewsletterViewModel } from '../../../src/ui/view-models/account/newsletter-view-model';
import { RegistrationViewModel } from '../../../src/ui/view-models/account/registration-view-model';
import { SignInViewModel } from '../../../src/ui/view-models/account/sign-in-view-model';
import { PASSWORD } from '../../builders/a-customer';
import { anAccountTab } from '../../unit/ui/an-account-tab';
import { settled } from '../../unit/ui/a-schedule';
import { axeFaults } from '../cart-axe';
import { described } from '../cart-drawn';
import { aTab, draw, someSiteProps } from '../drawn';

type Modal = typeof LoginModal;
interface Options {
  readonly needsConfirmation?: boolean;
  readonly needsCaptcha?: boolean;
  /** How often the script of the account fails to load. */
  readonly failures?: number;
}

/** The content of a modal in a shop where Ann has an account. */
async function opened(Content: Modal, { needsConfirmation = true, needsCaptcha = false, failures = 0 }: Options = {}) {
  const shop = anAccountTab({ data: { needsConfirmation } });
  const { session, accounts, newsletter } = shop;
  const request = makeRequestPasswordReset({ accounts });
  const requestReset = (email: string) => request({ email, captchaToken: null });
  const feature = {
    session,
    signIn: (onDone) => new SignInViewModel({ session, onDone }),
    registration: (onDone) => new RegistrationViewModel({ session, onDone }),
    forgottenPassword: () => new ForgottenPasswordViewModel({ requestReset }),
    newsletter: () => new NewsletterViewModel({ subscribe: (email) => newsletter.subscribe(email) }),
  } as Partial<AccountFeature> as AccountFeature;
  let left = failures;
  const open = async () => {
    if (left-- > 0) throw new Error('no script');
    return feature;
  };
  const tab = aTab();
  const titles: string[] = [];
  let closed = 0;
  const { container } = draw(
    <>
      <h2 id="login-overlay-title" tabIndex={-1}>
        Title
      </h2>
      <Content
        site={someSiteProps({ needsCaptcha })}
        onClose={() => (closed += 1)}
        onTitle={(title) => titles.push(title)}
      />
    </>,
    { ...tab, app: { ...tab.app, account: { ...tab.app.account, open } } },
  );
  await act(settled);
  return { ...shop, container, titles, timesClosed: () => closed };
}

const during = (event: () => unknown) =>
  act(async () => {
    event();
    await settled();
  });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const type = (label: string, value: string) => during(() => fireEvent.change(field(label), { target: { value } }));
/** A busy button keeps its other name for a moment. */
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await during(() => fireEvent.click(button));
};
const tick = (name: string | RegExp) => during(() => fireEvent.click(screen.getByLabelText(name)));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const ANN = 'ann@example.org';

async function typeBea() {
  await press('Create an account');
  await type('Your email', 'bea@example.org');
  await type('First Name', 'Bea');
  await type('Last Name', 'Ray');
  await type('Password', PASSWORD);
  await tick('I want to create an account');
}

describe('Signing in', () => {
  test('S1-8 S2-56 signs in with the first press, closes and loads what a customer has', async () => {
    const { titles, session, timesClosed, timesWelcomed, shown } = await opened(LoginModal);
    expect([titles, document.activeElement]).toEqual([['Sign in'], field('Your email')]);
    await type('Your email', ANN);
    await type('Password', PASSWORD);
    await press('Login');
    expect([session.isLoggedIn, timesClosed(), timesWelcomed(), shown.length]).toEqual([true, 1, 1, 1]);
  });

  test('starts with the registration where the page offers an account, with the email of the offer', async () => {
    const offer = document.body.appendChild(document.createElement('a'));
    offer.dataset.register = 'bea@example.org';
    const { titles } = await opened(LoginModal);
    offer.remove();
    expect(titles.at(-1)).toBe('Register');
    expect(field('Your email').value).toBe('bea@example.org');
    expect(document.activeElement).toBe(field('First Name'));
  });

  test('S8-21 a refusal is in the form, and what was typed stays until it is edited', async () => {
    const { timesClosed } = await opened(LoginModal);
    await type('Your email', ANN);
    await type('Password', 'passw0rd?');
    await press('Login');
    expect(alerts()).toContain(
      'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
    );
    expect([field('Your email').value, field('Password').value, timesClosed()]).toEqual([ANN, 'passw0rd?', 0]);
    await type('Password', PASSWORD);
    expect(alerts().join('')).toBe('');
  });

  test('S5-1 the first refused field gets the focus, with its error', async () => {
    const { wire } = await opened(LoginModal);
    await type('Your email', ANN);
    await press('Login');
    expect(document.activeElement).toBe(field('Password'));
    expect(described(field('Password'))).toBe('This field is required. Please enter your password.');
    await type('Your email', 'ann@');
    await press('Login');
    expect([document.activeElement, described(field('Your email'))]).toEqual([field('Your email'), 'Invalid email']);
    expect(wire.calls).toEqual([]);
  });

  test('the button says that it is busy, and a second press sends nothing', async () => {
    const { wire, useCases } = await opened(LoginModal);
    const { signIn } = useCases;
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    useCases.signIn = (credentials) => held.then(() => signIn(credentials));
    await type('Your email', ANN);
    await type('Password', PASSWORD);
    await press('Login');
    const button = screen.getByRole('button', { name: 'Signing in…' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await during(() => fireEvent.click(button));
    await during(answer);
    expect(wire.calls.filter((call) => call === 'accounts.signIn')).toHaveLength(1);
  });

  test('a lost connection keeps what was typed', async () => {
    const { wire } = await opened(LoginModal);
    await type('Your email', ANN);
    await type('Password', PASSWORD);
    wire.failNext('accounts.signIn');
    await press('Login');
    expect(alerts().join('')).toContain('We could not reach the shop just now.');
    expect(field('Password').value).toBe(PASSWORD);
    // The button says for a while that it was busy.
    await screen.findByRole('button', { name: 'Login' });
    await press('Login');
    expect(alerts().join('')).toBe('');
  });

  test('takes an email of 254 characters and a password of 256', async () => {
    const { wire } = await opened(LoginModal);
    const email = `${'a'.repeat(64)}@${'b'.repeat(61)}.${'c'.repeat(61)}.${'d'.repeat(61)}.org`;
    expect(email).toHaveLength(254);
    await type('Your email', email);
    await type('Password', 'p'.repeat(256));
    await press('Login');
    expect(wire.calls).toEqual(['accounts.signIn']);
  });

  test('a script that does not load can be asked for again', async () => {
    await opened(LoginModal, { failures: 1 });
    expect(screen.queryByLabelText('Your email')).toBeNull();
    await press('Try again');
    expect(field('Your email')).toBeTruthy();
  });
});

describe('Registering', () => {
  test('S1-8 S8-18 S8-19 closes with a notice that the account has to be confirmed', async () => {
    const { notices, timesClosed, shop } = await opened(LoginModal);
    await typeBea();
    expect(screen.getByLabelText<HTMLInputElement>('Sign Up for Newsletter').checked).toBe(false);
    await press('Create an account');
    expect([timesClosed(), shop.people.withEmail('bea@example.org') === null]).toEqual([1, false]);
    expect(notices.shown).toMatchObject([
      {
        type: 'success',
        title: 'Registration confirmation',
        message: 'You must confirm your account. Please check your email for the confirmation link.',
        persist: true,
      },
    ]);
  });

  test('S4-32 signs in at once where nothing has to be confirmed', async () => {
    const { session, timesClosed, timesWelcomed } = await opened(LoginModal, { needsConfirmation: false });
    await typeBea();
    await press('Create an account');
    expect([session.isLoggedIn, timesClosed(), timesWelcomed()]).toEqual([true, 1, 1]);
  });

  test('S8-17 S8-22 an email that has an account is refused in the form and in a notice that stays', async () => {
    const { notices, timesClosed } = await opened(LoginModal);
    await typeBea();
    await type('Your email', ANN);
    await press('Create an account');
    const taken = 'A customer with the same email address already exists in an associated website.';
    expect([alerts().includes(taken), timesClosed()]).toEqual([true, 0]);
    expect(notices.shown).toMatchObject([{ title: 'Registration error', message: taken, persist: true }]);
    expect(field('First Name').value).toBe('Bea');
  });

  test('nothing is sent without consent, which says so beside its checkbox', async () => {
    const { wire } = await opened(LoginModal);
    await typeBea();
    await tick('I want to create an account');
    await press('Create an account');
    const agreed = screen.getByLabelText('I want to create an account');
    expect([document.activeElement, described(agreed)]).toEqual([agreed, 'Please tick this to create an account']);
    expect(wire.calls).toEqual([]);
  });

  test('the email that was typed goes along, and the focus is never lost', async () => {
    const { titles } = await opened(LoginModal);
    await type('Your email', ANN);
    await press('Create an account');
    expect(field('Your email').value).toBe(ANN);
    expect(document.activeElement?.id).toBe('login-overlay-title');
    await press('Sign in');
    await press('Forgotten your password?');
    expect(field('Your email').value).toBe(ANN);
    expect(titles).toEqual(['Sign in', 'Register', 'Sign in', 'Reset Password']);
  });
});

describe('Asking for a new password', () => {
  test.each([ANN, 'nobody@example.org'])(
    'S8-23 says the same of %s, whether or not it has an account',
    async (email) => {
      const { titles } = await opened(LoginModal);
      await press('Forgotten your password?');
      await type('Your email', email);
      await press('Reset Password');
      expect(screen.getByRole('status').textContent).toBe(
        `${signInTexts.sentBefore} ${email} ${signInTexts.sentAfter}`,
      );
      expect([titles.at(-1), document.activeElement?.id]).toEqual(['Thank you', 'login-overlay-title']);
      await press('Back to sign in');
      expect(field('Your email').value).toBe(email);
      await press('Forgotten your password?');
      expect(field('Your email').value).toBe(email);
    },
  );

  test('S8-23 stays on the form with the reason when it is refused', async () => {
    const { wire } = await opened(LoginModal);
    await press('Forgotten your password?');
    await type('Your email', ANN);
    wire.failNext('accounts.requestPasswordReset', { kind: 'busy', message: 'Too many attempts.' });
    await press('Reset Password');
    expect(alerts()).toContain(
      'It was not possible to request a new password, please check the entered email address.',
    );
    expect(field('Your email').value).toBe(ANN);
  });
});

test.each([
  [
    'on every form of a shop with a captcha',
    true,
    ['https://policies.google.com/privacy', 'https://policies.google.com/terms'],
  ],
  ['on no form of a shop without one', false, []],
])('S4-15 S9-21 Google’s notice, which stands for the hidden badge, is %s', async (_where, needsCaptcha, expected) => {
  const { container } = await opened(LoginModal, { needsCaptcha });
  const links = () =>
    [...container.querySelectorAll('a')].map(({ href }) => href).filter((href) => href.includes('google'));
  expect(links()).toEqual(expected);
  await press('Create an account');
  expect(links()).toEqual(expected);
  await press('Sign in');
  await press('Forgotten your password?');
  expect(links()).toEqual(expected);
});

describe('The newsletter', () => {
  const agree = /^Yes, please send me/;

  test('S2-57 S7-71 subscribes an email with consent, says so, and closes', async () => {
    const { wire, timesClosed } = await opened(NewsletterModal);
    expect(document.activeElement).toBe(field('Your email'));
    await type('Your email', 'bea@');
    await press('Sign up');
    expect(described(field('Your email'))).toBe('Invalid email');
    await type('Your email', 'bea@example.org');
    await press('Sign up');
    expect([document.activeElement, wire.calls]).toEqual([screen.getByLabelText(agree), []]);
    await tick(agree);
    await press('Sign up');
    expect(screen.getByRole('status').textContent).toMatch(/You are on our list/);
    expect(document.activeElement?.textContent).toBe('Close');
    await during(() => fireEvent.submit(field('Your email')));
    expect(wire.calls).toEqual(['newsletter.subscribe']);
    await press('Close');
    expect(timesClosed()).toBe(1);
  });

  test('S2-57 a refusal is in the form', async () => {
    const { wire } = await opened(NewsletterModal);
    await type('Your email', ANN);
    await tick(agree);
    wire.failNext('newsletter.subscribe');
    await press('Sign up');
    expect(alerts().join('')).toContain('We could not reach the shop just now.');
    wire.failNext('newsletter.subscribe', { kind: 'busy', message: '' });
    await press('Sign up');
    expect(alerts().join('')).toContain('You are not on our list yet');
    expect(field('Your email').value).toBe(ANN);
  });

  test('S2-57 is accessible', async () => {
    const { container } = await opened(NewsletterModal);
    await press('Sign up');
    expect(await axeFaults(container)).toEqual([]);
  });
});

test('every form of the login modal is accessible, refused or not', async () => {
  const { container } = await opened(LoginModal, { needsCaptcha: true });
  await press('Login');
  expect(await axeFaults(container)).toEqual([]);
  await press('Create an account');
  await press('Create an account');
  expect(await axeFaults(container)).toEqual([]);
  await press('Sign in');
  await press('Forgotten your password?');
  await press('Reset Password');
  expect(await axeFaults(container)).toEqual([]);
  await type('Your email', ANN);
  await press('Reset Password');
  expect(await axeFaults(container)).toEqual([]);
});
