import { anAccount, aCustomer, PASSWORD } from '../../../builders/a-customer';
import { openActions } from './action-client';

let actions: Awaited<ReturnType<typeof openActions>>;

beforeAll(async () => {
  actions = await openActions();
});
afterAll(() => actions.close());

test('S4-54 a moved item is in the cart and no longer on the list', async () => {
  anAccount(actions.open().shop);
  const page = actions.page();
  await page.act('sign-in', { email: aCustomer().email, password: PASSWORD, captchaToken: null });
  for (const sku of ['TULIPS', 'FERN']) {
    await page.act('add-wish', { sku, parentSku: null, quantity: 1, isBundle: false });
  }
  const moved = await page.act('move-wish', { cart: null, sku: 'TULIPS', chosen: [], answers: {}, quantity: 1 });
  expect(moved.body.result).toMatchObject({
    ok: true,
    value: { cart: { items: [{ sku: 'TULIPS' }] }, wishlist: { total: 1 } },
  });
  const { body } = await page.act('load-wishlist', { page: 1, itemsPerPage: 10 });
  expect(body.result).toMatchObject({ value: { items: [{ product: { sku: 'FERN' } }] } });
});
