import { serverApp } from '../../../../src/composition/server/create-server-app';
import { handleAction } from '../../../../src/adapters/http/handle-action';
import { publicPage } from '../../../../src/composition/server/pages';
import { loadPath } from '../../../../src/adapters/http/pages/path';
import { aHomePage } from '../../../builders/a-home-page';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';
import { runningFrontServer } from '../../../composition/opened-features';

let server: Awaited<ReturnType<typeof runningFrontServer>>;
let data: ReturnType<typeof aServerApp>;
const YEAR = 31_536_000;
const STORES = 'default en-GB GBP,EUR; german de-DE EUR /german';
const SETTLED = 'vsf-store=default; vsf-locale=default; vsf-currency=GBP';

beforeAll(async () => {
  server = await runningFrontServer(
    (request, response) => void handleAction(serverApp(), 'load-visitor', request, response),
  );
});
beforeEach(() => (data = aServerApp({ home: aHomePage() }, { ...server.env, STORES })));
afterAll(() => server.close());

/** Status, store and currency of the page that stands at this path. */
async function standingAt(path: string) {
  const { status, props } = await askedPage(publicPage(loadPath), path);
  return [status, props.site.storePrefix, props.site.currency, props.failure ?? null];
}

/** Loads the visitor for the page at `path`. */
async function visitor(path: string, headers: Readonly<Record<string, string>> = {}) {
  const prefix = path.startsWith('/german') ? '/german' : '';
  const type = { 'content-type': 'application/json' };
  const address = `${prefix}/api/actions/load-visitor`;
  const response = await server.post(address, JSON.stringify({ path }), { ...type, ...headers });
  const body = (await response.json()) as { result: { ok: boolean; value: Readonly<Record<string, unknown>> } };
  const all = response.headers.getSetCookie();
  return { value: body.result.value, body, all, cookies: all.map((cookie) => cookie.split(';')[0]), response };
}

describe('Loading the visitor', () => {
  test('a new visitor is a guest, and no cart is created', async () => {
    const { value, response } = await visitor('/roses.html');
    expect(value).toEqual({
      signedIn: false,
      store: 'default',
      currency: 'GBP',
      cartQuantity: 0,
      wishes: null,
      goTo: null,
      notice: null,
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(data.shop.carts.size).toBe(0);
  });

  test('returns what the cookies contain, and keeps the token on the server', async () => {
    const cart = data.shop.openNewCart();
    await data.carts.addLine(cart.id, { sku: 'TULIPS', parentSku: null, quantity: 3, entered: [], selected: [] });
    const cookie = `vsf-cart=${cart.id}; vsf-currency=EUR`;
    const { value } = await visitor('/roses.html', { cookie });
    expect(value).toMatchObject({ currency: 'EUR', cartQuantity: 3 });
    const { body } = await visitor('/roses.html', { cookie: 'vsf-customer=very-secret' });
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  test('the store is that of the page', async () => {
    const { value } = await visitor('/german/rosen.html', { cookie: 'vsf-currency=GBP' });
    expect(value).toMatchObject({ store: 'german', currency: 'EUR' });
  });

  test('a quantity that cannot be loaded is null, not 0', async () => {
    data.wire.disconnect();
    expect((await visitor('/x', { cookie: 'vsf-cart=cart-1' })).value).toMatchObject({ cartQuantity: null });
  });

  test("S4-16 S6-1 a request with the token cookie is signed in, and any other is a guest's", async () => {
    expect((await visitor('/x', { cookie: 'vsf-customer=t' })).value.signedIn).toBe(true);
    expect((await visitor('/x')).value.signedIn).toBe(false);
    expect((await visitor('/x', { cookie: 'vsf-cart=c; vsf-customers=t' })).value.signedIn).toBe(false);
    expect((await visitor('/x', { cookie: 'vsf-customer=' })).value.signedIn).toBe(false);
  });
});

describe('Corrected store preferences', () => {
  test('S4-56 S3-60 S3-62 S3-65 a visitor without a store gets the store of the page', async () => {
    expect((await visitor('/roses.html')).cookies).toEqual([
      'vsf-store=default',
      'vsf-locale=default',
      'vsf-currency=GBP',
    ]);
  });

  test('S2-3 the locale is stored for 365 days', async () => {
    const { all } = await visitor('/roses.html');
    expect(all).toContain(`vsf-locale=default; Path=/; Max-Age=${YEAR}; SameSite=Strict`);
  });

  test('S4-57 S4-61 a page of another store changes store, locale and currency', async () => {
    expect(await standingAt('/german/roses.html')).toEqual([200, '/german', 'EUR', null]);
    const { cookies, value } = await visitor('/german/roses.html', { cookie: SETTLED });
    expect(cookies).toEqual(['vsf-store=german', 'vsf-locale=german', 'vsf-currency=EUR']);
    expect(value).toMatchObject({ store: 'german', currency: 'EUR', goTo: null });
  });

  test('a chosen currency stays, and nothing is written without a change', async () => {
    const cookie = 'vsf-store=default; vsf-locale=default; vsf-currency=EUR';
    const { cookies, value } = await visitor('/roses.html', { cookie });
    expect([cookies, value.currency]).toEqual([[], 'EUR']);
  });

  test.each([
    ['the cookie', { cookie: 'vsf-store=german; vsf-locale=german', 'accept-language': 'en' }, '/german'],
    ['the browser', { 'accept-language': 'de-AT,de;q=0.9' }, '/german'],
    ['the fallback', { 'accept-language': 'fr' }, null],
  ])('S4-58 at the root without a prefix %s decides which store opens', async (_what, headers, goTo) => {
    expect((await visitor('/', headers)).value.goTo).toBe(goTo);
    if (goTo !== null) expect(await standingAt(goTo)).toEqual([200, '/german', 'EUR', null]);
  });

  test('S4-58 S4-61 whoever is led to a store or is in one is led no further', async () => {
    const cookie = 'vsf-store=german; vsf-locale=german; vsf-currency=EUR';
    expect((await visitor('/german', { cookie, 'accept-language': 'en' })).value.goTo).toBeNull();
    expect((await visitor('/roses.html', { cookie, 'accept-language': 'de' })).value.goTo).toBeNull();
  });

  test('S3-66 S4-19 a flash message is returned once, and its cookie removed', async () => {
    const { value, cookies } = await visitor('/x', { cookie: `${SETTLED}; vsf-message=not-authorised` });
    expect([value.notice, cookies]).toEqual(['not-authorised', ['vsf-message=']]);
    expect((await visitor('/x', { cookie: `${SETTLED}; vsf-message=Buy+now` })).value.notice).toBeNull();
  });

  test('S4-24 what the cart could not take is told on the cart, once, and to nobody who has signed out', async () => {
    const left = 'vsf-message=cart-reduced';
    const customer = `${SETTLED}; vsf-customer=t; ${left}`;
    const [elsewhere, cart] = [
      await visitor('/roses.html', { cookie: customer }),
      await visitor('/cart', { cookie: customer }),
    ];
    expect([elsewhere.value.notice, elsewhere.cookies.includes('vsf-message=')]).toEqual([null, false]);
    expect([cart.value.notice, cart.cookies.includes('vsf-message=')]).toEqual(['cart-reduced', true]);
    const german = { cookie: `vsf-store=german; vsf-locale=german; vsf-currency=EUR; vsf-customer=t; ${left}` };
    expect((await visitor('/german/cart', german)).value.notice).toBe('cart-reduced');
    const guest = await visitor('/cart', { cookie: `${SETTLED}; ${left}` });
    expect([guest.value.notice, guest.cookies]).toEqual([null, ['vsf-message=']]);
  });
});
