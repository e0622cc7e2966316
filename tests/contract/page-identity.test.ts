import { MemoryContent } from '../../src/adapters/memory/content/memory-content';
import { InMemoryStore } from '../../src/adapters/memory/in-memory-store';
import { MemoryLog } from '../../src/adapters/memory/memory-system';
import { SystemClock } from '../../src/adapters/system/system-clock';
import { openActions, type ActionResponse, type Page } from '../adapters/http/actions/action-client';
import { configOf, serveShop } from '../composition/a-server-app';
import { someStoreData } from '../builders/some-store-data';
import { commerceOver, NOW, runBackend } from './running-backend';

/**
 * The session of a browser whose actions run on the embedded backend, in both cookie profiles. Cookies travel as in a
 * browser, and no response may contain the token.
 */
const PASSWORD = 'Pe0ny-Stems!';

let backend: Awaited<ReturnType<typeof runBackend>>;
let actions: Awaited<ReturnType<typeof openActions>>;
beforeAll(async () => {
  backend = await runBackend();
  actions = await openActions();
});
afterAll(async () => {
  await actions.close();
  await backend.close();
});

interface ShownCart {
  readonly id: string;
  readonly totalQuantity: number;
  readonly items: readonly { readonly uid: string; readonly quantity: number }[];
}

/** A browser that records all responses. */
function aBrowser() {
  const page = actions.page();
  const answers: string[] = [];
  const act = async (...request: Parameters<Page['act']>): Promise<ActionResponse> => {
    const response = await page.act(...request);
    answers.push(JSON.stringify(response.body));
    return response;
  };
  const value = async <Value>(...request: Parameters<Page['act']>): Promise<Value> => {
    const { body } = await act(...request);
    expect(body.result).toMatchObject({ ok: true });
    return body.result?.value as Value;
  };
  const tokens = () => [...page.cookies].filter(([name]) => name.endsWith('vsf-customer')).map(([, text]) => text);
  const cartId = () => [...page.cookies].find(([name]) => name.endsWith('vsf-cart'))?.[1] ?? null;
  return { cookies: page.cookies, answers, act, value, tokens, cartId };
}

type Browser = ReturnType<typeof aBrowser>;

let people = 0;

/** Registers in that browser and follows the link of the confirmation email. */
async function registered(browser: Browser) {
  const email = `page-${(people += 1)}@example.org`;
  const person = { email, password: PASSWORD, firstName: 'Ann', lastName: 'Lee', captchaToken: null };
  expect(await browser.value('register', person)).toEqual({ kind: 'confirm' });
  await backend.access.confirm(email);
  return { email, password: PASSWORD, captchaToken: null };
}

/** Adds a plain product with quantity 2. */
async function add(browser: Browser): Promise<ShownCart> {
  const { sku } = await backend.access.product('plain');
  return browser.value('add-to-cart', { cart: null, sku, chosen: [], answers: {}, quantity: 2 });
}

async function signedIn() {
  const browser = aBrowser();
  const credentials = await registered(browser);
  const { cart } = await browser.value<{ cart: ShownCart }>('sign-in', credentials);
  return { browser, credentials, cart };
}

/** A customer whose browser still names the cart of a guest: signing in could not merge it. */
async function unmerged() {
  const { browser, credentials } = await signedIn();
  const guest = aBrowser();
  await add(guest);
  for (const [name, text] of guest.cookies) if (name.endsWith('vsf-cart')) browser.cookies.set(name, text);
  return { browser, credentials, guest };
}

describe.each(['spec', 'hardened'] as const)('A browser with cookies of the profile %s', (profile) => {
  beforeAll(() => {
    const config = configOf({
      ...actions.env,
      COOKIE_PROFILE: profile,
      MAGENTO_GRAPHQL_URL: backend.graphqlUrl,
    });
    const content = new MemoryContent(new InMemoryStore(someStoreData()));
    const log = new MemoryLog();
    serveShop({ config, clock: new SystemClock(NOW), log, content, backend: commerceOver(config) });
  });

  test('S4-21 S4-23 S4-24 signing in merges the guest cart; the token is in a cookie and in no response', async () => {
    const browser = aBrowser();
    await add(browser);
    const guest = browser.cartId() ?? '';
    const credentials = await registered(browser);
    const { cart } = await browser.value<{ cart: ShownCart }>('sign-in', credentials);
    expect(cart.totalQuantity).toBe(2);
    const own = browser.cartId() ?? '';
    expect(await backend.access.cartLines(own)).toMatchObject([{ quantity: 2 }]);
    expect(own).not.toBe(guest);
    expect((await browser.value<{ email: string }>('load-customer')).email).toBe(credentials.email);
    expect((await browser.value<ShownCart>('load-cart')).id).toBe(cart.id);
    const [token = ''] = browser.tokens();
    expect(token).not.toBe('');
    expect(browser.answers.join()).not.toContain(token);
    if (profile === 'spec') expect(cart.id).toBe(own);
    else for (const id of [guest, own]) expect(browser.answers.join()).not.toContain(id);
  });

  test('S4-27 S4-28 signing out removes token and cart, and the cart returns at the next sign-in', async () => {
    const { browser, credentials } = await signedIn();
    await add(browser);
    const kept = browser.cartId();
    const { body } = await browser.act('sign-out');
    expect(body.session).toEqual({ signedIn: false, expired: false });
    expect([browser.tokens(), browser.cartId()]).toEqual([[], null]);
    const { cart } = await browser.value<{ cart: ShownCart }>('sign-in', credentials);
    expect([browser.cartId(), cart.totalQuantity]).toEqual([kept, 2]);
  });

  test.each([
    ['load-customer', {}],
    ['load-addresses', {}],
    ['load-cart', {}],
    ['load-wishlist', { page: 1, itemsPerPage: 10 }],
  ])('S4-17 a session that ended elsewhere is reported by %s, which clears nothing', async (action, input) => {
    const { browser, credentials } = await signedIn();
    const before = [browser.tokens(), browser.cartId()];
    await backend.access.endSignIns(credentials.email);
    const { body, setCookies } = await browser.act(action, input);
    expect(body.result).toMatchObject({ ok: false, reason: { kind: 'unauthorised' } });
    expect(body.session).toEqual({ signedIn: true, expired: true });
    expect([setCookies, [browser.tokens(), browser.cartId()]]).toEqual([[], before]);
  });

  test('S4-18 S4-19 S4-20 a session that ended elsewhere is ended once, and the next page has one message', async () => {
    const { browser, credentials } = await signedIn();
    await backend.access.endSignIns(credentials.email);
    expect(await browser.value('end-session')).toBe(true);
    expect(await browser.value('end-session')).toBe(false);
    expect([browser.tokens(), browser.cartId()]).toEqual([[], null]);
    expect(await browser.value('load-visitor', { path: '/' })).toMatchObject({
      signedIn: false,
      notice: 'not-authorised',
    });
    expect(await browser.value('load-visitor', { path: '/' })).toMatchObject({ notice: null });
  });

  test('S4-38 a guest cart replaces the refused cart of a customer whose session has expired', async () => {
    const { browser, credentials } = await signedIn();
    await add(browser);
    const own = browser.cartId();
    await backend.access.endSignIns(credentials.email);
    await browser.act('end-session');
    expect((await browser.value<ShownCart>('load-cart')).items).toEqual([]);
    expect([browser.tokens(), browser.cartId() === null, browser.cartId() === own]).toEqual([[], false, false]);
  });

  test('S4-18 the cart of a guest that was not merged yet survives the end of the session', async () => {
    const { browser, credentials, guest } = await unmerged();
    await backend.access.endSignIns(credentials.email);
    expect(await browser.value('end-session')).toBe(true);
    expect([browser.tokens(), browser.cartId()]).toEqual([[], guest.cartId()]);
    expect((await browser.value<ShownCart>('load-cart')).totalQuantity).toBe(2);
  });

  test('S4-17 S4-24 changing a guest cart that was not merged yet keeps the session and merges the cart', async () => {
    const { browser, guest } = await unmerged();
    const { id, items } = await guest.value<ShownCart>('load-cart');
    const { body } = await browser.act('change-quantity', { cart: id, item: items[0]?.uid, quantity: 5 });
    expect(body.session).toEqual({ signedIn: true, expired: false });
    expect(body.result).toMatchObject({
      ok: false,
      reason: { kind: 'cart-changed', cart: { items: [{ quantity: 2 }] } },
    });
    expect(browser.tokens()).toHaveLength(1);
    expect(await backend.access.cartLines(browser.cartId() ?? '')).toMatchObject([{ quantity: 2 }]);
  });

  test('S8-21 a wrong password changes nothing for the guest', async () => {
    const browser = aBrowser();
    const { email } = await registered(browser);
    await add(browser);
    const guest = browser.cartId();
    const { body } = await browser.act('sign-in', { email, password: 'Wr0ng-password!', captchaToken: null });
    expect([body.result?.ok, body.session]).toEqual([false, { signedIn: false, expired: false }]);
    expect([browser.tokens(), browser.cartId()]).toEqual([[], guest]);
  });
});
