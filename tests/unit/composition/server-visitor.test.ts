import { answerVisitor } from '../../../src/composition/server-visitor';
import { aServerApp } from './a-server-app';
import { openedDoor } from './opened-doors';

let door: Awaited<ReturnType<typeof openedDoor>>;
let world: ReturnType<typeof aServerApp>;

beforeAll(async () => {
  door = await openedDoor((request, response) => {
    void answerVisitor(request, response);
  });
});
beforeEach(
  () => (world = aServerApp({}, { ...door.env, STORES: 'default en-GB GBP,EUR; weddings en-GB EUR /weddings' })),
);
afterAll(() => door.close());

const ask = async (body: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await door.post('/api/visitor', body, headers);
  return { status: answer.status, body: (await answer.json()) as unknown, cache: answer.headers.get('cache-control') };
};

describe('Whose page it is, as the server answers', () => {
  test('a stranger is nobody, and no cart is made for the question', async () => {
    expect(await ask('{"counts":true,"path":"/roses.html"}')).toEqual({
      status: 200,
      body: { signedIn: false, store: 'default', currency: 'GBP', cartQuantity: 0 },
      cache: 'no-store',
    });
    expect(world.shop.carts.size).toBe(0);
  });

  test('the cookies tell the rest; the token stays on the server', async () => {
    const cart = world.shop.openNewCart();
    await world.carts.addLines(cart.id, [{ sku: 'TULIPS', parentSku: null, quantity: 3, entered: [], selected: [] }]);
    const cookie = `vsf-cart=${cart.id}; vsf-currency=EUR; vsf-customer=very-secret`;
    const { body } = await ask('{"counts":true}', { cookie });
    expect(body).toEqual({ signedIn: true, store: 'default', currency: 'EUR', cartQuantity: 3 });
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  test('the store is that of the open page', async () => {
    const { body } = await ask('{"path":"/weddings/roses.html"}', { cookie: 'vsf-currency=GBP' });
    expect(body).toMatchObject({ store: 'weddings', currency: 'EUR' });
  });

  test('what was not asked for is not counted', async () => {
    expect((await ask('{}')).body).toMatchObject({ cartQuantity: null });
    expect((await ask('')).body).toMatchObject({ cartQuantity: null });
    expect(world.wire.calls).toEqual([]);
  });

  test('what cannot be counted is null, and not none', async () => {
    world.wire.cut();
    expect((await ask('{"counts":true}', { cookie: 'vsf-cart=cart-1' })).body).toMatchObject({ cartQuantity: null });
  });

  test.each(['[]', '"x"', '7', 'null', '{', 'counts=true'])('%j is no question', async (question) => {
    expect((await ask(question)).status).toBe(400);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
  ])('a question with %j is turned away', async (headers, status) => {
    expect((await ask('{"counts":true}', headers)).status).toBe(status);
  });

  test('a question to a host that is not the shop’s is turned away', async () => {
    aServerApp({}, { SITE_URL: 'https://posy.test' });
    expect((await ask('{}')).status).toBe(400);
  });

  test('it is asked by POST alone', async () => {
    expect((await door.post('/api/visitor', '', {}, 'GET')).status).toBe(405);
  });
});
