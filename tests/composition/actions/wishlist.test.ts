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

test('S4-54 a moved item is in the cart and no longer on the list', async () => {
  const page = await aWishlistCustomer('TULIPS', 'FERN');
  const { body } = await page.act('move-wish', add('TULIPS'));
  expect(body.result).toMatchObject({
    ok: true,
    value: { cart: { items: [{ sku: 'TULIPS' }] }, wishlist: { total: 1 } },
  });
  expect(await listed(page)).toEqual(['FERN']);
});

test('S4-54 a product in the cart is removed from the list', async () => {
  const page = await aWishlistCustomer('TULIPS', 'FERN');
  const { body } = await page.act('follow-wish', { sku: 'TULIPS', uid: await uidOf('TULIPS') });
  expect(body.result).toMatchObject({ ok: true, value: { total: 1 } });
  expect(await listed(page)).toEqual(['FERN']);
});

test('S6-4 S6-7 a guest has an empty list, without a request to the backend', async () => {
  const page = actions.page();
  expect(await listed(page)).toEqual([]);
  expect((await page.act('count-wishlist')).body.result).toEqual({ ok: true, value: 0 });
  expect(data.wire.calls).toEqual([]);
});
