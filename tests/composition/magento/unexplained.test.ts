import { ConsoleLog } from '../../../src/adapters/system/console-log';
import { html, json, type Reply } from '../../middleware/upstream-server';
import { openActions } from '../../adapters/http/actions/action-client';
import { openMagento, refusing, type Magento } from './a-magento';
import { serveShopOnMagento } from './a-shop-on-magento';

let magento: Magento;
let actions: Awaited<ReturnType<typeof openActions>>;
beforeAll(async () => {
  [magento, actions] = await Promise.all([openMagento(), openActions()]);
});
beforeEach(() => (magento.seen.length = 0));
afterAll(() => Promise.all([magento.close(), actions.close()]));

const SENTENCE = 'SQLSTATE[HY000]: no row for ann@example.org';
const saying = (category: string | null) => refusing(category, () => SENTENCE);

/** What tells a shopper nothing, and the beginning of its line in the log. */
const UNEXPLAINED: readonly (readonly [string, Reply, string])[] = [
  ['an error without a category', saying(null), 'refused: SQLSTATE[HY000]: no row for '],
  ['an internal error', saying('internal'), 'refused: SQLSTATE[HY000]: no row for '],
  ['an error of the schema', saying('graphql'), 'refused: SQLSTATE[HY000]: no row for '],
  ['an unknown category', saying('graphql-cart'), 'refused: SQLSTATE[HY000]: no row for '],
  ['HTML with 403', html(403), 'an error status (status 403)'],
  ['HTML with 400', html(400), 'neither data nor errors (status 400)'],
  ['JSON with 403', json({ message: SENTENCE }, 403), 'an error status'],
  ['JSON with 413', json({ message: SENTENCE }, 413), 'an error status'],
];

describe.each(UNEXPLAINED)('A change that is answered with %s', (_name, reply, cause) => {
  test.each([
    ['apply-coupon', { cart: 'cart-1', code: 'SPRING' }],
    ['remove-item', { cart: 'cart-1', item: 'a' }],
    ['sign-in', { email: 'ann@example.org', password: 'Secret-123', captchaToken: null }],
    ['subscribe-newsletter', { email: 'ann@example.org', captchaToken: null }],
  ])('%s shows a reference, and the reason is in the log only', async (action, input) => {
    const { log } = serveShopOnMagento(magento.url, actions.env);
    magento.misbehave(reply);
    const { status, body } = await actions.page({ 'vsf-cart': 'cart-1' }).act(action, input);
    expect([status, body.result?.reason]).toMatchObject([
      503,
      { kind: 'unreachable', reference: expect.stringMatching(/^[\dA-F]{8}$/) as string },
    ]);
    expect(JSON.stringify(body)).not.toContain('SQLSTATE');
    const written: string[] = [];
    const lines = new ConsoleLog('error', (line) => written.push(line));
    for (const { message, details } of log.entries) lines.error(message, { ...details });
    const line = written.find((one) => one.includes('An action failed')) ?? '';
    expect(line).toContain(cause);
    expect(line).not.toContain('ann@example.org');
  });
});

test.each(UNEXPLAINED.slice(4))(
  'S4-39 a cart is kept, and none is opened, after an item is answered with %s',
  async (_name, reply) => {
    serveShopOnMagento(magento.url, actions.env);
    magento.misbehave((request, response) =>
      /addProductsToCart|total_quantity/.test(request.query)
        ? reply(request, response)
        : magento.answer(request, response),
    );
    const page = actions.page({ 'vsf-cart': 'cart-1' });
    await page.act('add-to-cart', { cart: null, sku: 'TULIPS', chosen: [], answers: {}, quantity: 1 });
    expect(page.cookies.get('vsf-cart')).toBe('cart-1');
    expect(magento.asked()).not.toContain('createEmptyCart');
  },
);
