import { serverApp } from '../../../../src/composition/server/create-server-app';
import { kindOfRequest } from '../../../../server/page-request';
import { handleAction } from '../../../../src/adapters/http/handle-action';
import { TYPED } from '../../../../src/adapters/http/session/typed-answers';
import { publicPage } from '../../../../src/composition/server/pages';
import { loadPath } from '../../../../src/adapters/http/pages/path';
import { getServerSideProps as again } from '../../../../src/pages/customer/order-history/[number]/again';
import { signedIn } from '../../../builders/a-customer';
import { aDateOption, aTextOption } from '../../../builders/an-option';
import { aProduct } from '../../../builders/a-product';
import { someStoreData } from '../../../builders/some-store-data';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';
import { runningFrontServer } from '../../../composition/opened-features';

const CARD = aProduct({
  sku: 'CARD',
  uid: 'p-card',
  path: '/card.html',
  customizableOptions: [
    aTextOption({ uid: 'name', title: 'Recipient’s name', sku: 'GIFT-CARD-NAME', maxCharacters: 60 }),
    aTextOption({ uid: 'mail', title: 'Recipient’s email', sku: 'GIFT-CARD-EMAIL', maxCharacters: 254 }),
    aTextOption({ uid: 'words', title: 'Your message', maxCharacters: 200 }),
    aDateOption({ uid: 'day', required: true }),
  ],
});
const TYPED_WORDS = { 'option.name': 'Eve Marsh', 'option.mail': 'eve@example', 'option.words': 'With all my love' };

let door: Awaited<ReturnType<typeof runningFrontServer>>;
let data: ReturnType<typeof aServerApp>;
beforeAll(async () => {
  door = await runningFrontServer((request, response) => {
    void handleAction(serverApp(), (request.url ?? '').split('/').at(-1) ?? '', request, response);
  });
});
beforeEach(() => {
  const [first, ...others] = someStoreData().products;
  const products = first === undefined ? [] : [first, ...others, { ...first, product: CARD }];
  data = aServerApp({ products }, door.env);
});
afterAll(() => door.close());

const send = (fields: Readonly<Record<string, string>>) =>
  door.post(
    '/api/actions/add-to-cart',
    new URLSearchParams({ sku: 'CARD', back: '/card.html', ...fields }).toString(),
    {
      'content-type': 'application/x-www-form-urlencoded',
    },
  );

test('a refused form returns days in the URL; names, addresses and words in a cookie of a minute', async () => {
  const answer = await send({ ...TYPED_WORDS, 'option.day': '2026-03-06', quantity: '2' });
  const location = answer.headers.get('location') ?? '';
  expect(new URL(location, 'http://shop').searchParams.get('refused')).toMatch(/^not-an-email~mail~/);
  expect(location).toMatch(/o\.day=2026-03-06&o\.quantity=2&typed=1$/);
  expect(location).not.toMatch(/Eve|Marsh|example|love/);
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^posy-typed=.*; Max-Age=60; .*HttpOnly/);

  const sent = { cookie: cookie.split(';')[0] ?? '' };
  const { props, headers } = await askedPage(publicPage(loadPath), location, sent);
  expect(props).toMatchObject({
    product: {
      refusal: { kind: 'options-refused' },
      answers: {
        name: ['Eve Marsh'],
        mail: ['eve@example'],
        words: ['With all my love'],
        day: '2026-03-06',
        quantity: '2',
      },
    },
  });
  expect(headers['cache-control']).toBe('private, no-store');
  const without = await askedPage(publicPage(loadPath), '/card.html', sent);
  expect(without.props).toMatchObject({ product: { answers: {} } });
});

test('words that are long for a cookie are offered again whole', async () => {
  const words = { 'option.name': 'é'.repeat(200), 'option.words': 'è'.repeat(250) };
  const answer = await send({ ...TYPED_WORDS, ...words, 'option.day': '2026-03-06' });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie.length).toBeLessThan(4_096);
  const sent = { cookie: cookie.split(';')[0] ?? '' };
  const { props } = await askedPage(publicPage(loadPath), answer.headers.get('location') ?? '', sent);
  expect(props).toMatchObject({
    product: { answers: { name: [words['option.name']], words: [words['option.words']], mail: ['eve@example'] } },
  });
});

test('words that are too long for the cookie are typed again', async () => {
  let last = 1;
  // Without a pattern, so that they do not become shorter when they are packed.
  const ideograph = () => String.fromCodePoint(0x4e00 + ((last = (last * 48_271) % 2_147_483_647) % 20_000));
  const texts = Array.from({ length: 20 }, () => Array.from({ length: 250 }, ideograph).join(''));
  const words = Object.fromEntries(texts.map((text, at) => [`option.other-${at}`, text]));
  const [cookie = ''] = (await send({ ...TYPED_WORDS, ...words })).headers.getSetCookie();
  expect(cookie.length).toBeLessThan(4_096);
});

test('ordering again offers the words of before by the cookie, and not in the URL', async () => {
  signedIn(data);
  const cart = data.shop.openCustomerCart(() => data.visitor.token());
  if (!cart.ok) throw new Error('no cart');
  const product = data.shop.data.products.find(({ product: { sku } }) => sku === 'CARD');
  if (product === undefined) throw new Error('no card');
  const line = { uid: 'l', products: product, variant: null, parts: [], quantity: 3, selected: [] };
  const entered = [
    { uid: 'name', value: 'Eve Marsh' },
    { uid: 'mail', value: 'eve@example.org' },
  ];
  const sold = data.shop.sell({ ...cart.value, lines: [{ ...line, entered }] });
  const number = String((sold as { number?: string }).number ?? '000000001');
  const query = `number=${number}&line=0`;
  const asked = askedPage(again, `/customer/order-history/${number}/again?${query}`, {
    cookie: `vsf-customer=${data.visitor.token()}`,
  });
  await expect(asked).rejects.toThrow(/leads to \/card\.html\?o\.quantity=3&typed=1$/);
});

test('the front server shares no page that offers what was typed', () => {
  const stores = data.app.config.stores;
  const files = { has: () => false, isBuild: () => true };
  expect(TYPED).toBe('typed');
  expect(kindOfRequest('/card.html', `/card.html?o.day=2026-03-06&${TYPED}=1`, stores, files)).toBe('personal');
  expect(kindOfRequest('/card.html', '/card.html?o.day=2026-03-06', stores, files)).toBe('page');
  expect(kindOfRequest('/api/reads/search', `/api/reads/search?${TYPED}=1`, stores, files)).toBe('page');
});
