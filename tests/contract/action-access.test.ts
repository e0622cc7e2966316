import { MemoryContent } from '../../src/adapters/memory/content/memory-content';
import { InMemoryStore } from '../../src/adapters/memory/in-memory-store';
import { MemoryLog } from '../../src/adapters/memory/memory-system';
import { SystemClock } from '../../src/adapters/system/system-clock';
import { type ActionName, ACTIONS } from '../../src/adapters/http/actions/actions';
import { openActions, type Page } from '../adapters/http/actions/action-client';
import { configOf, serveShop } from '../composition/a-server-app';
import { someStoreData } from '../builders/some-store-data';
import { INPUTS, type Things } from './action-inputs';
import { commerceOver, NOW, runBackend } from './running-backend';

/** Who may run which action of the page, on the embedded backend: the column `access` of the table of actions. */
const PASSWORD = 'Pe0ny-Stems!';
const PRIVATE = 'Quillfeather';
const TOKEN = 'vsf-customer';

let backend: Awaited<ReturnType<typeof runBackend>>;
let actions: Awaited<ReturnType<typeof openActions>>;
let owner: Page;
let other: Page;
let own: Things;
/** Tokens that are worth nothing any more, and one that never was. */
let worthless: Readonly<Record<'expired' | 'revoked' | 'forged', string>>;

beforeAll(async () => {
  backend = await runBackend();
  actions = await openActions();
  const config = configOf({ ...actions.env, MAGENTO_GRAPHQL_URL: backend.graphqlUrl });
  const content = new MemoryContent(new InMemoryStore(someStoreData()));
  serveShop({ config, clock: new SystemClock(NOW), log: new MemoryLog(), content, backend: commerceOver(config) });
  const email = await registered('owner', 'Ottilie', PRIVATE);
  const old = await signedIn(email);
  await backend.access.expireSignIns(email);
  const revoked = await signedIn(email);
  const token = revoked.cookies.get(TOKEN) ?? '';
  await revoked.act('sign-out');
  worthless = { expired: old.cookies.get(TOKEN) ?? '', revoked: token, forged: 'f0'.repeat(16) };
  owner = await signedIn(email);
  own = { ...(await everythingOf(owner)), email };
  other = await signedIn(await registered('other', 'Eve', 'Ray'));
});
afterAll(async () => {
  await actions.close();
  await backend.close();
});

async function registered(name: string, firstName: string, lastName: string): Promise<string> {
  const email = `${name}@example.org`;
  await actions.page().act('register', { email, password: PASSWORD, firstName, lastName, captchaToken: null });
  await backend.access.confirm(email);
  return email;
}

async function signedIn(email: string): Promise<Page> {
  const page = actions.page();
  expect((await page.act('sign-in', { email, password: PASSWORD, captchaToken: null })).body.result?.ok).toBe(true);
  return page;
}

async function everythingOf(page: Page): Promise<Omit<Things, 'email'>> {
  const { sku } = await backend.access.product('plain');
  const value = async <Value>(action: ActionName, input: object = {}) =>
    (await page.act(action, input)).body.result?.value as Value;
  const things = { cart: '', item: '', address: '', wish: '', email: '', sku };
  const book = { ...INPUTS['add-address'](things), lastName: PRIVATE };
  expect(await page.act('add-address', book)).toMatchObject({ body: { result: { ok: true } } });
  const cart = await value<{ id: string; items: { uid: string }[] }>('add-to-cart', {
    ...INPUTS['add-to-cart'](things),
    cart: null,
  });
  const wishlist = await value<{ items: { id: string }[] }>('add-wish', INPUTS['add-wish'](things));
  const [address] = await value<{ id: string }[]>('load-addresses');
  return {
    sku,
    cart: cart.id,
    item: cart.items[0]?.uid ?? '',
    address: address?.id ?? '',
    wish: wishlist.items[0]?.id ?? '',
  };
}

const LISTS = ['load-customer', 'load-addresses', 'load-wishlist', 'load-cart'] as const;

async function owned(): Promise<unknown> {
  return Promise.all(LISTS.map(async (name) => (await owner.act(name, INPUTS[name](own))).body.result));
}

/** Everybody but the owner; each holds the id of the owner's cart as if it were their own. */
function strangers(things: Things): readonly (readonly [string, Page])[] {
  const carts = { 'vsf-cart': things.cart, 'posy-paying': things.cart };
  return [
    ['guest', actions.page(carts)],
    ...Object.entries(worthless).map(([name, token]) => [name, actions.page({ ...carts, [TOKEN]: token })] as const),
    ['other', actions.page({ ...carts, [TOKEN]: other.cookies.get(TOKEN) ?? '' })],
  ];
}

const ABSENT = {
  cart: 'a'.repeat(32),
  item: 'OTk5OTk5',
  address: '999999',
  wish: '999999',
  email: 'no-one@example.org',
  sku: 'NONE',
};
const MALFORMED = { cart: '%00/../1', item: '%%', address: '1e9x', wish: '../1', email: 'no email', sku: '<b>' };
const NOT_SIGNED_IN = ['guest', 'expired', 'revoked', 'forged'];

test('S6-11 every action has an input that is tried', () => {
  expect(Object.keys(INPUTS).sort()).toEqual([...ACTIONS.keys()].sort());
});

test.each([...ACTIONS.keys()] as ActionName[])('S6-11 %s gives nobody what is not theirs', async (name) => {
  const access = ACTIONS.get(name)?.access ?? '';
  const before = await owned();
  for (const things of [own, ABSENT, MALFORMED]) {
    for (const [caller, page] of strangers(things)) {
      // A sign-out would end the other customer's only token.
      if (name === 'sign-out' && caller === 'other') continue;
      const { status, body } = await page.act(name, INPUTS[name](things));
      // Gift card codes may only be tried a few times.
      expect([caller, [200, 429].includes(status), body]).toEqual([caller, true, body]);
      expect([caller, JSON.stringify(body)]).not.toEqual([caller, expect.stringContaining(PRIVATE)]);
      const { ok, reason, value } = body.result ?? {};
      if (access.startsWith('customer') && NOT_SIGNED_IN.includes(caller)) {
        // The backend is not asked about an id that cannot exist.
        const kinds = things === own ? ['unauthorised'] : ['unauthorised', 'not-found'];
        expect([caller, ok, kinds]).toEqual([caller, false, expect.arrayContaining([reason?.kind])]);
      }
      if (access === 'own-or-nothing' && NOT_SIGNED_IN.includes(caller)) expectNothing(caller, value);
      if (access === 'link-holder') expect([caller, ok]).toEqual([caller, false]);
    }
  }
  expect(await owned()).toEqual(before);
});

/** Null, zero, an empty list, or a list without items. */
function expectNothing(caller: string, value: unknown): void {
  const items = (value as { readonly items?: readonly unknown[] } | null | undefined)?.items ?? value ?? [];
  expect([caller, [0, '[]'].includes(typeof items === 'number' ? items : JSON.stringify(items))]).toEqual([
    caller,
    true,
  ]);
}
