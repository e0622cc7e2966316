import type { CommerceBackend } from '../../../../src/composition/commerce/commerce-backend';
import { ok } from '../../../../src/domain/shared/result';
import { anAccount, aCustomer, PASSWORD } from '../../../builders/a-customer';
import { configOf, inMemoryBackend, serveShop } from '../../../composition/a-server-app';
import { openActions } from './action-client';

let actions: Awaited<ReturnType<typeof openActions>>;
let data: ReturnType<(typeof actions)['open']>;

beforeAll(async () => {
  actions = await openActions();
});
beforeEach(() => (data = actions.open()));
afterAll(() => actions.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const many = (count: number, value: (index: number) => string) => Array.from({ length: count }, (_, at) => value(at));

describe('A request causes a bounded number of calls of the backend', () => {
  test.each(['follow-payment', 'load-visitor', 'load-cart', 'count-cart'])(
    'when %s comes with a thousand pending payments in its cookie',
    async (action) => {
      const ids = many(1_000, (at) => `c${at}`).join(',');
      const input = action === 'load-visitor' ? { path: '/' } : {};
      const { status } = await actions.page({ 'posy-paying': ids }).act(action, input);
      expect(status).toBe(200);
      expect(data.wire.calls.length).toBeLessThanOrEqual(5);
    },
  );

  test('when there are thousands of cookies', async () => {
    const cookie = many(1_000, (at) => `vsf-cart=${at}`).join('; ');
    const response = await actions.post('/api/actions/count-cart', '{}', { ...JSON_TYPE, cookie });
    expect([response.status, data.wire.calls]).toEqual([200, ['carts.totalQuantity']]);
  });

  test('when a header lists many languages', async () => {
    const languages = many(1_000, (at) => `xx-${at};q=0.${at}`).join(',');
    const { status } = await actions.page().act('load-visitor', { path: '/' }, { 'accept-language': languages });
    expect([status, data.wire.calls]).toEqual([200, []]);
  });

  test('when a form has more fields than any of the shop', async () => {
    const body = new URLSearchParams(many(101, (at) => `${at}`).map((at) => [`option.${at}`, 'x'])).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const response = await actions.post('/api/actions/add-to-cart', body, type);
    expect([response.status, data.wire.calls]).toEqual([413, []]);
  });

  test.each([
    ['add-to-cart', { answers: Object.fromEntries(many(101, String).map((uid) => [uid, 'x'])) }],
    ['add-to-cart', { answers: { uid: many(101, String) } }],
    ['add-to-cart', { chosen: many(101, String) }],
  ])('when the input of %s has too long a list', async (action, longer) => {
    const input = { cart: null, sku: 'TULIPS', chosen: [], answers: {}, quantity: 1, ...longer };
    expect((await actions.page().act(action, input)).status).toBe(400);
    expect(data.wire.calls).toEqual([]);
  });

  test('when a group is added in a hundred unknown products', async () => {
    const quantities = Object.fromEntries(many(100, (at) => `UNKNOWN-${at}`).map((sku) => [sku, 1]));
    await actions.page().act('add-group', { cart: null, sku: 'GIFT-TABLE', quantities, answers: {} });
    expect(data.wire.calls.length).toBeLessThanOrEqual(2);
  });

  test('when the backend claims that the wishlist has a million pages', async () => {
    anAccount(data.shop);
    const honest = inMemoryBackend(data.shop);
    const backend: CommerceBackend = {
      ...honest,
      open: (visitor) => {
        const ports = honest.open(visitor);
        const page = async () => {
          data.shop.wire.take('wishlists.page');
          return ok({ items: [], total: 100_000_000, page: 1, totalPages: 1_000_000 });
        };
        return { ...ports, wishlists: Object.assign(ports.wishlists, { page }) };
      },
    };
    serveShop({ config: configOf(actions.env), clock: data.clock, log: data.log, content: data.content, backend });
    const page = actions.page();
    await page.act('sign-in', { email: aCustomer().email, password: PASSWORD, captchaToken: null });
    data.wire.calls.length = 0;
    const { status } = await page.act('follow-wish', { sku: 'TULIPS', uid: 'unknown' });
    expect(status).toBe(200);
    expect(data.wire.calls.length).toBeLessThanOrEqual(20);
  });
});
