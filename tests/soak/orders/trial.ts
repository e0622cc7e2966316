import { chance } from '../../browser/chance';
import type { Stack } from '../../browser/stack';
import { auditResponses } from './audit-responses';
import { auditBooks } from './audit-books';
import type { BookKeeping } from './book-keeping';
import type { Books } from './books';
import { planCarts } from './cart-plans';
import { addCoupons, shelfFor } from './fill-the-shop';
import { NOON } from './goods';
import { killNowAndThen, type Felt } from './kills';
import { watchOutstanding } from './outstanding';
import { customerOf, shop, type Customer, type Street, type Tally } from './shopping';
import { WireShopper } from './wire-shopper';

export interface Trial {
  readonly carts: number;
  readonly kills: number;
  /** Carts that are ordered beside each other. */
  readonly atOnce: number;
  readonly seed: number;
}

export interface Outcome {
  /** Everything that is not as it must be, in words. */
  readonly wrongs: readonly string[];
  readonly figures: Tally &
    Felt &
    Readonly<Record<'orders' | 'cancelled' | 'soldOut' | 'nothingToPay' | 'withCoupon', number>>;
}

/** Settings of a shop that the trial can be held in: a bank, accounts that are open at once, and a day that does not end. */
export const TRIAL_SETTINGS = {
  PRACTICE_BANK: 'on',
  ACCOUNT_CONFIRMATION: 'off',
  DEMO_CUSTOMERS: 'off',
  DEMO_NOW: NOON,
};

/** Carts that are made ready, or sent in peace, at once. */
const HANDS = 8;
/** ms before somebody who was not answered tries again, at most; longer each time. */
const MAX_PAUSE = 600;

/**
 * Orders are sent, each cart many times at once and many carts beside each other, while the backend is killed (-9) and
 * started again; in the end everybody who has no answer yet asks once more in peace.
 */
export async function orderUnderKills(stack: Stack, keeping: BookKeeping, trial: Trial): Promise<Outcome> {
  const plans = planCarts(trial.carts, trial.seed);
  const random = chance(trial.seed);
  keeping.open(stack.dataDir);
  const shelfBefore = shelfFor(plans);
  await keeping.setStock(shelfBefore);
  await addCoupons(plans, stack.dataDir, keeping.settings);
  const customers = plans.map((plan) => customerOf(new WireShopper(stack.baseUrl, plan)));
  await inOrder(HANDS, customers, ({ shopper }) => shopper.makeReady());
  const expected = { plans: new Map(customers.map(({ shopper }) => [shopper.cartId, shopper.plan])), shelfBefore };
  const told = new Map(customers.map((customer) => [customer.shopper.cartId, customer]));
  const street: Street = {
    backend: stack.backend.url,
    outstanding: watchOutstanding(),
    tally: {
      submissions: 0,
      unanswered: 0,
      faults: 0,
      refusedForStock: 0,
      refusedForCoupon: 0,
      bankNotices: 0,
      givenBack: 0,
    },
    pause: () => MAX_PAUSE * Math.random(),
  };
  let done = 0;
  const isOver = () => done === customers.length;
  const [{ felt, wrongs }] = await Promise.all([
    killNowAndThen({
      ...{ stack, keeping, random, isOver, outstanding: street.outstanding },
      moments: Array.from({ length: trial.kills }, (_, index) => (index + random()) / trial.kills),
      progress: () => done / customers.length,
      isTold: (cartId) => (told.get(cartId)?.acknowledged.size ?? 0) > 0,
      audit: (books) => auditBooks(books, expected),
    }),
    inOrder(trial.atOnce, customers, async (customer) => {
      await shop(customer, customer.shopper.plan.submissions, street);
      done += 1;
    }),
  ]);
  const figures = { ...street.tally };
  await inPeace(customers, street);
  const books = await keeping.read();
  return {
    wrongs: [...wrongs, ...auditBooks(books, expected), ...auditResponses(customers, books)],
    figures: { ...figures, ...felt, ...figuresOf(books, customers) },
  };
}

/** Everybody asks once more; who was told that the goods are gone asks again as long as others give some back. */
async function inPeace(customers: readonly Customer[], street: Street): Promise<void> {
  let asking = customers;
  let givenBack: number;
  do {
    ({ givenBack } = street.tally);
    await inOrder(HANDS, asking, (customer) => shop(customer, 1, street));
    asking = customers.filter(({ refused }) => refused === 'stock');
  } while (street.tally.givenBack > givenBack);
}

const figuresOf = ({ orders }: Books, customers: readonly Customer[]) => ({
  orders: orders.filter(({ stands }) => stands).length,
  cancelled: orders.filter(({ stands }) => !stands).length,
  soldOut: customers.filter(({ refused }) => refused === 'stock').length,
  nothingToPay: orders.filter(({ total }) => total === 0).length,
  withCoupon: orders.filter(({ stands, coupon }) => stands && coupon !== null).length,
});

/** A few at a time. */
async function inOrder<Item>(
  hands: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const hand = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: hands }, hand));
}
