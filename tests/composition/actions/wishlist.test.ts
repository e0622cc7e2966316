import { anAccount, aCustomer, PASSWORD } from '../../builders/a-customer';
import { openActions, type Page } from './action-client';

let actions: Awaited<ReturnType<typeof openActions>>;
let data: ReturnType<(typeof actions)['open']>;

beforeAll(async () => {
  actions = await openActions();
});
beforeEach(() => (data = actions.open()));
afterAll(() => actions.close());

const wish = (sku: string) => ({ sku, parentSku: null, quantity: 1, isBundle: false });
const add = (sku: string, quantity = 1) => ({ cart: null, sku, chosen: [], answers: {}, quantity });

/** A customer with these products on the wishlist. */
async function aWishlistCustomer(...skus: readonly string[]): Promise<Page> {
  anAccount(data.shop);
  const page = actions.page();
  await page.act('sign-in', { email: aCustomer().email, password: PASSWORD, captchaToken: null });
  for (const sku of skus) await page.act('add-wish', wish(sku));
  return page;
}

async function listed(page: Page): Promise<readonly string[]> {
  const { body } = await page.act('load-wishlist', { page: 1, itemsPerPage: 10 });
  const { items } = body.result?.value as { items: readonly { product: { sku: string } }[] };
  return items.map(({ product }) => product.sku);
}

const uidOf = async (sku: string) => {
  const product = await data.catalogue.product(sku, []);
  return product.ok ? product.value.uid : '';
};

test("S5-26 logs and sends a guest's request, which the backend refuses", async () => {
  const { body } = await actions.page().act('add-wish', wish('TULIPS'));
  expect(body.result).toMatchObject({ ok: false, reason: { kind: 'unauthorised' } });
  expect(data.wire.calls).toContain('wishlists.add');
  expect(data.log.entries).toMatchObject([{ details: { sku: 'TULIPS' } }]);
});

test('logs nothing when a customer adds a product', async () => {
  expect(await listed(await aWishlistCustomer('TULIPS', 'FERN'))).toEqual(['TULIPS', 'FERN']);
  expect(data.log.entries).toEqual([]);
});

test('S4-54 a moved item is in the cart and no longer on the list', async () => {
  const page = await aWishlistCustomer('TULIPS', 'FERN');
  const { body } = await page.act('move-wish', add('TULIPS'));
  expect(body.result).toMatchObject({
    ok: true,
    value: { cart: { items: [{ sku: 'TULIPS' }] }, wishlist: { total: 1 } },
  });
  expect(await listed(page)).toEqual(['FERN']);
});

test('S4-55 an item that the cart refuses stays on the list', async () => {
  const page = await aWishlistCustomer('LILAC');
  const { body } = await page.act('move-wish', add('LILAC'));
  expect(body.result).toMatchObject({ ok: false, reason: { kind: 'out-of-stock' } });
  expect(await listed(page)).toEqual(['LILAC']);
});

test('S4-54 an item that cannot be removed is in the cart nevertheless, and the failure is logged', async () => {
  const page = await aWishlistCustomer('TULIPS');
  data.wire.failNext('wishlists.remove');
  const { body } = await page.act('move-wish', add('TULIPS'));
  expect(body.result).toMatchObject({ ok: true, value: { cart: { items: [{ sku: 'TULIPS' }] }, wishlist: null } });
  expect(data.log.entries).toMatchObject([{ details: { failure: { kind: 'unreachable' } } }]);
});

test('S4-54 a product in the cart is removed from the list', async () => {
  const page = await aWishlistCustomer('TULIPS', 'FERN');
  const { body } = await page.act('follow-wish', { sku: 'TULIPS', uid: await uidOf('TULIPS') });
  expect(body.result).toMatchObject({ ok: true, value: { total: 1 } });
  expect(await listed(page)).toEqual(['FERN']);
});

test('a product that is not on the list changes nothing', async () => {
  const page = await aWishlistCustomer('FERN');
  const { body } = await page.act('follow-wish', { sku: 'TULIPS', uid: await uidOf('TULIPS') });
  expect(body.result).toEqual({ ok: true, value: null });
  expect(data.wire.calls).not.toContain('wishlists.remove');
});

test('S6-4 S6-7 a guest has an empty list, without a request to the backend', async () => {
  const page = actions.page();
  expect(await listed(page)).toEqual([]);
  expect((await page.act('count-wishlist')).body.result).toEqual({ ok: true, value: 0 });
  expect(data.wire.calls).toEqual([]);
});

test('S2-72 S7-58 tells a page that shows it how many items are on the wishlist, and no other page', async () => {
  const page = await aWishlistCustomer('TULIPS', 'FERN');
  const wishes = async (input: object, visitor = page) => {
    data.wire.calls.length = 0;
    const { body } = await visitor.act('load-visitor', { path: '/', ...input });
    const { wishes: counted } = body.result?.value as { wishes: number | null };
    return [counted, data.wire.calls.includes('wishlists.count')];
  };
  expect(await wishes({ wishes: true })).toEqual([2, true]);
  expect(await wishes({ wishes: false })).toEqual([null, false]);
  expect(await wishes({})).toEqual([null, false]);
  expect(await wishes({ wishes: true }, actions.page())).toEqual([0, false]);
  data.wire.failNext('wishlists.count');
  expect(await wishes({ wishes: true })).toEqual([null, true]);
});
