import type { Cart } from '../../../src/domain/cart/cart';
import { loadCartPage } from '../../../src/adapters/http/pages/cart';
import { loadOrderHistory } from '../../../src/adapters/http/pages/order-pages';
import { loadPath } from '../../../src/adapters/http/pages/path';
import { loadOverview } from '../../../src/adapters/http/pages/profile';
import { accountPage, personalPage, publicPage } from '../../../src/composition/server/pages';
import { OPEN_SOURCE } from '../../magento/magento-facts';
import { aWalkOn, type Walk } from './a-walk';
import { EMAIL, fillIn, line } from './checkout-steps';

jest.setTimeout(120_000);

/** The operations that the storefront sends, in their order; a refused one has an exclamation mark. */
let sent: string[] = [];
let walk: Walk;
let plain = { sku: '', path: '' };
let limited = '';
let category = '';
let workshop = '';

beforeAll(async () => {
  walk = await aWalkOn(OPEN_SOURCE, (gate) => async (request) => {
    const answer = await gate(request);
    const document = request.body
      ? (JSON.parse(request.body) as { query: string }).query
      : (new URL(request.url).searchParams.get('query') ?? '');
    const isRefused = (JSON.parse(answer.text ?? '{}') as { data?: unknown }).data === undefined;
    const name = /(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? /\w+/.exec(document)?.[0];
    sent.push(`${name}${isRefused ? '!' : ''}`);
    return answer;
  });
  const { access } = walk.backend;
  [plain, limited, category, workshop] = [
    await access.product('plain'),
    (await access.product('limited')).sku,
    (await access.category()).path,
    (await access.product('virtual')).path,
  ];
  // What this Magento lacks is learned by the first visitors of a process.
  await guest('a');
  await customer('one@example.org', 'b');
});
afterAll(() => walk?.close());

async function sentBy(step: () => Promise<unknown>): Promise<readonly string[]> {
  sent = [];
  await step();
  return [...sent];
}

/** How many requests each step sends, and which of them are refused. */
const countsOf = (steps: Readonly<Record<string, readonly string[]>>) => ({
  ...Object.fromEntries(Object.entries(steps).map(([step, names]) => [step, names.length])),
  refused: Object.values(steps)
    .flat()
    .filter((name) => name.endsWith('!')),
});

/** What is sent for each step of a guest, up to an order. */
async function guest(attempt: string) {
  walk.cookies.clear();
  const product = await sentBy(() => walk.open(publicPage(loadPath), plain.path));
  const workshopPage = await sentBy(() => walk.open(publicPage(loadPath), workshop));
  const list = await sentBy(() => walk.open(publicPage(loadPath), category));
  const suggestions = await sentBy(() => walk.read('suggestions', { term: 'rose' }));
  let cart: Cart | null = null;
  const firstAdd = await sentBy(async () => (cart = await walk.done<Cart>('add-to-cart', line(null, plain.sku))));
  const { id = '' } = cart ?? {};
  const secondAdd = await sentBy(() => walk.done('add-to-cart', line(id, limited)));
  const coupon = await sentBy(() => walk.done('apply-coupon', { cart: id, code: 'POSY10' }));
  const cartPage = await sentBy(() => walk.open(personalPage(loadCartPage), '/cart'));
  let checkout = {};
  const checkoutSteps = await sentBy(async () => (checkout = await fillIn(walk, id, EMAIL)));
  const order = await sentBy(() => walk.act('place-order', { ...checkout, attempt: attempt.repeat(32) }));
  return { product, workshopPage, list, suggestions, firstAdd, secondAdd, coupon, cartPage, checkoutSteps, order };
}

/** What is sent for each step of a customer, up to the list of orders. */
async function customer(email: string, attempt: string) {
  walk.cookies.clear();
  const credentials = { email, password: 'Pe0ny-Stems!', captchaToken: null };
  const register = await sentBy(() =>
    walk.act('register', { ...credentials, firstName: 'Ann', lastName: 'Lee', isSubscribed: false }),
  );
  await walk.backend.access.confirm(email);
  await walk.done<Cart>('add-to-cart', line(null, plain.sku));
  const signIn = await sentBy(() => walk.done('sign-in', credentials));
  const overview = await sentBy(() => walk.open(accountPage(loadOverview), '/customer'));
  const wish = { sku: plain.sku, parentSku: null, quantity: 1, isBundle: false };
  const wishes = await sentBy(() => walk.done('add-wish', wish));
  const { id } = await walk.done<Cart>('load-cart');
  let checkout = {};
  const checkoutSteps = await sentBy(async () => (checkout = await fillIn(walk, id, null)));
  const order = await sentBy(() => walk.act('place-order', { ...checkout, attempt: attempt.repeat(32) }));
  const history = await sentBy(() => walk.open(accountPage(loadOrderHistory), '/customer/order-history'));
  return { register, signIn, overview, wishes, checkoutSteps, order, history };
}

test('once it is known what a Magento lacks, no request of a guest is refused, and each step sends few', async () => {
  expect(countsOf(await guest('c'))).toEqual({
    product: 1,
    workshopPage: 1,
    list: 1,
    suggestions: 1,
    firstAdd: 2,
    secondAdd: 1,
    coupon: 1,
    cartPage: 1,
    checkoutSteps: 8,
    order: 3,
    refused: [],
  });
});

test('once it is known what a Magento lacks, no request of a customer is refused, and each step sends few', async () => {
  expect(countsOf(await customer('two@example.org', 'd'))).toEqual({
    register: 1,
    signIn: 7,
    overview: 1,
    wishes: 2,
    checkoutSteps: 8,
    order: 3,
    history: 1,
    refused: [],
  });
});
