import { json, type Reply } from '../../middleware/upstream-server';
import { openActions } from '../../adapters/http/actions/action-client';
import { openMagento, type Magento } from './a-magento';
import { serveShopOnMagento } from './a-shop-on-magento';

let magento: Magento;
let actions: Awaited<ReturnType<typeof openActions>>;
beforeAll(async () => {
  [magento, actions] = await Promise.all([openMagento(), openActions()]);
});
beforeEach(() => (magento.seen.length = 0));
afterEach(() => magento.misbehave(null));
afterAll(() => Promise.all([magento.close(), actions.close()]));

const said = (message: string, status: number) => json({ errors: [{ message }] }, status);

/** Answers that name nothing of a document. */
const UNEXPLAINED: readonly (readonly [string, Reply])[] = [
  ['an error without data', said('Internal server error', 200)],
  ['a limit with status 200', said('Too many requests', 200)],
  ['a limit with status 400', said('Too many requests', 400)],
  ['a limit with status 429', said('Too many requests', 429)],
  ['an error with status 500', said('Internal server error', 500)],
];

describe.each(UNEXPLAINED)('S7-3 a change that a Magento answers with %s', (_what, reply) => {
  test.each([
    ['apply-coupon', 'applyCouponToCart', { cart: 'cart-1', code: 'SPRING' }],
    ['remove-item', 'removeItemFromCart', { cart: 'cart-1', item: 'item-1' }],
  ])('%s is sent once, and the cart is read afterwards', async (action, root, input) => {
    serveShopOnMagento(magento.url, actions.env);
    const page = actions.page({ 'vsf-cart': 'cart-1' });
    magento.misbehave(reply);
    expect((await page.act(action, input)).body.result?.ok).toBe(false);
    expect(magento.asked().filter((field) => field === root)).toHaveLength(1);
    magento.misbehave(null);
    expect((await page.act('load-cart')).body.result?.ok).toBe(true);
  });
});
