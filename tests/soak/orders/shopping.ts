import { randomBytes } from 'node:crypto';
import { paymentOf, type PaymentProvider, type PaymentState } from './payment-provider';
import { isRedirected, type BankScript } from './cart-plans';
import type { OpenSubmissions } from './open-submissions';
import type { Sent, WireShopper } from './wire-shopper';

/** One shopper and all responses they got. */
export interface Customer {
  readonly shopper: WireShopper;
  /** Order numbers received, each with the cart total shown before the submission. */
  readonly acknowledged: Map<string, number>;
  /** Reason of the last refusal; null when there was none. */
  refused: 'stock' | 'coupon' | null;
  /** Outcome of the next payment. */
  bank: BankScript;
  /** Copies of void attempts that are under way. */
  readonly late: Promise<void>[];
  /** Unexpected messages. */
  readonly unexpected: string[];
}

/** Counts of the whole run. */
export interface RunFigures {
  submissions: number;
  unanswered: number;
  /** Of these, failures while the backend was not killed. */
  faults: number;
  refusedForStock: number;
  refusedForCoupon: number;
  bankNotices: number;
  /** Submissions that the shop got only after their shopper had asked for them, and whose responses were lost. */
  lostBefore: number;
  lostAfter: number;
  /** Attempts without a response: that had placed an order, and that were made void. */
  found: number;
  neverArrived: number;
  /** Copies of void attempts that the shop refused. */
  lateRefused: number;
  /** Orders cancelled by the payment, whose stock was returned. */
  givenBack: number;
}

export interface Run {
  /** `http://127.0.0.1:4000` */
  readonly backend: string;
  /** `http://localhost:3000` */
  readonly storefront: string;
  readonly provider: PaymentProvider;
  readonly outstanding: OpenSubmissions;
  readonly tally: RunFigures;
  /** What the line of the next shopper loses; null: nothing. */
  readonly losing: () => 'before' | 'after' | null;
  /** ms before a retry when there is no response. */
  readonly pause: () => number;
}

/** Maximum number of retries. */
const MAX_TRIES = 8;

export function customerOf(shopper: WireShopper): Customer {
  return { shopper, acknowledged: new Map(), refused: null, bank: shopper.plan.bank, late: [], unexpected: [] };
}

/**
 * Submits the order several times at once and continues as a shopper would: traces it when there is no response and orders
 * again only when it is void, checks the total again when a coupon is gone, pays, orders again after a failed payment, and
 * gives up when products are sold out or there is no response.
 */
export async function shop(customer: Customer, times: number, run: Run): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const key = randomBytes(16).toString('hex');
    const sent = await send(customer, times, key, run);
    const isPlaced = sent.some(({ kind }) => kind === 'placed');
    if (isPlaced || (sent.every(({ kind }) => kind === 'unanswered') && (await isFound(customer, key, run)))) {
      if (await isSettled(customer, run)) return;
    } else if (customer.refused === 'coupon') await reloadTotal(customer, run);
    else if (sent.some(({ kind }) => kind === 'refused')) return;
    else await later(run.pause() * (tries + 1));
  }
}

/** Asks what became of an attempt until there is a response. If it never arrived, copies of it do now. */
async function isFound(customer: Customer, key: string, run: Run): Promise<boolean> {
  const { shopper, late } = customer;
  const { shown } = shopper;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const number = await shopper.trace(key);
    if (typeof number === 'string') {
      note(customer, number, shown);
      run.tally.found += 1;
      return true;
    }
    if (number === null) {
      run.tally.neverArrived += 1;
      for (const copy of shopper.order(2, key)) {
        late.push(run.outstanding.during(shopper.cartId, copy).then((answer) => hearLate(customer, answer, run)));
      }
      return false;
    }
    await later(run.pause() * (tries + 1));
  }
  return false;
}

/** A copy that comes after another attempt has placed the order returns its number. */
function hearLate({ unexpected }: Customer, answer: Sent, { tally }: Run): void {
  if (answer.kind !== 'refused') return;
  if (answer.why === 'over') tally.lateRefused += 1;
  if (answer.why === 'other') unexpected.push(answer.message);
}

const LOST: Sent = { kind: 'unanswered', isFault: false };

async function send(customer: Customer, times: number, key: string, run: Run): Promise<readonly Sent[]> {
  const { outstanding, tally } = run;
  const { shopper } = customer;
  const { shown } = shopper;
  const loss = run.losing();
  tally.submissions += times;
  tally.lostBefore += loss === 'before' ? times : 0;
  tally.lostAfter += loss === 'after' ? times : 0;
  if (loss === 'before') return [LOST];
  const arrived = Promise.all(shopper.order(times, key).map((answer) => outstanding.during(shopper.cartId, answer)));
  if (loss === 'after') {
    // The shopper may ask while they are still being handled.
    customer.late.push(arrived.then(() => undefined));
    return [LOST];
  }
  const sent = await arrived;
  customer.refused = null;
  for (const answer of sent) {
    if (answer.kind === 'placed') note(customer, answer.number, shown);
    else if (answer.kind === 'unanswered') tally.unanswered += 1;
    else if (answer.why === 'other') customer.unexpected.push(answer.message);
    else if (answer.why !== 'over') customer.refused = answer.why;
    tally.faults += Number(answer.kind === 'unanswered' && answer.isFault);
  }
  tally.refusedForStock += Number(customer.refused === 'stock');
  tally.refusedForCoupon += Number(customer.refused === 'coupon');
  return sent;
}

/** A number received twice must come with the same total. */
function note({ acknowledged, unexpected }: Customer, number: string, shown: number): void {
  const before = acknowledged.get(number) ?? shown;
  if (before !== shown) unexpected.push(`order ${number} was shown as ${before} and as ${shown}`);
  acknowledged.set(number, before);
}

async function reloadTotal({ shopper }: Customer, { pause }: Run): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES && !(await shopper.look()); tries += 1) await later(pause());
}

/** False when the payment failed and the cart is active again. */
async function isSettled(customer: Customer, run: Run): Promise<boolean> {
  if (!isRedirected(customer.shopper.plan)) return true;
  const state = await settle(customer, run);
  if (state === null || state === 'OPEN' || state === 'PAID') return true;
  customer.bank = 'paid';
  run.tally.givenBack += 1;
  return false;
}

async function settle(
  { shopper, bank }: Customer,
  { backend, storefront, provider, tally, pause }: Run,
): Promise<PaymentState> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { state, redirect } = await paymentOf(backend, shopper.cartId, shopper.token);
    if (state !== null && (state !== 'OPEN' || bank === 'left')) return state;
    if (redirect === null) {
      await later(pause());
      continue;
    }
    // Read after the wait: others add to it meanwhile.
    const heard = await provider.press(redirect, bank, shopper.plan.notices, storefront);
    tally.bankNotices += heard;
  }
  return null;
}

export function later(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, Math.max(0, ms)));
}
