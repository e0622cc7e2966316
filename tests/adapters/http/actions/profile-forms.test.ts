import { serverApp } from '../../../../src/composition/server/create-server-app';
import { handleAction } from '../../../../src/adapters/http/handle-action';
import { aCustomer, PASSWORD, signedIn } from '../../../builders/a-customer';
import { aServerApp } from '../../../composition/a-server-app';
import { runningFrontServer } from '../../../composition/opened-features';

const NEW = 'n3w-passw0rd!';
const BACK = '/customer/my-profile';
const { email: ANN } = aCustomer();

let door: Awaited<ReturnType<typeof runningFrontServer>>;
let data: ReturnType<typeof aServerApp>;

beforeAll(async () => {
  door = await runningFrontServer((request, response) => {
    void handleAction(serverApp(), (request.url ?? '').split('/').at(-1) ?? '', request, response);
  });
});
beforeEach(() => {
  data = aServerApp({}, door.env);
  signedIn(data);
});
afterAll(() => door.close());

/** Where the form of a customer's page leads. */
async function sent(form: string, fields: Readonly<Record<string, string>>, token = data.visitor.token()) {
  const answer = await door.post(`/api/actions/${form}`, new URLSearchParams({ ...fields, back: BACK }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    cookie: `vsf-customer=${token}`,
  });
  return answer.headers.get('location');
}

describe('Deleting the account without scripts', () => {
  const leaving = { password: PASSWORD, agreed: 'yes', next: '/sign-in' };

  test('needs the agreement and the password', async () => {
    expect(await sent('delete-account', { ...leaving, agreed: '' })).toBe(`${BACK}?refused=not-agreed%7E%7E`);
    expect(await sent('delete-account', { ...leaving, password: 'wrong' })).toContain('refused=rejected%7E');
    expect(data.shop.people.withEmail(ANN)).not.toBeNull();
  });

  test('leads to the sign-in page, which says so, and ends the session', async () => {
    const token = data.visitor.token();
    expect(await sent('delete-account', leaving)).toBe('/sign-in?account=deleted');
    expect(data.shop.people.withEmail(ANN)).toBeNull();
    expect(data.shop.people.whoIs(token).ok).toBe(false);
  });

  test('a failed deletion signs nobody out', async () => {
    data.wire.failNext('accounts.deleteAccount');
    expect(await sent('delete-account', leaving)).toContain('refused=unreachable');
    expect(data.shop.people.withEmail(ANN)).not.toBeNull();
  });
});

describe('Personal data without scripts', () => {
  const typed = { firstName: 'Anna', lastName: 'Ray', email: ANN, password: '' };

  test('S2-30 saves a name', async () => {
    expect(await sent('update-profile', typed)).toBe(`${BACK}?account=profile-saved`);
    expect(data.shop.people.withEmail(ANN)?.customer).toMatchObject({ firstName: 'Anna', lastName: 'Ray' });
  });

  test('S2-30 S5-27 another email needs the password', async () => {
    const moved = { ...typed, email: 'ann@new.example' };
    expect(await sent('update-profile', moved)).toBe(`${BACK}?refused=password-needed%7E%7E`);
    expect(await sent('update-profile', { ...moved, password: 'wrong' })).toContain('refused=rejected%7Eprofile%7E');
    expect(data.shop.people.withEmail(ANN)?.customer.firstName).toBe('Ann');
    expect(await sent('update-profile', { ...moved, password: PASSWORD })).toBe(`${BACK}?account=profile-saved`);
    expect(data.shop.people.withEmail('ann@new.example')?.customer.firstName).toBe('Anna');
  });

  test('a refusal keeps names and email for the page, and never the password', async () => {
    const answer = await door.post(
      '/api/actions/update-profile',
      new URLSearchParams({ ...typed, email: 'ann@new.example', password: 'wrong', back: BACK }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded', cookie: `vsf-customer=${data.visitor.token()}` },
    );
    const line = answer.headers.getSetCookie().find((one) => one.startsWith('posy-typed')) ?? '';
    const kept = new URLSearchParams(decodeURIComponent(/^posy-typed=([^;]*)/.exec(line)?.[1] ?? ''));
    expect(Object.fromEntries(kept)).toEqual({ firstName: 'Anna', lastName: 'Ray', email: 'ann@new.example' });
  });

  test('S5-27 says when only the email was saved', async () => {
    data.wire.failNext('accounts.changeProfile');
    const moved = { ...typed, email: 'ann@new.example', password: PASSWORD };
    expect(await sent('update-profile', moved)).toBe(`${BACK}?refused=only-email-saved%7E%7E`);
  });

  test('S8-7 leads home when the session has ended', async () => {
    expect(await sent('update-profile', typed, 'revoked')).toBe('/');
  });
});

describe('The password without scripts', () => {
  test('S2-30 is changed for whoever knows it', async () => {
    const typed = { current: PASSWORD, password: NEW, repeated: NEW };
    expect(await sent('change-password', typed)).toBe(`${BACK}?account=password-saved`);
    expect(data.shop.people.withEmail(ANN)?.password).toBe(NEW);
  });

  test('S2-30 stays when the new one was typed in two ways, or the current one is wrong', async () => {
    const differ = { current: PASSWORD, password: NEW, repeated: `${NEW}.` };
    expect(await sent('change-password', differ)).toBe(`${BACK}?refused=passwords-differ%7E%7E`);
    const wrong = { current: 'wrong', password: NEW, repeated: NEW };
    expect(await sent('change-password', wrong)).toContain('refused=rejected%7Epassword%7E');
    expect(data.shop.people.withEmail(ANN)?.password).toBe(PASSWORD);
  });
});

test('S1-11 S2-29 the newsletter is ordered and cancelled by its tick', async () => {
  expect(await sent('save-newsletter', { subscribed: 'yes' })).toBe(`${BACK}?account=newsletter-saved`);
  expect(data.shop.people.withEmail(ANN)?.customer.isSubscribed).toBe(true);
  expect(await sent('save-newsletter', {})).toBe(`${BACK}?account=newsletter-saved`);
  expect(data.shop.people.withEmail(ANN)?.customer.isSubscribed).toBe(false);
});
