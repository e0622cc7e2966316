/** @jest-environment jsdom */
import { createBrowserApp } from '../../../src/composition/browser/browser-app';
import { createCheckoutFeature } from '../../../src/composition/browser/checkout';
import { createProduct } from '../../../src/composition/browser/product';
import { createPaymentFeature } from '../../../src/composition/browser/payment';
import { EMPTY_LAYOUT_DATA, type SiteProps } from '../../../src/ui/site-props';
import { cartChangedTitle, cartChangedMessage } from '../../../src/ui/texts/en/cart/cart-notices';
import { aCart, aCartItem } from '../../builders/a-cart';
import { aProduct } from '../../builders/a-product';
import { settled } from '../../unit/ui/a-schedule';
import { anActionsApi, signedIn, UNAUTHORISED, visitor } from './an-actions-api';

const TULIPS = { product: aProduct({ sku: 'TULIPS' }), quantity: 1, answers: {} };

/** A page, and where it navigated. */
function aPage(site: Partial<SiteProps> = {}) {
  const led: string[] = [];
  const lead = (to: string) => void led.push(to);
  const navigation = { assign: lead, replace: lead, reload: () => lead('reload') };
  return { app: createBrowserApp({ ...EMPTY_LAYOUT_DATA, ...site }, navigation), led };
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  Object.assign(window, { posySent: [] });
});

/** What the loader leaves for the hydrated page. */
function hasSent(action: string, about: string, response: Promise<unknown>): void {
  const posySent: object[] = [];
  posySent.push({ action, about, take: () => (posySent.pop(), response) });
  Object.assign(window, { posySent });
}

describe('The visitor of a page', () => {
  test('is loaded with one request that names the page', async () => {
    const { asked } = anActionsApi({ 'load-visitor': visitor({ cartQuantity: 3 }) });
    const { app } = aPage({ storePrefix: '/ie' });
    await app.syncVisitor();
    expect(asked).toEqual([
      { name: 'load-visitor', path: '/ie/api/actions/load-visitor', body: { path: '/', wishes: true } },
    ]);
    expect([app.cart.badge, app.account.signedIn, await app.account.whenKnown()]).toEqual([3, false, false]);
  });

  test('is taken over from the loader, which has already asked for it, and asked for again after that', async () => {
    const { asked } = anActionsApi({ 'load-visitor': visitor({ cartQuantity: 5 }) });
    const json = { result: visitor({ cartQuantity: 3 }), session: signedIn() };
    const response = Promise.resolve({ status: 200, json: async () => json });
    hasSent('load-visitor', '', response);
    const { app } = aPage();
    await app.syncVisitor();
    expect([asked, app.cart.badge, await app.account.whenKnown()]).toEqual([[], 3, true]);
    await app.syncVisitor();
    expect([asked.length, app.cart.badge]).toEqual([1, 5]);
  });

  test('is followed when another tab signs in or out, and the other tabs learn what this one does', async () => {
    const session = { current: signedIn() };
    anActionsApi({ 'load-visitor': visitor({ signedIn: true }) }, session);
    const { app } = aPage();
    await app.syncVisitor();
    expect([app.account.signedIn, localStorage.getItem('posy-signed-in')]).toEqual([true, '1']);
    session.current = { signedIn: false, expired: false };
    document.dispatchEvent(new Event('posy:visitor'));
    await settled();
    expect([app.account.signedIn, localStorage.getItem('posy-signed-in')]).toEqual([false, null]);
  });

  test('is signed in when the server says so', async () => {
    anActionsApi({ 'load-visitor': visitor({ signedIn: true }) }, { current: signedIn() });
    const { app } = aPage();
    await app.syncVisitor();
    expect([app.account.signedIn, await app.account.whenKnown()]).toEqual([true, true]);
  });

  test("S4-56 is redirected to the better store, and once to the page in the visitor's currency", async () => {
    anActionsApi({ 'load-visitor': visitor({ goTo: '/ie' }) });
    const { app, led } = aPage();
    await app.syncVisitor();
    expect(led).toEqual(['/ie']);
    sessionStorage.clear();
    anActionsApi({ 'load-visitor': visitor({ currency: 'EUR' }) });
    const other = aPage();
    await other.app.syncVisitor();
    await other.app.syncVisitor();
    expect(other.led).toEqual([window.location.href]);
  });

  test('S4-20 S8-7 sees the flash message of the previous page, which stays until it is dismissed', async () => {
    anActionsApi({ 'load-visitor': visitor({ notice: 'not-authorised' }) });
    const { app } = aPage();
    await app.syncVisitor();
    for (let turn = 0; turn < 100 && app.notices.shown.length === 0; turn += 1) await settled();
    const message = 'You are not authorized, please log in.';
    expect(app.notices.shown).toMatchObject([{ type: 'warning', message, persist: true }]);
  });

  test('is unknown without a response, and the page works', async () => {
    anActionsApi();
    const { app, led } = aPage();
    await app.syncVisitor();
    expect([await app.account.whenKnown(), led]).toEqual([false, []]);
  });
});

test('S4-40 the first add to cart of a new visitor is one request', async () => {
  const { asked } = anActionsApi({ 'add-to-cart': { ok: true, value: aCart() } });
  const { app } = aPage();
  expect((await app.cart.add(TULIPS)).ok).toBe(true);
  expect(asked.map(({ name, body }) => [name, body])).toEqual([
    ['add-to-cart', { cart: null, sku: 'TULIPS', chosen: [], answers: {}, quantity: 1 }],
  ]);
  expect(app.cart.badge).toBe(aCart().totalQuantity);
});

describe('An expired session', () => {
  test('S4-17 S4-19 S4-20 redirects home once, however many actions report it, and sends nothing else', async () => {
    const session = { current: { signedIn: true, expired: true } };
    const { names } = anActionsApi(
      { 'load-cart': UNAUTHORISED, 'apply-coupon': UNAUTHORISED, 'end-session': { ok: true, value: true } },
      session,
    );
    const { app, led } = aPage({ storePrefix: '/ie' });
    await Promise.all([app.cart.load(), app.cart.applyCoupon('TENTH')]);
    await settled();
    expect(names().filter((name) => name === 'end-session')).toHaveLength(1);
    expect(led).toEqual(['/ie']);
  });

  test('stays on the page when the visitor has signed in meanwhile', async () => {
    const { names } = anActionsApi(
      { 'load-cart': UNAUTHORISED, 'end-session': { ok: true, value: false } },
      { current: { signedIn: true, expired: true } },
    );
    const { app, led } = aPage();
    await app.cart.load();
    await settled();
    expect([names(), led]).toEqual([['load-cart', 'end-session'], []]);
  });

  test('a refused action of a valid session does not redirect', async () => {
    const { names } = anActionsApi({ 'apply-coupon': UNAUTHORISED }, { current: signedIn() });
    const { app, led } = aPage();
    await app.cart.applyCoupon('TENTH');
    await settled();
    expect([names(), led, app.account.signedIn]).toEqual([['apply-coupon'], [], true]);
  });
});

describe('A cart that another tab has changed', () => {
  const NOW = aCart({ id: 'other', items: [aCartItem({ sku: 'FERN' })] });
  const CHANGED = { ok: false, reason: { kind: 'cart-changed', cart: NOW } };

  test.each(['cart-changed', 'item-gone'] as const)('%s: is shown as it is now, with a notice', async (kind) => {
    const { asked } = anActionsApi({ 'change-quantity': { ok: false, reason: { kind, cart: NOW } } });
    const { app } = aPage();
    app.cart.open(aCart({ id: 'shown', items: [aCartItem({ sku: 'TULIPS' })] }));
    app.cart.typeQuantity('item-TULIPS', '3');
    await app.cart.flush();
    expect(asked[0]?.body).toEqual({ cart: 'shown', item: 'item-TULIPS', quantity: 3 });
    expect(app.cart.rows.map(({ item }) => item.sku)).toEqual(['FERN']);
    expect(app.notices.shown).toMatchObject([
      { type: 'warning', title: cartChangedTitle, message: cartChangedMessage(kind) },
    ]);
  });

  test('the next change names the cart that is shown now', async () => {
    const { asked } = anActionsApi({ 'apply-coupon': CHANGED });
    const { app } = aPage();
    app.cart.show(aCart({ id: 'shown' }));
    await app.cart.applyCoupon('TENTH');
    await app.cart.applyCoupon('TENTH');
    expect(asked.map(({ body }) => body.cart)).toEqual(['shown', 'other']);
  });
});

describe('The checkout in a tab', () => {
  test('S4-17 shares the cart and the session of its tab', async () => {
    const { names, asked } = anActionsApi(
      { 'attach-email': UNAUTHORISED, 'end-session': { ok: true, value: true }, countries: { ok: true, value: [] } },
      { current: { signedIn: true, expired: true } },
    );
    const { app, led } = aPage();
    app.cart.show(aCart({ id: 'shown' }));
    const checkout = createCheckoutFeature(app.cart, () => fail('led away'), app.account, {
      hasAccounts: true,
      unpaidHolds: null,
    });
    await checkout.billing.address.load();
    expect(names()).toContain('countries');
    expect(checkout.account.identification.isOffered).toBe(true);
    const guests = createCheckoutFeature(app.cart, () => fail('led away'), app.account, {
      hasAccounts: false,
      unpaidHolds: null,
    });
    expect(guests.account.identification.isOffered).toBe(false);
    await createPaymentFeature(app.cart).follow();
    expect(asked.at(-1)?.name).toBe('follow-payment');
    expect(led).toEqual([]);
  });

  test.each([
    [false, ['place-order']],
    [true, ['settings', 'place-order']],
  ])('an order is sent with a captcha token if the shop needs one: %s', async (needsCaptcha, expected) => {
    const { names, asked } = anActionsApi({
      settings: { ok: true, value: { confirmation: true, recaptcha: { siteKey: 'site', version: 3 }, stores: [] } },
      'place-order': { kind: 'placed', number: '000000001' },
    });
    const scripts = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) node.dispatchEvent(new Event('load'));
    });
    scripts.observe(document.head, { childList: true });
    const grecaptcha = { ready: (go: () => void) => go(), execute: async () => 'human' };
    Object.assign(window, { grecaptcha });
    const { app } = aPage({ needsCaptcha });
    const { placing } = createCheckoutFeature(app.cart, () => undefined, app.account, {
      hasAccounts: true,
      unpaidHolds: null,
    }).payment;
    await placing.place(aCart(), 'cash');
    scripts.disconnect();
    Object.assign(window, { grecaptcha: undefined });
    expect(names().filter((name) => expected.includes(name))).toEqual(expected);
    expect(names()).toHaveLength(expected.length);
    const { body } = asked.at(-1) ?? {};
    expect(body?.captchaToken).toBe(needsCaptcha ? 'human' : null);
    expect(placing.stage).toEqual({ kind: 'placed', number: '000000001' });
  });

  test('using a cart outside any tab throws', () => {
    anActionsApi();
    const { app } = aPage();
    expect(() =>
      createCheckoutFeature({ ...app.cart } as typeof app.cart, () => undefined, app.account, {
        hasAccounts: true,
        unpaidHolds: null,
      }),
    ).toThrow('no tab');
  });

  test('a visitor who signs in on the first step is a customer on the next', async () => {
    const session = { current: { signedIn: false, expired: false } };
    anActionsApi({ 'load-visitor': visitor(), 'load-cart': { ok: true, value: aCart() } }, session);
    const { app } = aPage();
    await app.syncVisitor();
    const checkout = createCheckoutFeature(app.cart, () => undefined, app.account, {
      hasAccounts: true,
      unpaidHolds: null,
    });
    await checkout.account.enter();
    expect(checkout.account.isCustomer).toBe(false);
    session.current = signedIn();
    await app.cart.load();
    await checkout.account.enter();
    expect(checkout.account.isCustomer).toBe(true);
  });
});

describe('A product that the loader has added before hydration', () => {
  const early = (action: string, about: string, result: unknown) => {
    const response = Promise.resolve({ status: 200, json: async () => ({ result, session: signedIn() }) });
    hasSent(action, about, response);
  };

  test('is taken over with its result and not sent again; the next one is', async () => {
    const { names } = anActionsApi({ 'add-to-cart': { ok: true, value: aCart({ totalQuantity: 7 }) } });
    early('add-to-cart', '"TULIPS"', { ok: true, value: aCart({ totalQuantity: 6 }) });
    const { app } = aPage();
    // The page would refuse it, but the server has accepted it.
    const page = createProduct(aProduct({ sku: 'TULIPS', availability: { inStock: false, onlyLeft: null } }), app);
    await page.addToCart({}, '1');
    expect([names(), page.added, app.cart.badge]).toEqual([[], 'on-page', 6]);
    await app.cart.add(TULIPS);
    expect([names(), app.cart.badge]).toEqual([['add-to-cart'], 7]);
  });

  test('is not taken for another product', async () => {
    const { names } = anActionsApi({ 'add-to-cart': { ok: true, value: aCart() } });
    early('add-to-cart', '"FERN"', { ok: true, value: aCart() });
    const { app } = aPage();
    await app.cart.add(TULIPS);
    expect(names()).toEqual(['add-to-cart']);
  });
});

describe('S2-6 A product page in a tab', () => {
  test("S5-13 refuses what the domain's rules refuse, and sends nothing", async () => {
    const { names } = anActionsApi({});
    const { app } = aPage();
    const page = createProduct(aProduct({ availability: { inStock: false, onlyLeft: null } }), app);
    await page.addToCart({}, '1');
    expect([page.refusal, page.added, app.cart.badge]).toEqual([{ kind: 'out-of-stock' }, 'no', 0]);
    expect(names()).toEqual([]);
  });

  test.each([
    ['?wishlist=true', true, true],
    ['', true, false],
    ['?wishlist=true', false, false],
  ])('S2-6 at %j, signed in: %s, loads the wishlist: %s', async (search, isSignedIn, isAsked) => {
    window.history.replaceState(null, '', `/tulips.html${search}`);
    const { names } = anActionsApi(
      { 'load-visitor': visitor(), 'add-to-cart': { ok: true, value: aCart() } },
      { current: { signedIn: isSignedIn, expired: false } },
    );
    const { app } = aPage();
    await app.syncVisitor();
    const page = createProduct(aProduct(), app);
    await page.addToCart({}, '1');
    expect(page.added).toBe('on-page');
    for (let turn = 0; turn < 50 && isAsked && !names().includes('load-wishlist'); turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await settled();
    expect(names().includes('load-wishlist')).toBe(isAsked);
  });
});
