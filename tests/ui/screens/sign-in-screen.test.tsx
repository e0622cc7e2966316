import { SignInScreen, type SignInScreenProps } from '../../../src/ui/screens/SignInScreen';
import { NewsletterScreen } from '../../../src/ui/screens/NewsletterScreen';
import { axeFaults } from '../cart-axe';
import { sent } from '../cart-drawn';
import { markup, someSiteProps } from '../drawn';

const page = (props: Partial<SignInScreenProps> = {}) =>
  markup(
    <SignInScreen
      site={someSiteProps({ storePrefix: '/ie' })}
      form="sign-in"
      isSignedIn={false}
      done={null}
      notTaken={[]}
      refusal={null}
      typed={{}}
      {...props}
    />,
  );
const refusal = { kind: 'rejected', subject: '', detail: 'UNDEFINED' };
const names = (form: Element | null) =>
  [...(form?.querySelectorAll('input') ?? [])].map(({ name, required }) => (required ? `${name}*` : name));

describe('The page of the login modal, without scripts', () => {
  test.each([
    ['sign-in', 'sign-in', ['back', 'email*', 'password*']],
    ['register', 'register', ['back', 'email*', 'firstName*', 'lastName*', 'password*', 'newsletter', 'agreed*']],
    ['forgotten', 'request-password-reset', ['back', 'email*']],
  ] as const)('S1-8 S2-56 its form %s posts to the action by itself', (form, action, fields) => {
    const html = page({ form }).querySelector('form');
    expect([html?.method, html?.getAttribute('action')]).toEqual(['post', `/api/actions/${action}`]);
    expect(names(html)).toEqual(fields);
    expect(sent(html)[0]).toMatch(/^back=\/ie\/sign-in/);
    expect(html?.querySelectorAll('[checked]')).toHaveLength(0);
  });

  test('a refused form has what was typed again', () => {
    const typed = { email: 'ann@example.org', firstName: 'Ann', lastName: 'Ray', newsletter: 'yes', agreed: 'yes' };
    const form = page({ form: 'register', refusal, typed }).querySelector('form');
    expect(sent(form).slice(1)).toEqual([
      ...['email=ann@example.org', 'firstName=Ann', 'lastName=Ray', 'password='],
      ...['newsletter=yes', 'agreed=yes'],
    ]);
    const forgotten = page({ form: 'forgotten', refusal, typed: { email: 'ann@' } }).querySelector('form');
    expect(sent(forgotten)).toContain('email=ann@');
  });

  test('the forms lead to each other in their store', () => {
    const links = [...page().querySelectorAll('.login-ways a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/ie/sign-in?form=forgotten', '/ie/sign-in?form=register']);
  });

  test.each([
    ['Pass 0rd!x', false],
    ['passw0rd', false],
    ['P0!aaaa', false],
    ['passw0rd!', true],
    ['abcdefg1-', true],
    [`${'a'.repeat(254)}1!`, true],
    [`${'a'.repeat(255)}1!`, false],
  ])('the browser accepts %j as a new password: %s', (password, isGood) => {
    const pattern = page({ form: 'register' }).querySelector('[name=password]')?.getAttribute('pattern') ?? '';
    expect(new RegExp(`^(?:${pattern})$`, 'v').test(password)).toBe(isGood);
  });

  test.each([
    ['S8-21', 'sign-in', refusal, /^The account sign-in was incorrect or your account is disabled temporarily\./],
    ['S8-23', 'forgotten', refusal, /^It was not possible to request a new password, please check the entered/],
    ['S8-22', 'register', refusal, /Perhaps there is one with this email address already/],
    ['in a busy shop,', 'sign-in', { ...refusal, kind: 'busy' }, /We are very busy just now/],
    ['with a reference,', 'sign-in', { ...refusal, kind: 'unreachable', detail: 'AB12CD34' }, /\(Reference AB12CD34\)/],
    ['with a made-up reference,', 'sign-in', { ...refusal, kind: 'unreachable', detail: '<b>' }, /in a moment\.$/],
  ] as const)('%s a refused %s says why', (_id, form, refused, words) => {
    const alert = page({ form, refusal: refused }).querySelector('[role=alert]');
    expect(alert?.textContent).toMatch(words);
  });

  test('S4-24 says to whom signed in that not all of the guest cart was kept, with a link to the cart', () => {
    const told = page({ isSignedIn: true, done: 'reduced' });
    expect(told.querySelector('[role=alert]')?.textContent).toContain('Not everything that you chose');
    const named = page({ isSignedIn: true, done: 'reduced', notTaken: ['Dusk', 'Fern'] });
    expect(named.querySelector('[role=alert]')?.textContent).toContain('Missing, or fewer than you chose: Dusk, Fern.');
    expect(told.querySelector('[role=alert] a')?.getAttribute('href')).toMatch(/\/cart$/);
  });

  test('S8-19 says that an account has to be confirmed, and that an email was sent', () => {
    expect(page({ form: 'register', done: 'confirm' }).textContent).toContain('You must confirm your account.');
    const asked = page({ form: 'forgotten', done: 'sent' });
    expect(asked.querySelector('h1')?.textContent).toBe('Thank you');
    expect([asked.textContent?.includes('if there is an account'), asked.querySelector('form')]).toEqual([true, null]);
  });

  test('a customer can only sign out', () => {
    const forms = [...page({ isSignedIn: true, refusal }).querySelectorAll('form')];
    expect(forms.map((form) => form.getAttribute('action'))).toEqual(['/api/actions/sign-out']);
  });

  test('S4-15 where a captcha is asked for, it says that scripts are needed, with the telephone', () => {
    const html = page({ site: someSiteProps({ needsCaptcha: true }) });
    expect(html.querySelector('form')).toBeNull();
    expect(html.querySelector('noscript')?.textContent).toMatch(/needs JavaScript.*01632 960 417/);
    expect(html.querySelector('[data-overlay=login]')).not.toBeNull();
  });
});

describe('The page of the newsletter, without scripts', () => {
  const newsletter = (props: Partial<Parameters<typeof NewsletterScreen>[0]> = {}) =>
    markup(
      <NewsletterScreen
        site={someSiteProps({ storePrefix: '/ie' })}
        status={null}
        refusal={null}
        typed={{}}
        {...props}
      />,
    );

  test('where a captcha is asked for, it says that scripts are needed, with the telephone', () => {
    const html = newsletter({ site: someSiteProps({ storePrefix: '/ie', needsCaptcha: true }) });
    expect(html.querySelector('form')).toBeNull();
    expect(html.querySelector('noscript')?.textContent).toMatch(/needs JavaScript.*01632 960 417/);
    expect(html.querySelector('[data-overlay=newsletter]')?.getAttribute('href')).toBe('/ie/newsletter');
  });

  test('S2-57 its form asks for consent, which nobody has ticked', () => {
    const html = newsletter().querySelector('form');
    expect(html?.getAttribute('action')).toBe('/api/actions/subscribe-newsletter');
    expect([names(html), sent(html)]).toEqual([
      ['back', 'email*', 'agreed*'],
      ['back=/ie/newsletter', 'email='],
    ]);
  });

  test.each([
    ['subscribed', /You are on our list/],
    ['unconfirmed', /look in your inbox/],
    ['not-active', /look in your inbox/],
    ['unsubscribed', /taken off our list before/],
  ] as const)('S7-71 says what became of it: %s', (status, words) => {
    expect(newsletter({ status }).querySelector('[role=status]')?.textContent).toMatch(words);
  });

  test('says that it was refused', () => {
    expect(newsletter({ refusal }).querySelector('[role=alert]')?.textContent).toMatch(/could not put this address/);
  });

  test('says that nobody is on the list yet if too many have signed up, and keeps the address', () => {
    const html = newsletter({ refusal: { ...refusal, kind: 'busy' }, typed: { email: 'bea@example.org' } });
    expect(html.querySelector('[role=alert]')?.textContent).toMatch(
      /^You are not on our list yet: .* try again later\.$/,
    );
    expect(sent(html.querySelector('form'))).toContain('email=bea@example.org');
  });
});

test('S1-8 the pages are accessible', async () => {
  const pages = [
    page({ refusal }),
    page({ form: 'register' }),
    page({ form: 'forgotten' }),
    markup(<NewsletterScreen site={someSiteProps()} status={null} refusal={null} typed={{}} />),
  ];
  for (const html of pages) {
    document.body.replaceChildren(html);
    expect(await axeFaults(html)).toEqual([]);
  }
});
