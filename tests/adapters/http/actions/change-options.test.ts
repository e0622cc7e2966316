import { serverApp } from '../../../../src/composition/server/create-server-app';
import { handleAction } from '../../../../src/adapters/http/handle-action';
import { loadChangeOptions } from '../../../../src/adapters/http/pages/change-options';
import { personalPage } from '../../../../src/composition/server/pages';
import { aDateOption, aTextOption } from '../../../builders/an-option';
import { aProduct } from '../../../builders/a-product';
import { someStoreData } from '../../../builders/some-store-data';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';
import { runningFrontServer } from '../../../composition/opened-features';

let door: Awaited<ReturnType<typeof runningFrontServer>>;
let data: ReturnType<typeof aServerApp>;

const CARDED = aProduct({
  sku: 'CARDED',
  uid: 'p-carded',
  path: '/carded.html',
  customizableOptions: [aDateOption(), aTextOption({ maxCharacters: 20 })],
});

beforeAll(async () => {
  door = await runningFrontServer((request, response) => {
    void handleAction(serverApp(), (request.url ?? '').split('/').at(-1) ?? '', request, response);
  });
});
beforeEach(() => {
  const [first, ...others] = someStoreData().products;
  const products = first === undefined ? [] : [first, ...others, { ...first, product: CARDED }];
  data = aServerApp({ products }, door.env);
});
afterAll(() => door.close());

function send(form: string, fields: Readonly<Record<string, string>>, cookie = '') {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(cookie === '' ? {} : { cookie }) };
  return door.post(`/api/actions/${form}`, new URLSearchParams(fields).toString(), headers);
}

const line = () => [...data.shop.carts.values()][0]?.lines[0];
const entered = () => Object.fromEntries(line()?.entered.map(({ uid, value }) => [uid, value]) ?? []);

/** A visitor with one carded bunch for Friday; returns a form for its change. */
async function withCarded() {
  const added = await send('add-to-cart', {
    sku: 'CARDED',
    'option.day': '2026-03-06',
    'option.card': 'Love',
    back: '/',
  });
  const cookie = (added.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const [cart] = [...data.shop.carts.values()];
  const item = cart?.lines[0]?.uid ?? '';
  const back = `/cart/change?item=${item}`;
  const change = (fields: Readonly<Record<string, string>>) =>
    send('change-options', { cart: cart?.id ?? '', item, sku: 'CARDED', back, done: '/cart', ...fields }, cookie);
  return { cookie, item, back, change };
}

describe('The form that changes day and card of an item', () => {
  test('S1-18 changes both and returns to the cart', async () => {
    const { change, item } = await withCarded();
    const answer = await change({ 'option.day': '2026-03-07', 'option.card': 'With love' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/cart?changed=${item}`]);
    expect(entered()).toEqual({ day: '2026-03-07', card: 'With love' });
  });

  test('returns to its page with every refusal and what was typed, and changes nothing', async () => {
    const { change, back } = await withCarded();
    const answer = await change({ 'option.day': '2026-03-08', 'option.card': 'Far too long for this card' });
    const to = new URL(answer.headers.get('location') ?? '', 'http://shop');
    expect(`${to.pathname}?item=${to.searchParams.get('item')}`).toBe(back);
    expect(to.searchParams.getAll('refused')).toEqual(['closed-weekday~day~2026-03-09', 'text-too-long~card~20']);
    expect([to.searchParams.get('o.day'), to.searchParams.get('typed')]).toEqual(['2026-03-08', '1']);
    expect(to.search).not.toContain('card=');
    expect(decodeURIComponent(answer.headers.getSetCookie().join())).toContain(
      'option.card=Far+too+long+for+this+card',
    );
    expect(entered()).toMatchObject({ card: 'Love' });
  });

  test('goes to the cart when the item has left it', async () => {
    const { change, cookie, item } = await withCarded();
    const [cart] = [...data.shop.carts.values()];
    await send('remove-item', { cart: cart?.id ?? '', item, back: '/cart' }, cookie);
    const answer = await change({ 'option.day': '2026-03-07' });
    expect(answer.headers.get('location')).toBe('/cart?refused=item-gone%7E%7E');
  });

  test('leads nowhere outside the shop', async () => {
    const { change } = await withCarded();
    const answer = await change({ 'option.day': '2026-03-07', done: 'https://elsewhere.example/cart' });
    expect(answer.headers.get('location')).toMatch(/^\/\?changed=/);
  });
});

describe('The page of that form', () => {
  const page = personalPage(loadChangeOptions);

  test('has the days and texts of the item, with its own answers', async () => {
    const { cookie, item } = await withCarded();
    const { props, status } = await askedPage(page, `/cart/change?item=${item}`, { cookie });
    expect(status).toBe(200);
    expect(props).toMatchObject({
      sku: 'CARDED',
      item: { uid: item },
      options: [{ uid: 'day' }, { uid: 'card' }],
      answers: { day: '2026-03-06', card: 'Love' },
      refusal: null,
      cartPath: '/cart',
    });
  });

  test('judges a refused day again, and keeps what was typed', async () => {
    const { cookie, item } = await withCarded();
    const url = `/cart/change?item=${item}&refused=closed-weekday~day~2026-03-09&o.day=2026-03-08&typed=1`;
    const typed = `posy-typed=${encodeURIComponent('option.card=Hello')}`;
    const { props } = await askedPage(page, url, { cookie: `${cookie}; ${typed}` });
    expect(props).toMatchObject({
      answers: { day: '2026-03-08', card: ['Hello'] },
      refusal: { options: [{ kind: 'closed-weekday', before: '2026-03-07', earliest: '2026-03-09' }] },
    });
  });

  test.each(['/cart/change', '/cart/change?item=nobody'])('%s redirects to the cart', async (url) => {
    const { cookie } = await withCarded();
    await expect(askedPage(page, url, { cookie })).rejects.toThrow('leads to /cart');
  });
});
