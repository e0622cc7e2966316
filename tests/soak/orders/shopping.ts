import { paymentOf, pressAtTheBank, type PaymentState } from './at-the-bank';
import type { BankScript } from './cart-plans';
import type { Outstanding } from './outstanding';
import type { Sent, WireShopper } from './wire-shopper';

/** One shopper, and all that they were told. */
export interface Customer {
  readonly shopper: WireShopper;
  /** Numbers that they were given, each with the total that the cart had shown before the order was sent. */
  readonly acknowledged: Map<string, number>;
  /** Why the last submission was refused; null when it was not. */
  refused: 'stock' | 'coupon' | null;
  /** How their next payment goes. */
  bank: BankScript;
  /** What should never have been said. */
  readonly strange: string[];
}

/** What was done and felt in all. */
export interface Tally {
  submissions: number;
  unanswered: number;
  /** Of these, those over which the backend broke without being killed. */
  faults: number;
  refusedForStock: number;
  refusedForCoupon: number;
  bankNotices: number;
  /** Orders that came to nothing at the bank, so that their goods were given back. */
  givenBack: number;
}

export interface Street {
  /** `http://127.0.0.1:4000` */
  readonly backend: string;
  readonly outstanding: Outstanding;
  readonly tally: Tally;
  /** ms before somebody who was not answered tries again. */
  readonly pause: () => number;
}

/** How often somebody tries who is not answered. */
const MAX_TRIES = 8;

export function customerOf(shopper: WireShopper): Customer {
  return { shopper, acknowledged: new Map(), refused: null, bank: shopper.plan.bank, strange: [] };
}

/**
 * Sends the order so many times at once and goes on as a shopper would: looks at the total again when a coupon is gone, goes to
 * the bank, orders once more when the payment failed, and gives up when the goods are gone or nobody answers.
 */
export async function shop(customer: Customer, times: number, street: Street): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const sent = await send(customer, times, street);
    if (sent.some(({ kind }) => kind === 'placed')) {
      if (await isSettled(customer, street)) return;
    } else if (customer.refused === 'coupon') await lookAgain(customer, street);
    else if (sent.some(({ kind }) => kind === 'refused')) return;
    else await later(street.pause() * (tries + 1));
  }
}

async function send(customer: Customer, times: number, { outstanding, tally }: Street): Promise<readonly Sent[]> {
  const { shopper } = customer;
  const { shown } = shopper;
  const sent = await Promise.all(shopper.order(times).map((answer) => outstanding.during(shopper.cartId, answer)));
  tally.submissions += times;
  customer.refused = null;
  for (const answer of sent) {
    if (answer.kind === 'placed') note(customer, answer.number, shown);
    else if (answer.kind === 'unanswered') tally.unanswered += 1;
    else if (answer.why === 'other') customer.strange.push(answer.message);
    else customer.refused = answer.why;
    tally.faults += Number(answer.kind === 'unanswered' && answer.isFault);
  }
  tally.refusedForStock += Number(customer.refused === 'stock');
  tally.refusedForCoupon += Number(customer.refused === 'coupon');
  return sent;
}

/** Whoever is given one number twice was shown one total for it. */
function note({ acknowledged, strange }: Customer, number: string, shown: number): void {
  const before = acknowledged.get(number) ?? shown;
  if (before !== shown) strange.push(`order ${number} was shown as ${before} and as ${shown}`);
  acknowledged.set(number, before);
}

async function lookAgain({ shopper }: Customer, { pause }: Street): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES && !(await shopper.look()); tries += 1) await later(pause());
}

/** False when the order came to nothing at the bank, so that its cart is open again. */
async function isSettled(customer: Customer, street: Street): Promise<boolean> {
  if (customer.shopper.plan.payment !== 'bankpage') return true;
  const state = await settle(customer, street);
  if (state === null || state === 'OPEN' || state === 'PAID') return true;
  customer.bank = 'paid';
  street.tally.givenBack += 1;
  return false;
}

async function settle({ shopper, bank }: Customer, { backend, tally, pause }: Street): Promise<PaymentState> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { state, redirect } = await paymentOf(backend, shopper.cartId, shopper.token);
    if (state !== null && (state !== 'OPEN' || bank === 'left')) return state;
    if (redirect !== null) tally.bankNotices += await pressAtTheBank(redirect, bank, shopper.plan.notices);
    else await later(pause());
  }
  return null;
}

export function later(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, Math.max(0, ms)));
}
