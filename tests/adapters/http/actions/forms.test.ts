import { serverApp } from '../../../../src/composition/server/create-server-app';
import { handleAction } from '../../../../src/adapters/http/handle-action';
import { soldSku } from '../../../../src/adapters/memory/cart/stored-cart';
import { loadHome } from '../../../../src/adapters/http/pages/home';
import { publicPage } from '../../../../src/composition/server/pages';
import { type PageProps } from '../../../../src/adapters/http/pages/page';
import { loadPath } from '../../../../src/adapters/http/pages/path';
import { aDatedGroup, DATED_PARTS } from '../../../builders/a-bundle';
import { aHomePage } from '../../../builders/a-home-page';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';
import { runningFrontServer } from '../../../composition/opened-features';

let door: Awaited<ReturnType<typeof runningFrontServer>>;
let data: ReturnType<typeof aServerApp>;

beforeAll(async () => {
  door = await runningFrontServer((request, response) => {
    void handleAction(serverApp(), (request.url ?? '').split('/').at(-1) ?? '', request, response);
  });
});
beforeEach(() => (data = aServerApp({}, door.env)));
afterAll(() => door.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

function send(form: string, fields: Readonly<Record<string, string>>, cookie = '') {
  return door.post(`/api/actions/${form}`, new URLSearchParams(fields).toString(), {
    ...FORM,
    ...(cookie === '' ? {} : { cookie }),
  });
}

/** Sku and quantity of each line of the only cart. */
function quantityOf() {
  return [...data.shop.carts.values()].flatMap(({ lines }) => lines.map((line) => [soldSku(line), line.quantity]));
}

/** The words and choices that the answer's cookie keeps for the next page. */
function keptBy(answer: Response): Readonly<Record<string, string>> {
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('posy-typed='));
  return Object.fromEntries(new URLSearchParams(decodeURIComponent(/=([^;]*)/.exec(cookie ?? '=')?.[1] ?? '')));
}

/** Adds tulips to a new cart; returns its cookie and item. */
async function withTulips() {
  const added = await send('add-to-cart', { sku: 'TULIPS', quantity: '2', back: '/tulips.html' });
  const cookie = (added.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const [cart] = [...data.shop.carts.values()];
  return {
    cookie,
    cart: cart?.id ?? '',
    item: cart?.lines[0]?.uid ?? '',
    quantity: () => [...data.shop.carts.values()][0]?.lines[0]?.quantity,
  };
}

describe('A form without scripts', () => {
  test('asks for the balance of a gift card, whose code is in no URL', async () => {
    data.shop.giftCards.add({ code: 'ROSE-2222-3333-4444', pence: 2500, expiresOn: '2028-10-05' });
    const answer = await send('check-gift-card', { code: ' ROSE-2222-3333-4444 ', back: '/ie/cart' });
    expect(answer.headers.get('location')).toBe('/ie/cart?gift-card=checked');
    expect(answer.headers.getSetCookie()).toEqual([
      'posy-checked-card=ROSE-2222-3333-4444; Path=/; Max-Age=60; SameSite=Strict; HttpOnly',
    ]);
    const unknown = await send('check-gift-card', { code: 'NOPE', back: '/cart' });
    expect(unknown.headers.get('location')).toBe('/cart?refused=rejected%7Egift-card-balance%7EGIFT_CARD_NOT_VALID');
    expect(unknown.headers.getSetCookie()).toEqual([]);
  });

  test('S5-12, S3-63 adds to a new cart, whose cookie is in the redirect response', async () => {
    const answer = await send('add-to-cart', { sku: 'TULIPS', quantity: '2', back: '/tulips.html?size=l' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/tulips.html?size=l&added=TULIPS');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [id] = [...data.shop.carts.keys()];
    expect(answer.headers.getSetCookie()).toEqual([`vsf-cart=${id}; Path=/; Max-Age=31536000; SameSite=Strict`]);
    expect(quantityOf()).toEqual([['TULIPS', 2]]);
  });

  test('that accepts only JSON adds once and gets the same response as a script', async () => {
    const body = new URLSearchParams({ sku: 'TULIPS', quantity: '2', back: '/' }).toString();
    const answer = await door.post('/api/actions/add-to-cart', body, { ...FORM, accept: 'application/json' });
    const { result, session } = (await answer.json()) as { result: object; session: object };
    expect(answer.status).toBe(200);
    expect(result).toMatchObject({ ok: true, value: { totalQuantity: 2 } });
    expect(session).toEqual({ signedIn: false, expired: false });
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(quantityOf()).toEqual([['TULIPS', 2]]);
  });

  test('adds to the cart of the cookie, and sets no other', async () => {
    const { cookie, quantity } = await withTulips();
    const answer = await send('add-to-cart', { sku: 'TULIPS', back: '/' }, cookie);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(quantity()).toBe(3);
    expect(data.shop.carts.size).toBe(1);
  });

  test('S4-41 empties the cart, in the store it came from', async () => {
    const { cookie, cart } = await withTulips();
    const answer = await send('clear-cart', { cart, back: '/ie/cart?removed=x' }, cookie);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ie/cart']);
    const fresh = [...data.shop.carts.keys()].at(-1);
    expect(answer.headers.getSetCookie()).toEqual([`vsf-cart=${fresh}; Path=/; Max-Age=31536000; SameSite=Strict`]);
    expect([fresh === cart, data.shop.carts.get(fresh ?? '')?.lines]).toEqual([false, []]);
  });

  test('empties no other cart than the page shows', async () => {
    const { cookie, quantity } = await withTulips();
    const answer = await send('clear-cart', { cart: 'another', back: '/cart' }, cookie);
    expect(answer.headers.get('location')).toBe('/cart?refused=cart-changed%7E%7E');
    expect([answer.headers.getSetCookie(), quantity()]).toEqual([[], 2]);
  });

  test('S3-23 adds the products of a group one by one, with the quantity of each field', async () => {
    const fields = { sku: 'TABLE', 'quantity.TULIPS': '3', 'quantity.FERN': '', back: '/table.html' };
    const answer = await send('add-group', fields);
    expect(answer.headers.get('location')).toBe('/table.html?added=TABLE');
    expect(quantityOf()).toEqual([['TULIPS', 3]]);
    await send('add-group', { sku: 'TABLE', back: '/table.html' });
    expect(quantityOf()).toEqual([
      ['TULIPS', 3],
      ['TULIPS', 2],
      ['FERN', 1],
    ]);
  });

  test.each([
    [{ 'quantity.TULIPS': '0', 'quantity.FERN': '0' }, 'quantity-invalid~~10000'],
    [{ 'quantity.TULIPS': 'many' }, 'quantity-invalid~TULIPS~10000'],
  ])('refuses the group %j with the entered values, and the cart stays empty', async (fields, refused) => {
    const answer = await send('add-group', { sku: 'TABLE', back: '/table.html', ...fields });
    const query = new URL(answer.headers.get('location') ?? '', 'http://posy.test').searchParams;
    expect(query.getAll('refused')).toEqual([refused]);
    expect(query.get('o.quantity.TULIPS')).toBe(fields['quantity.TULIPS']);
    expect(quantityOf()).toEqual([]);
  });

  test('S3-23 refuses a group without its day, at the field and with the entered values', async () => {
    const products = DATED_PARTS.concat(aDatedGroup()).map((product) => ({ product, variants: [] }));
    data = aServerApp({ products }, door.env);
    const fields = { sku: 'TABLE', 'quantity.TULIPS': '3', 'quantity.FERN': '1', back: '/table.html' };
    const answer = await send('add-group', { ...fields, 'option.group-day': '2026-03-08' });
    const query = new URL(answer.headers.get('location') ?? '', 'http://posy.test').searchParams;
    expect(query.getAll('refused')).toEqual(['closed-weekday~group-day~2026-03-09']);
    expect([query.get('o.group-day'), query.get('o.quantity.TULIPS')]).toEqual(['2026-03-08', '3']);
    expect(quantityOf()).toEqual([]);
    await send('add-group', { ...fields, 'option.group-day': '2026-03-09' });
    expect(quantityOf()).toEqual([
      ['TULIPS', 3],
      ['FERN', 1],
    ]);
  });

  test('S3-23 adds none of the products that a request does not list', async () => {
    await send('add-group', { sku: 'TABLE', 'quantity.FERN': '2', back: '/table.html' });
    expect(quantityOf()).toEqual([['FERN', 2]]);
  });

  test('a group that stopped does not ask again for what is in the cart', async () => {
    data.shop.restock('FERN', 1);
    const fields = { sku: 'TABLE', 'quantity.TULIPS': '3', 'quantity.FERN': '2', back: '/table.html' };
    const answer = await send('add-group', fields);
    const query = new URL(answer.headers.get('location') ?? '', 'http://posy.test').searchParams;
    expect(quantityOf()).toEqual([['TULIPS', 3]]);
    expect([query.get('o.quantity.TULIPS'), query.get('o.quantity.FERN')]).toEqual(['0', '2']);
  });

  test.each(['0', '-1', '1.5', '1e9'])(
    'refuses %s of a part of a bundle at its field, and the cart stays empty',
    async (few) => {
      const parts = { 'option.flowers': 'roses', 'option.candles': 'small', 'option.small': few };
      const answer = await send('add-to-cart', { sku: 'HAMPER', back: '/hamper.html', ...parts });
      const query = new URL(answer.headers.get('location') ?? '', 'http://posy.test').searchParams;
      expect(query.getAll('refused')).toEqual(['quantity-invalid~small~']);
      expect(keptBy(answer)).toEqual({ ...parts });
      expect(quantityOf()).toEqual([]);
    },
  );

  test('refuses a part of another product at its question, and the cart stays empty', async () => {
    const parts = { 'option.flowers': 'vase-clay', 'option.candles': 'small' };
    const answer = await send('add-to-cart', { sku: 'HAMPER', back: '/hamper.html', ...parts });
    const query = new URL(answer.headers.get('location') ?? '', 'http://posy.test').searchParams;
    expect(query.getAll('refused')).toEqual(['unknown-choice~flowers~']);
    expect(quantityOf()).toEqual([]);
  });

  test('S5-18 adds a bundle with the selected parts and entered quantities', async () => {
    const parts = { 'option.flowers': 'roses', 'option.candles': 'small', 'option.small': '3' };
    await send('add-to-cart', { sku: 'HAMPER', back: '/hamper.html', ...parts });
    const [line] = [...data.shop.carts.values()][0]?.lines ?? [];
    expect(line?.parts.map(({ choiceUid, quantity }) => [choiceUid, quantity])).toEqual([
      ['roses', 1],
      ['small', 3],
    ]);
  });

  test('S5-14 selects a variant by the uids of its values', async () => {
    await send('add-to-cart', { sku: 'POSY', chosen: 'size-l', back: '/posy.html' });
    expect(quantityOf()).toEqual([['POSY-L', 1]]);
  });

  test.each([
    [{ sku: 'POSY', back: '/posy.html' }, 'variant-not-chosen~~', {}],
    [{ sku: 'LILAC', back: '/lilac.html' }, 'out-of-stock~~', {}],
    [{ sku: 'PEONIES', quantity: '4', back: '/x' }, 'not-enough-stock~~3', { 'o.quantity': '4' }],
    [{ sku: 'TULIPS', quantity: '0', back: '/x' }, 'quantity-invalid~~10000', { 'o.quantity': '0' }],
    [{ sku: 'TULIPS', quantity: '1.5', back: '/x' }, 'quantity-invalid~~10000', { 'o.quantity': '1.5' }],
    [{ sku: 'TULIPS', quantity: '1e9', back: '/x' }, 'quantity-invalid~~10000', { 'o.quantity': '1e9' }],
    [{ sku: 'GONE', back: '/x' }, 'not-found~~', {}],
    [{ back: '/x' }, 'not-found~~', {}],
    [{ sku: 'ROSES', 'option.card': 'With love', back: '/roses.html' }, 'option-missing~day~', { typed: '1' }],
    [
      { sku: 'ROSES', 'option.day': '2026-03-04', back: '/roses.html' },
      'date-too-soon~day~2026-03-05',
      { 'o.day': '2026-03-04' },
    ],
    [
      { sku: 'ROSES', 'option.day': '2026-03-05', 'option.card': 'x'.repeat(201), back: '/roses.html' },
      'text-too-long~card~200',
      { 'o.day': '2026-03-05', typed: '1' },
    ],
  ])('refuses %j with a code and the entered values, and creates no cart', async (fields, refused, typed) => {
    const answer = await send('add-to-cart', fields);
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location') ?? '', 'http://posy.test');
    expect(back.pathname).toBe(fields.back);
    expect(Object.fromEntries(back.searchParams)).toEqual({ refused, ...typed });
    const card = 'option.card' in fields ? { 'option.card': fields['option.card'] } : {};
    expect(keptBy(answer)).toEqual(card);
    expect(data.shop.carts.size).toBe(0);
  });

  test('changes a quantity, refuses an invalid one, and removes the item', async () => {
    const { cookie, cart, item, quantity } = await withTulips();
    const changed = await send('change-quantity', { cart, item, quantity: '5', back: '/cart' }, cookie);
    expect(changed.headers.get('location')).toBe(`/cart?changed=${item}`);
    expect(quantity()).toBe(5);
    const refused = await send('change-quantity', { cart, item, quantity: '-1', back: '/cart' }, cookie);
    expect(refused.headers.get('location')).toBe(`/cart?refused=quantity-invalid%7E${item}%7E10000`);
    expect(quantity()).toBe(5);
    const removed = await send('remove-item', { cart, item, back: '/cart?refused=old~~' }, cookie);
    expect(removed.headers.get('location')).toBe(`/cart?removed=${encodeURIComponent(item)}`);
    expect(quantity()).toBeUndefined();
  });

  test('removes an item that no longer exists without an error', async () => {
    const { cookie, cart } = await withTulips();
    const removed = await send('remove-item', { cart, item: 'gone', back: '/cart' }, cookie);
    expect(removed.headers.get('location')).toBe('/cart?removed=gone');
  });

  test('S5-23 applies a coupon, refuses another, and removes it by an empty code', async () => {
    const { cookie, cart } = await withTulips();
    const location = async (form: string, code: string) =>
      (await send(form, { cart, code, back: '/cart' }, cookie)).headers.get('location');
    expect(await location('apply-coupon', ' TENTH ')).toBe('/cart?coupon=applied');
    expect(await location('apply-coupon', 'NONE')).toMatch('/cart?refused=rejected%7Ecoupon%7E');
    expect(await location('apply-coupon', '')).toBe('/cart?coupon=removed');
    await location('apply-coupon', 'TENTH');
    expect(await location('remove-coupon', '')).toBe('/cart?coupon=removed');
  });

  test('S8-3 reports an unreachable backend with the reference of its log line, and loses nothing', async () => {
    const { cookie, cart, item, quantity } = await withTulips();
    data.wire.disconnect();
    const answer = await send('change-quantity', { cart, item, quantity: '5', back: '/cart' }, cookie);
    const [line] = data.log.entries;
    expect(data.log.entries).toHaveLength(1);
    expect(line?.details.id).toMatch(/^[0-9A-F]{8}$/);
    expect(answer.headers.get('location')).toBe(`/cart?refused=unreachable%7E${item}%7E${String(line?.details.id)}`);
    expect(answer.headers.getSetCookie()).toEqual([]);
    data.wire.reconnect();
    expect(quantity()).toBe(2);
  });

  test('S8-3 reports a bug like an unreachable backend, and logs it with its stack', async () => {
    const { cookie, cart, item } = await withTulips();
    const get = jest.spyOn(data.shop.carts, 'get').mockImplementation(() => {
      throw new TypeError('a planted bug');
    });
    const answer = await send('change-quantity', { cart, item, quantity: '5', back: '/cart' }, cookie);
    get.mockRestore();
    const [line] = data.log.entries;
    expect(data.log.entries).toHaveLength(1);
    expect(line?.details.bug).toMatch(/^TypeError: a planted bug\n/);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/cart?refused=unreachable%7E${item}%7E${String(line?.details.id)}`);
  });

  test.each(['https://evil.test/', '//evil.test/', '/\\evil.test', 'javascript:alert(1)', ''])(
    'never redirects to %j',
    async (back) => {
      const answer = await send('add-to-cart', { sku: 'TULIPS', back });
      expect(answer.headers.get('location')).toBe('/?added=TULIPS');
    },
  );
});

describe('Rejected form requests', () => {
  const BODY = 'sku=TULIPS&quantity=1&back=/tulips.html';

  test.each([
    ['a form nobody knows', '/nothing', {}, 404],
    ['the name of a part of every object', '/constructor', {}, 404],
    ['a store nobody knows', '/french/api/actions/add-to-cart', {}, 404],
    ['a page of another site', '/add-to-cart', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of a neighbouring site', '/add-to-cart', { 'sec-fetch-site': 'same-site' }, 403],
    ['a request that no page made', '/add-to-cart', { 'sec-fetch-site': 'none' }, 403],
    ['a form for an action that no form runs', '/place-order', {}, 415],
    ['a file', '/add-to-cart', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ])('%s', async (_name, path, headers, status) => {
    const answer = await door.post(path.replace(/^(?=\/[^/]*$)/, '/api/actions'), BODY, { ...FORM, ...headers });
    expect(answer.status).toBe(status);
    expect(data.shop.carts.size).toBe(0);
  });

  test('a foreign host', async () => {
    data = aServerApp({}, { SITE_URL: 'https://posy.test' });
    expect((await door.post('/api/actions/add-to-cart', BODY, FORM)).status).toBe(400);
    expect(data.shop.carts.size).toBe(0);
  });

  test.each(['GET', 'PUT', 'DELETE'])('%s', async (method) => {
    expect((await door.post('/api/actions/add-to-cart', BODY, FORM, method)).status).toBe(405);
    expect(data.shop.carts.size).toBe(0);
  });

  test.each([
    ['more than 64 kB', `${BODY}&a=${'x'.repeat(65 * 1024)}`],
    ['more fields than any form has', `${BODY}&${'a=1&'.repeat(200)}`],
    ['a longer text than any field takes', `${BODY}&a=${'x'.repeat(5000)}`],
  ])('%s', async (_name, body) => {
    expect((await door.post('/api/actions/add-to-cart', body, FORM)).status).toBe(413);
    expect(data.shop.carts.size).toBe(0);
  });
});

describe('Store and currency forms', () => {
  const STORES = 'default en-GB GBP,EUR; german de-DE EUR /german';
  beforeEach(() => (data = aServerApp({ home: aHomePage() }, { ...door.env, STORES })));
  /** The page that the answer leads to, asked with the cookies that it set. */
  const next = async (answer: Response) => {
    const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    const path = answer.headers.get('location') ?? '';
    const { status, props } = await askedPage<PageProps<object>>(publicPage(path === '/' ? loadHome : loadPath), path, {
      cookie: cookie.join('; '),
    });
    return [status, props.site.storePrefix, props.site.currency];
  };
  const names = (answer: Response) => answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);

  test('S7-67 S4-59 stores the chosen currency, whose code is sent as id, and reloads the page', async () => {
    const answer = await send('change-currency', { id: 'EUR', back: '/roses.html?page=2' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/roses.html?page=2']);
    expect(names(answer)).toEqual(['vsf-currency=EUR']);
  });

  test('S4-59 an unavailable currency changes nothing', async () => {
    const answer = await send('change-currency', { id: 'USD', back: '/' });
    expect([names(answer), answer.headers.get('location')]).toEqual([[], '/']);
  });

  test('S7-68 S4-60 stores the chosen store with locale and currency, and redirects to its home page', async () => {
    const answer = await send('change-store', { code: 'german', back: '/roses.html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/german']);
    expect(names(answer)).toEqual(['vsf-store=german', 'vsf-locale=german', 'vsf-currency=EUR']);
    expect(await next(answer)).toEqual([200, '/german', 'EUR']);
  });

  test('S4-60 a store that only the backend lists redirects to the root, in the currency shown there', async () => {
    const answer = await send('change-store', { code: 'ie', back: '/roses.html' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(names(answer)).toEqual(['vsf-store=ie', 'vsf-locale=ie', 'vsf-currency=GBP']);
    expect(await next(answer)).toEqual([200, '', 'GBP']);
  });

  test.each(['french', '//evil.test', ''])('the store %j redirects nowhere else', async (code) => {
    const answer = await send('change-store', { code, back: '/roses.html' });
    expect([names(answer), answer.headers.get('location')]).toEqual([[], '/roses.html']);
  });
});
