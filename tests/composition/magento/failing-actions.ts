import type { Cart } from '../../../src/domain/cart/cart';
import type { Failure } from '../../../src/application/ports/failures';
import { failureMessage } from '../../../src/ui/texts/en/refusals';
import { loadOrderStatus } from '../../../src/adapters/http/pages/order-status';
import { personalPage } from '../../../src/composition/server/pages';
import type { MagentoRelease } from '../../magento/magento-facts';
import { aWalkOn, type Walk } from './a-walk';
import type { Fault } from './fault-cases';
import { EMAIL, fillIn, guestProofOf, line } from './checkout-steps';

const LIFETIME_MS = 10 * 60_000;

/** The answer that a shopper gets: its kind, and its words. */
type Told = string;

/** Something that a shopper does, whose call `root` may fail. */
export interface FailingAction {
  readonly name: string;
  readonly root: string;
  /** Leads up to the press; returns the press, and what is true after it. */
  readonly prepare: (
    walk: Walk,
    plain: string,
  ) => Promise<{ press: () => Promise<Told>; after: () => Promise<string> }>;
}

interface Answer {
  readonly ok?: boolean;
  readonly kind?: string;
  readonly message?: string;
  readonly reason?: object;
  readonly failure?: object;
}

/** The kind of an answer, and its words unless they are always the same. */
function told({ ok, kind, message, reason, failure }: Answer): Told {
  if (ok === true) return 'done';
  const why = (reason ?? failure) as Failure | undefined;
  const sort = [kind, why?.kind].filter((one) => one !== undefined).join(', ');
  const words = why?.kind === 'unreachable' ? undefined : why === undefined ? message : failureMessage(why);
  return words === undefined ? sort : `${sort}: “${words}”`;
}

/** What is in the visitor's cart now. */
async function held(walk: Walk): Promise<string> {
  const found = await walk.act('load-cart');
  if (found.ok !== true) return `cart: ${told(found)}`;
  const { items, coupon } = found.value as Cart;
  const lines = items.map(({ quantity }) => `${quantity}`).join(' + ');
  return `cart of ${lines || 'nothing'}${coupon === null ? '' : ' with coupon'}`;
}

async function newGuest(walk: Walk, plain: string): Promise<Cart> {
  walk.cookies.clear();
  return walk.done<Cart>('add-to-cart', line(null, plain));
}

const changing =
  (action: string, input: (cart: Cart) => object): FailingAction['prepare'] =>
  async (walk, plain) => {
    const cart = await newGuest(walk, plain);
    const press = async () => told(await walk.act(action, { cart: cart.id, ...input(cart) }));
    return { press, after: () => held(walk) };
  };

const PERSON = { email: 'ann.lee@example.org', password: 'Pe0ny-Stems!', captchaToken: null };

/** Signs in as a customer with one piece, who is a guest with one piece more. */
const signingIn: FailingAction['prepare'] = async (walk, plain) => {
  walk.cookies.clear();
  await walk.act('register', { ...PERSON, firstName: 'Ann', lastName: 'Lee', isSubscribed: false });
  await walk.backend.access.confirm(PERSON.email);
  await walk.done('sign-in', PERSON);
  const own = await walk.done<Cart>('load-cart');
  for (const { uid } of own.items) await walk.done('remove-item', { cart: own.id, item: uid });
  await walk.done('add-to-cart', line(own.id, plain));
  await newGuest(walk, plain);
  return { press: async () => told(await walk.act('sign-in', PERSON)), after: () => held(walk) };
};

const ordering: FailingAction['prepare'] = async (walk, plain) => {
  const start = await newGuest(walk, plain);
  const checkout = await fillIn(walk, start.id, EMAIL);
  const { cart } = checkout;
  let attempt = 'a'.repeat(32);
  const press = async () => told(await walk.act('place-order', { ...checkout, attempt }));
  const after = async () => {
    const traced = told(await walk.act('trace-order', { cart, attempt, ageMs: LIFETIME_MS }));
    attempt = 'b'.repeat(32);
    return `traced: ${traced}; ${await walk.backend.access.orderCount(cart)} order(s)`;
  };
  return { press, after };
};

/** Asks for the order that was just placed. */
const asking =
  (release: MagentoRelease): FailingAction['prepare'] =>
  async (walk, plain) => {
    const start = await newGuest(walk, plain);
    const placed = await walk.act('place-order', { ...(await fillIn(walk, start.id, EMAIL)), attempt: 'c'.repeat(32) });
    const { number } = placed as { readonly number?: string };
    const right = { postcode: 'PO19 1LB', surname: 'Lee' };
    const proof = guestProofOf(release) ?? 'postcode';
    return {
      press: async () => {
        const asked = told(await walk.act('ask-order-status', { number, email: EMAIL, [proof]: right[proof] }));
        const { status, props } = await walk.seen(personalPage(loadOrderStatus), '/order-status?order=asked');
        const text = JSON.stringify(props);
        const refusal = /"refusal":"([^"]*)"/.exec(text)?.[1];
        return `${asked}; page ${status}: ${refusal ?? (text.includes(String(number)) ? 'the order' : 'nothing')}`;
      },
      after: () => Promise.resolve('-'),
    };
  };

/** Everything that a shopper does in the table; `status` only where Magento has it. */
export const actionsOn = (release: MagentoRelease): readonly FailingAction[] => [
  {
    name: 'add',
    root: 'addProductsToCart',
    prepare: (walk, plain) => changing('add-to-cart', ({ id }) => line(id, plain))(walk, plain),
  },
  {
    name: 'change',
    root: 'updateCartItems',
    prepare: async (walk, plain) => {
      const quantity = (pieces: number) =>
        changing('change-quantity', ({ items }) => ({ item: items[0]?.uid, quantity: pieces }))(walk, plain);
      // From the first change the shop knows whether the backend says why it refuses one.
      await (await quantity(1)).press();
      return quantity(2);
    },
  },
  { name: 'coupon', root: 'applyCouponToCart', prepare: changing('apply-coupon', () => ({ code: 'POSY10' })) },
  { name: 'sign in', root: 'generateCustomerToken', prepare: signingIn },
  { name: 'merge', root: 'mergeCarts', prepare: signingIn },
  { name: 'place order', root: 'placeOrder', prepare: ordering },
  ...(guestProofOf(release) === null ? [] : [{ name: 'status', root: 'guestOrder', prepare: asking(release) }]),
];

/** What became of one press whose call failed. */
export interface Outcome {
  readonly shown: string;
  readonly logged: string;
  /** How often the call was sent. */
  readonly sent: number;
  readonly after: string;
  /** The second press, when nothing fails any more. */
  readonly again: string;
}

/** A shop on a release, one of whose calls can be made to fail. */
export async function aFailingShop(release: MagentoRelease) {
  let failing: { readonly root: string; readonly fault: Fault; sent: number } | null = null;
  const walk = await aWalkOn(release, (gate) => async (request) => {
    const asked = decodeURIComponent(`${request.url}${request.body ?? ''}`.replace(/\+/g, ' '));
    const isIt = failing !== null && new RegExp(`\\b${failing.root}\\s*\\(`).test(asked) && !asked.includes('@skip');
    if (failing === null || !isIt) return gate(request);
    failing.sent += 1;
    return failing.fault({ root: failing.root, ask: () => gate(request) });
  });
  const plain = (await walk.backend.access.product('plain')).sku;
  return {
    close: walk.close,
    fail: async ({ root, prepare }: FailingAction, fault: Fault): Promise<Outcome> => {
      const { press, after } = await prepare(walk, plain);
      walk.log.entries.length = walk.log.warnings.length = 0;
      failing = { root, fault, sent: 0 };
      const shown = await press();
      const { sent } = failing;
      failing = null;
      const logged = lines(walk.log.entries, walk.log.warnings);
      const then = await after();
      const again = await press();
      return { shown, logged, sent, after: then, again: `${again}; ${await after()}` };
    },
  };
}

type Entries = readonly { readonly message: string }[];

function lines(errors: Entries, warnings: Entries): string {
  const named = [...errors.map(({ message }) => message), ...warnings.map(({ message }) => `(${message})`)];
  return [...new Set(named)].join('; ') || '-';
}
