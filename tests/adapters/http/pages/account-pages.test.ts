import { ok } from '../../../../src/domain/shared/result';
import { loadNewsletter, loadSignIn } from '../../../../src/adapters/http/pages/account';
import { accountPage } from '../../../../src/composition/server/pages';
import { personalPage } from '../../../../src/composition/server/pages';
import { loadProfile } from '../../../../src/adapters/http/pages/profile';
import { signedIn } from '../../../builders/a-customer';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const NOTHING = {
  accounts: false,
  enquiries: false,
  guestOrders: async () => ok(null),
  newsletter: false,
  reviews: false,
  unpaidHolds: null,
  wishlists: false,
};

describe('The page of the login modal', () => {
  test.each([
    ['', 'sign-in'],
    ['?form=register', 'register'],
    ['?form=forgotten', 'forgotten'],
    ['?form=constructor', 'sign-in'],
    ['?form=register&form=forgotten', 'sign-in'],
  ])('S2-56 %j has the form %s, and is stored nowhere', async (query, form) => {
    aServerApp();
    const { props, headers } = await askedPage(personalPage(loadSignIn), `/sign-in${query}`);
    expect(props).toMatchObject({ form, isSignedIn: false, done: null, refusal: null });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('shows the result of its form, and ignores any other', async () => {
    aServerApp();
    const ask = (query: string) => askedPage(personalPage(loadSignIn), `/sign-in?${query}`);
    expect((await ask('refused=rejected~~UNDEFINED')).props).toMatchObject({ refusal: { kind: 'rejected' } });
    expect((await ask('form=forgotten&account=sent')).props).toMatchObject({ done: 'sent' });
    expect((await ask('account=welcome')).props).toMatchObject({ done: null });
  });

  test('has what was typed again while it says that this was refused', async () => {
    aServerApp();
    const cookie = `posy-typed=${encodeURIComponent(`email=ann%40example.org&lastName=${'x'.repeat(4097)}`)}`;
    const ask = async (query: string) =>
      (await askedPage(personalPage(loadSignIn), `/sign-in${query}`, { cookie })).props;
    expect(await ask('?refused=rejected~~UNDEFINED')).toMatchObject({ typed: { email: 'ann@example.org' } });
    expect(await ask('?refused=rejected~~UNDEFINED')).not.toHaveProperty('typed.lastName');
    expect(await ask('')).toMatchObject({ typed: {} });
    expect(await ask('')).not.toHaveProperty('typed.email');
  });

  test('S4-16 knows a customer by the cookie', async () => {
    const data = aServerApp();
    signedIn(data);
    const cookie = `vsf-customer=${data.visitor.token()}`;
    const { props } = await askedPage(personalPage(loadSignIn), '/sign-in', { cookie });
    expect(props).toMatchObject({ isSignedIn: true });
  });

  test('S4-24 names the products that the cart has not taken, to the customer only, by the catalogue’s own names', async () => {
    const data = aServerApp();
    signedIn(data);
    const ask = async (cookie: string) =>
      (await askedPage(personalPage(loadSignIn), '/sign-in?account=reduced&left=TULIPS&left=A%20B', { cookie })).props;
    expect(await ask(`vsf-customer=${data.visitor.token()}`)).toMatchObject({ notTaken: ['Name of TULIPS'] });
    expect(await ask('')).toMatchObject({ notTaken: [] });
  });
});

test('S2-57 S7-71 the page of the newsletter shows what became of it', async () => {
  aServerApp();
  const ask = (query: string) => askedPage(personalPage(loadNewsletter), `/newsletter${query}`);
  expect((await ask('?newsletter=unconfirmed')).props).toMatchObject({ status: 'unconfirmed', refusal: null });
  expect((await ask('?newsletter=yes&refused=busy~~')).props).toMatchObject({
    status: null,
    refusal: { kind: 'busy' },
  });
});

test.each([
  ['/sign-in', loadSignIn],
  ['/newsletter', loadNewsletter],
] as const)('%s is 404 in a shop that does not offer it', async (path, load) => {
  aServerApp({}, {}, NOTHING);
  const { status } = await askedPage(personalPage(load as typeof loadSignIn), path);
  expect(status).toBe(404);
});

test('the profile has names and email again that were refused, and nothing after a refused password', async () => {
  const data = aServerApp();
  signedIn(data);
  const cookie = `vsf-customer=${data.visitor.token()}; posy-typed=${encodeURIComponent('firstName=Anna&email=x%40y.example')}`;
  const ask = async (query: string) =>
    (await askedPage(accountPage(loadProfile), `/customer/my-profile${query}`, { cookie })).props;
  const typed = { firstName: 'Anna', email: 'x@y.example' };
  expect(await ask('?refused=password-needed~~')).toMatchObject({ refusal: { kind: 'password-needed' }, typed });
  for (const query of ['', '?account=profile-saved', '?refused=passwords-differ~~', '?refused=rejected~password~']) {
    expect([query, (await ask(query)) as { typed?: object }]).not.toMatchObject([query, { typed }]);
  }
});
