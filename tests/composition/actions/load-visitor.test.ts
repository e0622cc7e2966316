import { handleVisitor } from '../../../src/composition/actions/handle-visitor';
import { aServerApp } from '../a-server-app';
import { runningFrontServer } from '../opened-features';

let door: Awaited<ReturnType<typeof runningFrontServer>>;
let data: ReturnType<typeof aServerApp>;

beforeAll(async () => {
  door = await runningFrontServer((request, response) => {
    void handleVisitor(request, response);
  });
});
beforeEach(
  () => (data = aServerApp({}, { ...door.env, STORES: 'default en-GB GBP,EUR; weddings en-GB EUR /weddings' })),
);
afterAll(() => door.close());

const ask = async (body: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await door.post('/api/visitor', body, headers);
  return { status: answer.status, body: (await answer.json()) as unknown, cache: answer.headers.get('cache-control') };
};

describe('Whose page it is, as the server answers', () => {
  test('a stranger is nobody, and no cart is made for the question', async () => {
    expect(await ask('{"counts":true,"path":"/roses.html"}')).toEqual({
      status: 200,
      body: { signedIn: false, store: 'default', currency: 'GBP', cartQuantity: 0 },
      cache: 'no-store',
    });
    expect(data.shop.carts.size).toBe(0);
  });

  test('the cookies tell the rest; the token stays on the server', async () => {
    const cart = data.shop.openNewCart();
    await data.carts.addLine(cart.id, { sku: 'TULIPS', parentSku: null, quantity: 3, entered: [], selected: [] });
    const cookie = `vsf-cart=${cart.id}; vsf-currency=EUR; vsf-customer=very-secret`;
    const { body } = await ask('{"counts":true}', { cookie });
    expect(body).toEqual({ signedIn: true, store: 'default', currency: 'EUR', cartQuantity: 3 });
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  test('the store is that of the open page', async () => {
    const { body } = await ask('{"path":"/weddings/roses.html"}', { cookie: 'vsf-currency=GBP' });
    expect(body).toMatchObject({ store: 'weddings', currency: 'EUR' });
  });

  test('what was not asked for is not counted', async () => {
    expect((await ask('{}')).body).toMatchObject({ cartQuantity: null });
    expect((await ask('')).body).toMatchObject({ cartQuantity: null });
    expect(data.wire.calls).toEqual([]);
  });

  test('what cannot be counted is null, and not none', async () => {
    data.wire.cut();
    expect((await ask('{"counts":true}', { cookie: 'vsf-cart=cart-1' })).body).toMatchObject({ cartQuantity: null });
  });

  test.each(['[]', '"x"', '7', 'null', '{', 'counts=true'])('%j is no question', async (question) => {
    expect((await ask(question)).status).toBe(400);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
  ])('a question with %j is turned away', async (headers, status) => {
    expect((await ask('{"counts":true}', headers)).status).toBe(status);
  });

  test('a question to a host that is not the shop’s is turned away', async () => {
    aServerApp({}, { SITE_URL: 'https://posy.test' });
    expect((await ask('{}')).status).toBe(400);
  });

  test('it is asked by POST alone', async () => {
    expect((await door.post('/api/visitor', '', {}, 'GET')).status).toBe(405);
  });
});

describe('What the answer puts right', () => {
  const YEAR = 31_536_000;
  const STORES = 'default en-GB GBP,EUR; german de-DE EUR /german';
  beforeEach(() => (data = aServerApp({}, { ...door.env, STORES })));

  const asked = async (path: string, headers: Readonly<Record<string, string>> = {}, more: object = {}) => {
    const answer = await door.post('/api/visitor', JSON.stringify({ path, ...more }), headers);
    const body = (await answer.json()) as Readonly<Record<string, unknown>>;
    return {
      body,
      cookies: answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]),
      all: answer.headers.getSetCookie(),
    };
  };

  test('S4-56 S3-60 S3-62 S3-65 who was nowhere yet is in the store of the page', async () => {
    expect((await asked('/roses.html')).cookies).toEqual([
      'vsf-store=default',
      'vsf-locale=default',
      'vsf-currency=GBP',
    ]);
  });

  test('S2-3 the locale is kept for 365 days', async () => {
    const { all } = await asked('/roses.html');
    expect(all).toContain(`vsf-locale=default; Path=/; Max-Age=${YEAR}; SameSite=Strict`);
  });

  test('S4-57 S4-61 a path of another store moves store, locale and currency there', async () => {
    const cookie = 'vsf-store=default; vsf-locale=default; vsf-currency=GBP';
    const { cookies, body } = await asked('/german/rosen.html', { cookie });
    expect(cookies).toEqual(['vsf-store=german', 'vsf-locale=german', 'vsf-currency=EUR']);
    expect(body).toMatchObject({ store: 'german', currency: 'EUR' });
    expect(body).not.toHaveProperty('goTo');
  });

  test('a chosen currency stays, and nothing is written when all is as it should be', async () => {
    const cookie = 'vsf-store=default; vsf-locale=default; vsf-currency=EUR';
    const { cookies, body } = await asked('/roses.html', { cookie });
    expect([cookies, body.currency]).toEqual([[], 'EUR']);
  });

  test.each([
    ['the cookie', { cookie: 'vsf-store=german; vsf-locale=german', 'accept-language': 'en' }, '/german'],
    ['the browser', { 'accept-language': 'de-AT,de;q=0.9' }, '/german'],
    ['the fallback', { 'accept-language': 'fr' }, undefined],
  ])('S4-58 at the bare root %s decides whose door is opened', async (_what, headers, goTo) => {
    expect((await asked('/', headers)).body.goTo).toBe(goTo);
  });

  test('S3-66 S4-19 a message of the page before is told once, by its name, and its cookie removed', async () => {
    const settled = 'vsf-store=default; vsf-locale=default; vsf-currency=GBP';
    const { body, cookies } = await asked('/x', { cookie: `${settled}; vsf-message=not-authorised` });
    expect([body.notice, cookies]).toEqual(['not-authorised', ['vsf-message=']]);
    expect((await asked('/x', { cookie: `${settled}; vsf-message=Buy+now` })).body).not.toHaveProperty('notice');
  });

  test('S4-16 S6-1 whoever brings the token’s cookie is signed in from the start, and everybody else a guest', async () => {
    expect((await asked('/x', { cookie: 'vsf-customer=t' })).body.signedIn).toBe(true);
    expect((await asked('/x')).body.signedIn).toBe(false);
    expect((await asked('/x', { cookie: 'vsf-cart=c; vsf-customers=t' })).body.signedIn).toBe(false);
    expect((await asked('/x', { cookie: 'vsf-customer=' })).body.signedIn).toBe(false);
  });

  test('S4-33 the settings of accounts come when they are asked for, without any secret', async () => {
    expect((await asked('/x')).body).not.toHaveProperty('settings');
    data = aServerApp({}, { ...door.env, STORES, RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'very-secret' });
    const { body } = await asked('/x', {}, { settings: true });
    expect(body.settings).toMatchObject({ confirmation: true, recaptcha: { siteKey: 'site', version: 3 } });
    expect(body.settings).toHaveProperty('stores.1.code', 'german');
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});
