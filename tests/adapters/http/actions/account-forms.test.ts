import { serverApp } from '../../../../src/composition/server/create-server-app';
import { handleAction } from '../../../../src/adapters/http/handle-action';
import { aCustomer, anAccount, PASSWORD } from '../../../builders/a-customer';
import { aServerApp } from '../../../composition/a-server-app';
import { runningFrontServer } from '../../../composition/opened-features';

let door: Awaited<ReturnType<typeof runningFrontServer>>;
let data: ReturnType<typeof aServerApp>;

beforeAll(async () => {
  door = await runningFrontServer((request, response) => {
    void handleAction(serverApp(), (request.url ?? '').split('/').at(-1) ?? '', request, response);
  });
});
beforeEach(() => (data = aServerApp({}, door.env)));
afterAll(() => door.close());

const { email: ANN } = aCustomer();
const BEA = { email: 'bea@example.org', firstName: 'Bea', lastName: 'Ray', password: PASSWORD, agreed: 'yes' };

const TYPED = (fields: string) => `posy-typed=${fields}; Path=/; Max-Age=60; SameSite=Strict; HttpOnly`;

/** Status, address and cookies of the response to a form on `/sign-in`, and its body where it is not a redirect. */
async function send(form: string, fields: Readonly<Record<string, string>>, cookie = '', back = '/sign-in') {
  const answer = await door.post(`/api/actions/${form}`, new URLSearchParams({ ...fields, back }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...(cookie !== '' && { cookie }),
  });
  const { status, headers } = answer;
  return {
    status,
    goTo: headers.get('location'),
    lines: headers.getSetCookie(),
    cookies: headers.getSetCookie().map((line) => line.split(/[=;]/)[0]),
    cookie: (headers.getSetCookie()[0] ?? '').split(';')[0] ?? '',
    body: status === 303 ? null : await answer.text(),
  };
}

describe('Signing in without scripts', () => {
  test('S1-8 S4-21 writes the token cookie and goes back to the page, in its store', async () => {
    anAccount(data.shop);
    const answer = await send('sign-in', { email: ANN, password: PASSWORD }, '', '/ie/sign-in?refused=rejected~~');
    expect(answer).toMatchObject({ status: 303, goTo: '/ie/sign-in' });
    expect(answer.cookies).toContain('vsf-customer');
  });

  test('S4-24 says that not all of the guest cart was kept', async () => {
    anAccount(data.shop);
    const cart = data.shop.openNewCart();
    await data.carts.addLine(cart.id, { sku: 'TULIPS', parentSku: null, quantity: 2, entered: [], selected: [] });
    data.shop.restock('TULIPS', 1);
    const answer = await send('sign-in', { email: ANN, password: PASSWORD }, `vsf-cart=${cart.id}`);
    expect(answer.goTo).toBe('/sign-in?account=reduced&left=TULIPS');
  });

  test('S8-21 a refusal names nothing that was typed in the URL, and keeps the email for the page', async () => {
    anAccount(data.shop);
    const answer = await send('sign-in', { email: ANN, password: 'passw0rd?' });
    expect(answer).toMatchObject({ status: 303, goTo: '/sign-in?refused=rejected%7E%7EUNDEFINED' });
    expect(answer.lines).toEqual([TYPED(`email%3D${ANN.replace('@', '%2540')}`)]);
  });

  test('what was typed is forgotten once the form is accepted', async () => {
    anAccount(data.shop);
    const answer = await send('sign-in', { email: ANN, password: PASSWORD }, 'posy-typed=email%3Dx');
    expect(answer.lines.filter((line) => line.startsWith('posy-typed'))).toEqual([
      'posy-typed=; Path=/; Max-Age=0; SameSite=Strict; HttpOnly',
    ]);
  });

  test('S4-27 signing out removes the token', async () => {
    anAccount(data.shop);
    const { cookie } = await send('sign-in', { email: ANN, password: PASSWORD });
    const answer = await send('sign-out', {}, cookie);
    expect(answer.goTo).toBe('/sign-in');
    expect(answer.cookies).toContain('vsf-customer');
    expect((await send('sign-out', {}, cookie)).status).toBe(303);
  });
});

describe('Registering without scripts', () => {
  test('S1-8 S4-31 says that the account has to be confirmed', async () => {
    data = aServerApp({ needsConfirmation: true }, { ...door.env });
    const answer = await send('register', { ...BEA, newsletter: 'yes' });
    expect(answer).toMatchObject({ goTo: '/sign-in?account=confirm', cookies: [] });
    expect(data.shop.people.withEmail(BEA.email)?.customer).toMatchObject({ firstName: 'Bea', isSubscribed: true });
  });

  test('subscribes nobody who did not tick the newsletter', async () => {
    await send('register', BEA);
    expect(data.shop.people.withEmail(BEA.email)?.customer.isSubscribed).toBe(false);
  });

  test('S8-22 a refusal keeps names, email and ticks for the page, and never the password', async () => {
    anAccount(data.shop);
    const answer = await send('register', { ...BEA, email: ANN, lastName: 'Ray & Söhne', newsletter: 'yes' });
    expect(answer.goTo).toMatch(/^\/sign-in\?refused=/);
    const [line = ''] = answer.lines;
    const typed = new URLSearchParams(decodeURIComponent(/^posy-typed=([^;]*)/.exec(line)?.[1] ?? ''));
    expect(Object.fromEntries(typed)).toEqual({
      ...{ email: ANN, firstName: 'Bea', lastName: 'Ray & Söhne' },
      ...{ newsletter: 'yes', agreed: 'yes' },
    });
  });

  test('creates nothing without consent', async () => {
    const { agreed: _agreed, ...rest } = BEA;
    const answer = await send('register', rest);
    expect([answer.status, data.shop.people.withEmail(BEA.email)]).toEqual([400, null]);
  });
});

test.each([ANN, 'nobody@example.org'])('S8-23 a new password for %s is requested without scripts', async (email) => {
  anAccount(data.shop);
  expect(await send('request-password-reset', { email })).toMatchObject({ goTo: '/sign-in?account=sent', cookies: [] });
  expect(await send('request-password-reset', { email: 'ann' })).toMatchObject({
    goTo: '/sign-in?refused=rejected%7E%7EUNDEFINED',
  });
});

test('S2-57 S7-71 the newsletter is subscribed to without scripts, and only with consent', async () => {
  const email = 'bea@example.org';
  expect((await send('subscribe-newsletter', { email })).status).toBe(400);
  const answer = await send('subscribe-newsletter', { email, agreed: 'yes' }, '', '/newsletter');
  expect(answer.goTo).toBe('/newsletter?newsletter=subscribed');
  const again = await send('subscribe-newsletter', { email, agreed: 'yes' }, '', '/newsletter');
  // The response must not reveal whether it is on the list.
  expect(again.goTo).toBe(answer.goTo);
});

describe('Whether an email has an account', () => {
  const asJson = async (action: string, body: object) => {
    const answer = await door.post(`/api/actions/${action}`, JSON.stringify(body), {
      'content-type': 'application/json',
    });
    const names = [...answer.headers.keys()].filter((name) => name !== 'date');
    return { status: answer.status, body: await answer.text(), cookies: answer.headers.getSetCookie(), names };
  };

  test.each([
    ['S8-21', 'sign-in', { password: 'passw0rd?', captchaToken: null }],
    ['S8-23', 'request-password-reset', { captchaToken: null }],
  ])('%s cannot be told from the response to %s', async (_id, action, rest) => {
    anAccount(data.shop);
    const known = await asJson(action, { email: ANN, ...rest });
    expect(await asJson(action, { email: 'nobody@example.org', ...rest })).toEqual(known);
    expect(known.status).toBe(200);
    const form = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value ?? '']));
    // Apart from what was typed itself.
    const told = async (email: string) =>
      JSON.parse(
        JSON.stringify(await send(action, { email, ...form })).replaceAll(email.replace('@', '%2540'), ''),
      ) as object;
    expect(await told('nobody@example.org')).toEqual(await told(ANN));
  });
});
