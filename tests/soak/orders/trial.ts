import { chance } from '../../browser/chance';
import type { Stack } from '../../browser/stack';
import { auditResponses } from './audit-responses';
import { auditRecords } from './audit-records';
import type { OrderDatabase } from './order-database';
import type { OrderRecords } from './order-records';
import { paidAtStripe, planCarts } from './cart-plans';
import type { PaymentProvider } from './payment-provider';
import { addCoupons, stockFor } from './prepare-stock';
import { NOON } from './seed-products';
import { killRepeatedly, type KillFigures } from './kills';
import { trackSubmissions } from './open-submissions';
import { customerOf, shop, type Customer, type Run, type RunFigures } from './shopping';
import { WireShopper } from './wire-shopper';

export interface Trial {
  readonly carts: number;
  readonly kills: number;
  /** Carts ordered concurrently. */
  readonly atOnce: number;
  readonly seed: number;
}

export interface Outcome {
  /** All faults, described. */
  readonly wrongs: readonly string[];
  readonly figures: RunFigures &
    KillFigures &
    Readonly<Record<'orders' | 'cancelled' | 'soldOut' | 'nothingToPay' | 'withCoupon', number>>;
}

/** Settings for the trial: redirect payments, accounts without confirmation, and a fixed time. */
export const TRIAL_SETTINGS = {
  ACCOUNT_CONFIRMATION: 'off',
  DEMO_CUSTOMERS: 'off',
  DEMO_NOW: NOON,
};

/** Carts prepared, or submitted without kills, at once. */
const HANDS = 8;
/** What every third round of submissions loses each. */
const LOSSES = ['before', 'after', null] as const;
/** Maximum ms before a retry; increases with each one. */
const MAX_PAUSE = 600;

/**
 * Submits orders, each cart many times and many carts concurrently, while the backend is killed (-9) and restarted; at
 * the end, everyone without a response retries without kills.
 */
export async function orderUnderKills(
  stack: Stack,
  database: OrderDatabase,
  provider: PaymentProvider,
  trial: Trial,
): Promise<Outcome> {
  const planned = planCarts(trial.carts, trial.seed);
  const plans = provider.method === 'stripe' ? paidAtStripe(planned) : planned;
  const random = chance(trial.seed);
  database.open(stack.dataDir);
  const stockBefore = stockFor(plans);
  await database.setStock(stockBefore);
  await addCoupons(plans, stack.dataDir, database.settings);
  const customers = plans.map((plan) => customerOf(new WireShopper(stack.baseUrl, plan)));
  await inOrder(HANDS, customers, ({ shopper }) => shopper.makeReady());
  const expected = { plans: new Map(customers.map(({ shopper }) => [shopper.cartId, shopper.plan])), stockBefore };
  const responses = new Map(customers.map((customer) => [customer.shopper.cartId, customer]));
  let losses = 0;
  const run: Run = {
    backend: stack.backend.url,
    storefront: stack.baseUrl,
    provider,
    outstanding: trackSubmissions(),
    tally: {
      submissions: 0,
      unanswered: 0,
      faults: 0,
      refusedForStock: 0,
      refusedForCoupon: 0,
      bankNotices: 0,
      lostBefore: 0,
      lostAfter: 0,
      found: 0,
      neverArrived: 0,
      lateRefused: 0,
      givenBack: 0,
    },
    losing: () => LOSSES[(losses += 1) % LOSSES.length] ?? null,
    pause: () => MAX_PAUSE * Math.random(),
  };

  let done = 0;
  const isOver = () => done === customers.length;
  const [{ figures: killFigures, wrongs }] = await Promise.all([
    killRepeatedly({
      ...{ stack, database, random, isOver, outstanding: run.outstanding },
      moments: Array.from({ length: trial.kills }, (_, index) => (index + random()) / trial.kills),
      progress: () => done / customers.length,
      hasResponse: (cartId) => (responses.get(cartId)?.acknowledged.size ?? 0) > 0,
      audit: (records) => auditRecords(records, expected),
    }),
    inOrder(trial.atOnce, customers, async (customer) => {
      await shop(customer, customer.shopper.plan.submissions, run);
      done += 1;
    }),
  ]);
  const figures = { ...run.tally };
  await Promise.all(customers.flatMap(({ late }) => late));
  await withoutKills(customers, { ...run, losing: () => null });
  const records = await database.read();
  return {
    wrongs: [...wrongs, ...auditRecords(records, expected), ...auditResponses(customers, records)],
    figures: { ...killFigures, ...figures, ...figuresOf(records, customers) },
  };
}

/** Everyone retries; shoppers refused for lack of stock retry as long as others return some. */
async function withoutKills(customers: readonly Customer[], run: Run): Promise<void> {
  let waiting = customers;
  let givenBack: number;
  do {
    ({ givenBack } = run.tally);
    await inOrder(HANDS, waiting, (customer) => shop(customer, 1, run));
    waiting = customers.filter(({ refused }) => refused === 'stock');
  } while (run.tally.givenBack > givenBack);
}

const figuresOf = ({ orders }: OrderRecords, customers: readonly Customer[]) => ({
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
