import { createConcurrencyLimit } from '../../middleware/rates/concurrency-limit';
import { aCaller, aMiddleware, aRequest } from './middleware-builder';

const detail = [{ pageSize: 300, filter: {} }];
const later = () => new Promise((next) => setImmediate(next));

/** A middleware whose backend records the number of concurrent requests. */
function aBusyShop(limits: Parameters<typeof aMiddleware>[1] = {}) {
  let underWay = 0;
  const seen = { most: 0 };
  const send = async () => {
    underWay += 1;
    seen.most = Math.max(seen.most, underWay);
    for (let tick = 0; tick < 5; tick += 1) await later();
    underWay -= 1;
    return { status: 200, contentType: 'application/json', text: '{"data":{}}' };
  };
  return { ...aMiddleware('http://127.0.0.1:9/graphql', { send, ...limits }), seen };
}

const times = <Value>(count: number, call: () => Promise<Value>) => Array.from({ length: count }, call);

test('forty large lists for one address are read one at a time, and another address does not wait for them', async () => {
  const { middleware, seen } = aBusyShop();
  const done: string[] = [];
  const flood = times(40, () =>
    middleware.handle(aRequest('productDetail', detail)).then(({ status }) => done.push(`flood ${status}`)),
  );
  const other = middleware
    .handle(aRequest('productDetail', detail, { address: '198.51.100.9' }))
    .then(({ status }) => done.push(`other ${status}`));
  await Promise.all([...flood, other]);
  expect(seen.most).toBe(2);
  expect(done.indexOf('other 200')).toBeLessThan(4);
  expect(done.filter((one) => one === 'flood 200')).toHaveLength(40);
});

test('addresses of one IPv6 subscriber share one queue', async () => {
  const { middleware, seen } = aBusyShop();
  const addresses = Array.from({ length: 10 }, (_, at) => `2001:db8:1:2::${at}`);
  await Promise.all(addresses.map((address) => middleware.handle(aRequest('productDetail', detail, { address }))));
  expect(seen.most).toBe(1);
});

test.each([
  ['a /56 reads twice as much as one subscriber', 2, (at: number) => `2001:db8:1:${(0x200 + at).toString(16)}::1`],
  ['a /48 reads four times as much as one subscriber', 4, (at: number) => `2001:db8:2:${(at * 0x100).toString(16)}::1`],
])('%s', async (_name, most, addressOf) => {
  const { middleware, seen } = aBusyShop();
  const calls = Array.from({ length: 20 }, (_, at) =>
    middleware.handle(aRequest('productDetail', detail, { address: addressOf(at) })),
  );
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(seen.most).toBe(most);
});

test('small queries of one address run concurrently, fifteen at a time', async () => {
  const { middleware, seen } = aBusyShop();
  await Promise.all(times(80, () => middleware.handle(aRequest('cart', ['c1']))));
  expect(seen.most).toBe(15);
});

test('too many waiting queries of one address are refused at once with 429', async () => {
  const { middleware } = aBusyShop({ limits: { waitingCalls: 4 } });
  const calls = times(5, () => middleware.handle(aRequest('productDetail', detail)));
  const late = await middleware.handle(aRequest('productDetail', detail));
  expect([late.status, late.headers['Retry-After']]).toEqual([429, '1']);
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(5).fill(200));
});

test('mutations of one address run two at a time', async () => {
  const { middleware, seen } = aBusyShop();
  const input = { cart_id: 'c1', cart_item_uid: 'i1' };
  const answers = await Promise.all(times(30, () => middleware.handle(aRequest('removeItemFromCart', [input]))));
  expect([seen.most, answers.filter(({ status }) => status === 200).length]).toEqual([2, 30]);
});

test('calls without an address, from the shop’s own pages, do not wait', async () => {
  const { middleware, seen } = aBusyShop({ limits: { productsAtOnce: 20 } });
  await Promise.all([...times(4, () => middleware.call('products', [{ pageSize: 100 }], aCaller({ address: '' })))]);
  expect(seen.most).toBe(4);
});

test('work runs in order, also after a failure; work heavier than the limit runs alone', async () => {
  const limit = createConcurrencyLimit({ atOnce: 10, waiting: 10 });
  const one = { key: 'a', times: 1 };
  const order: string[] = [];
  const failing = limit(one, 50, async () => {
    order.push('heavy');
    await later();
    order.push('lost');
    throw new Error('lost');
  });
  const light = limit(one, 1, async () => void order.push('light'));
  await expect(failing).rejects.toThrow('lost');
  await light;
  expect(order).toEqual(['heavy', 'lost', 'light']);
});
