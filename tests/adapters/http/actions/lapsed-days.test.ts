import { serverApp } from '../../../../src/composition/server/create-server-app';
import type { Cart } from '../../../../src/domain/cart/cart';
import { handleAction } from '../../../../src/adapters/http/handle-action';
import { aDateOption } from '../../../builders/an-option';
import { aProduct } from '../../../builders/a-product';
import { someStoreData } from '../../../builders/some-store-data';
import { aServerApp } from '../../../composition/a-server-app';
import { runningFrontServer } from '../../../composition/opened-features';

let server: Awaited<ReturnType<typeof runningFrontServer>>;
let data: ReturnType<typeof aServerApp>;

const DATED = aProduct({ sku: 'DATED', uid: 'p-dated', path: '/dated.html', customizableOptions: [aDateOption()] });

beforeAll(async () => {
  server = await runningFrontServer((request, response) => {
    void handleAction(serverApp(), (request.url ?? '').split('/').at(-1) ?? '', request, response);
  });
});
beforeEach(() => {
  const [first, ...others] = someStoreData().products;
  const products = first === undefined ? [] : [first, ...others, { ...first, product: DATED }];
  data = aServerApp({ products }, server.env);
});
afterAll(() => server.close());

async function run(action: string, input: object, cookie = '') {
  const headers = { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) };
  const response = await server.post(`/api/actions/${action}`, JSON.stringify(input), headers);
  const { result } = (await response.json()) as { result: { ok: boolean; value: Cart } };
  return { cart: result.value, cookie: (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '' };
}

describe('Loading the cart', () => {
  test('S2-54 says whose day is not possible any more, so that the sidebar can', async () => {
    const added = await run('add-to-cart', {
      cart: null,
      sku: 'DATED',
      quantity: 1,
      chosen: [],
      answers: { day: '2026-03-06' },
    });
    expect((await run('load-cart', {}, added.cookie)).cart.lapsed).toEqual([]);
    data.clock.set(Date.UTC(2026, 2, 6, 20));
    const { cart } = await run('load-cart', {}, added.cookie);
    expect(cart.lapsed).toMatchObject([{ itemUid: cart.items[0]?.uid, day: '2026-03-06' }]);
  });

  test('nobody looks at days in a cart without any', async () => {
    const { cart } = await run('add-to-cart', { cart: null, sku: 'TULIPS', quantity: 1, chosen: [], answers: {} });
    expect(cart.lapsed).toBeUndefined();
  });
});
