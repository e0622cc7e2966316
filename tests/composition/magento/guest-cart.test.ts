import type { SendHttp } from '../../../middleware/middleware';
import type { SignInResult } from '../../../src/application/account/sign-in';
import type { Cart } from '../../../src/domain/cart/cart';
import { OPEN_SOURCE } from '../../magento/magento-facts';
import { aWalkOn, type Walk } from './a-walk';

const PERSON = { email: 'guest@example.org', password: 'Pe0ny-Stems!', captchaToken: null };
/** A sentence of the backend, which no shopper reads. */
const SENTENCE = 'The requested qty is not available (SQLSTATE)';

type Said = Awaited<ReturnType<SendHttp>>;
type Meddle = (asked: string, ask: () => Promise<Said>) => Promise<Said> | null;

/** Answers before the stand-in, while it is set. */
let meddle: Meddle | null = null;
let walk: Walk;
let plain = '';
let limited = '';

const refusal = (root: string): Said => ({
  status: 200,
  contentType: 'application/json',
  text: JSON.stringify({
    errors: [{ message: SENTENCE, path: [root], extensions: { category: 'graphql-input' } }],
    data: { [root]: null },
  }),
});
const refuseMerges: Meddle = (asked) => (asked.includes('mergeCarts(') ? Promise.resolve(refusal('mergeCarts')) : null);
const lost = () => Promise.reject(new Error('The connection was reset'));

beforeAll(async () => {
  walk = await aWalkOn(OPEN_SOURCE, (gate) => async (request) => {
    const asked = `${request.url}${request.body ?? ''}`;
    return (await meddle?.(asked, () => gate(request))) ?? gate(request);
  });
  plain = (await walk.backend.access.product('plain')).sku;
  limited = (await walk.backend.access.product('limited')).sku;
  await walk.act('register', { ...PERSON, firstName: 'Ann', lastName: 'Lee', isSubscribed: false });
  await walk.backend.access.confirm(PERSON.email);
  await walk.done('sign-in', PERSON);
}, 120_000);
afterAll(() => walk?.close());

beforeEach(() => (meddle = null));

const line = (sku: string, quantity: number) => ({ cart: null, sku, chosen: [], answers: {}, quantity });
const held = (cart: Pick<Cart, 'items'> | null) => cart?.items.map(({ sku, quantity }) => [sku, quantity]);
const sorted = (lines: ReturnType<typeof held>) => lines?.sort(([a], [b]) => String(a).localeCompare(String(b)));

/** A guest with two `plain` and one `limited`, and the sign-in of a customer with one `plain`. */
async function aGuestWithTwoLines() {
  const own = await walk.done<Cart>('load-cart');
  for (const { uid } of own.items) await walk.done('remove-item', { cart: own.id, item: uid });
  await walk.done('add-to-cart', line(plain, 1));
  await walk.act('sign-out');
  await walk.done('add-to-cart', line(plain, 2));
  const cart = await walk.done<Cart>('add-to-cart', line(limited, 1));
  return { cart, signIn: () => walk.done<SignInResult>('sign-in', PERSON) };
}

const BOTH = () => [
  [plain, 3],
  [limited, 1],
];

test('S4-26 the lines of a guest’s cart are added one by one when Magento refuses to merge it', async () => {
  const { cart, signIn } = await aGuestWithTwoLines();
  meddle = refuseMerges;
  const signedIn = await signIn();
  expect([held(signedIn.cart), signedIn.shortfalls]).toEqual([BOTH(), []]);
  expect(held(await walk.done<Cart>('load-cart'))).toEqual(BOTH());
  expect([...walk.cookies.values()].join()).not.toContain(cart.id);
});

test('S4-26 what Magento does not take is named, not in its words, and stays in the guest’s cart', async () => {
  const { cart, signIn } = await aGuestWithTwoLines();
  const stock = {
    data: { addProductsToCart: { cart: null, user_errors: [{ code: 'INSUFFICIENT_STOCK', message: SENTENCE }] } },
  };
  meddle = (asked, ask) =>
    asked.includes('addProductsToCart(') && asked.includes(limited)
      ? Promise.resolve({ status: 200, contentType: 'application/json', text: JSON.stringify(stock) })
      : refuseMerges(asked, ask);
  const signedIn = await signIn();
  expect(held(signedIn.cart)).toEqual([[plain, 3]]);
  expect(signedIn.shortfalls).toEqual([
    { sku: limited, name: cart.items[1]?.name, wanted: 1, kept: 0, why: 'sold-out' },
  ]);
  expect(JSON.stringify(signedIn)).not.toContain('SQLSTATE');
  const stored = await walk.backend.access.cartLines(cart.id);
  expect(stored.map(({ sku, quantity }) => [sku, quantity])).toEqual([[limited, 1]]);
});

test.each(['executed', 'not executed'])(
  'S4-26 a line whose answer is lost, %s, is in the cart once, then and later',
  async (what) => {
    const { signIn } = await aGuestWithTwoLines();
    let isLost = false;
    meddle = (asked, ask) => {
      if (isLost || !asked.includes('addProductsToCart(')) return refuseMerges(asked, ask);
      isLost = true;
      return what === 'executed' ? ask().then(lost) : lost();
    };
    await signIn();
    expect(sorted(held(await walk.done<Cart>('load-cart')))).toEqual(sorted(BOTH()));
    expect(sorted(held(await walk.done<Cart>('load-cart')))).toEqual(sorted(BOTH()));
  },
);

test('S4-26 nothing is lost or doubled when Magento is away after the first line', async () => {
  const { cart, signIn } = await aGuestWithTwoLines();
  let isAway = false;
  meddle = (asked, ask) => {
    if (isAway) return lost();
    if (!asked.includes('addProductsToCart(')) return refuseMerges(asked, ask);
    isAway = true;
    return ask().then(lost);
  };
  const signedIn = await signIn();
  expect(signedIn.shortfalls.map(({ why }) => why)).toEqual(['later', 'later']);
  expect(decodeURIComponent([...walk.cookies.values()].join())).toContain(cart.id);
  meddle = refuseMerges;
  expect(held(await walk.done<Cart>('load-cart'))).toEqual(BOTH());
  expect(held(await walk.done<Cart>('load-cart'))).toEqual(BOTH());
  expect(decodeURIComponent([...walk.cookies.values()].join())).not.toContain(cart.id);
});

test('S4-26 two tabs that load the cart at once add each line once', async () => {
  const { signIn } = await aGuestWithTwoLines();
  meddle = (asked) => (asked.includes('mergeCarts(') ? lost() : null);
  expect((await signIn()).shortfalls.map(({ why }) => why)).toEqual(['later']);
  meddle = refuseMerges;
  await Promise.all([walk.done('load-cart'), walk.done('load-cart')]);
  expect(held(await walk.done<Cart>('load-cart'))).toEqual(BOTH());
});
