import { type SeededRandom, seededRandom } from '../seeded-random';
import { COUPONS, FIVER, HELLO, type CouponTerms } from './coupon-terms';
import { SEED_PRODUCTS } from './seed-products';
import { expectedTotals, total, type WantedProduct } from './expected-totals';

/** Outcome of a payment; with `torn` the provider reports success and failure at the same time. */
export type BankScript = 'paid' | 'declined' | 'cancelled' | 'torn' | 'left';

export interface Delivery {
  readonly postcode: string;
  readonly carrier: string;
  readonly method: string;
  /** Pence. */
  readonly fee: number;
}

/** A planned cart and how it is ordered. */
export interface CartPlan {
  readonly email: string;
  readonly isCustomer: boolean;
  readonly products: readonly WantedProduct[];
  readonly coupon: CouponTerms | null;
  /** Null for a cart that needs no shipping. */
  readonly delivery: Delivery | null;
  readonly payment: string;
  readonly bank: BankScript;
  /** Number of simultaneous submissions. */
  readonly submissions: number;
  /** Number of times the provider repeats its notification. */
  readonly notices: number;
}

/** Price of each shipping method, by delivery zone. */
const DELIVERIES: readonly Delivery[] = [
  { postcode: 'PO19 1LB', carrier: 'flatrate', method: 'flatrate', fee: 495 },
  { postcode: 'po18 8ql', carrier: 'flatrate', method: 'flatrate', fee: 695 },
  { postcode: 'BN18 9AB', carrier: 'flatrate', method: 'flatrate', fee: 995 },
  { postcode: 'SW1A 1AA', carrier: 'courier', method: 'tracked', fee: 795 },
];
const COLLECTION: Delivery = { postcode: 'PO19 1LB', carrier: 'collection', method: 'afternoon', fee: 0 };
const PAYMENTS = ['cashondelivery', 'bankpage', 'banktransfer', 'bankpage', 'checkmo', 'cashondelivery'];
const SCRIPTS: readonly BankScript[] = ['declined', 'paid', 'torn', 'cancelled', 'paid', 'left'];
const MAX_LINES = 4;
const MAX_ITEMS = 3;
const LEAST_SUBMISSIONS = 2;
const MAX_SUBMISSIONS = 20;

/** Whether a cart is paid on another page. */
export const isRedirected = ({ payment }: Pick<CartPlan, 'payment'>): boolean =>
  payment === 'bankpage' || payment === 'stripe';

/** Carts that are paid at Stripe instead of the practice bank. A declined card is Stripe's own affair: its shopper gives up. */
export const paidAtStripe = (plans: readonly CartPlan[]): readonly CartPlan[] =>
  plans.map((plan) => ({
    ...plan,
    payment: plan.payment === 'bankpage' ? 'stripe' : plan.payment,
    bank: plan.bank === 'declined' ? 'cancelled' : plan.bank,
  }));

/** Returns the same carts for the same seed; ten carts contain every feature, many carts every combination. */
export function planCarts(carts: number, seed: number): readonly CartPlan[] {
  const chance = seededRandom(seed);
  const products = dealer(chance, SEED_PRODUCTS);
  const coupons = dealer(chance, COUPONS);
  const deliveries = dealer(chance, [...DELIVERIES, COLLECTION]);
  const payments = dealer(chance, PAYMENTS);
  const scripts = dealer(chance, SCRIPTS);
  const customers = dealer(chance, [true, ...Array.from({ length: 9 }, () => false)]);
  return Array.from({ length: carts }, (_, index) => {
    const chosen = new Set(Array.from({ length: 1 + chance.whole(MAX_LINES) }, products));
    const wanted = [...chosen].map((good) => ({ good, quantity: 1 + chance.whole(MAX_ITEMS) }));
    const coupon = fitting(coupons(), wanted);
    const isCustomer = customers();
    const isWhole = wanted.every(({ good }) => good.isVirtual);
    // A cart that is free is also collected, which gives an order with nothing left to pay.
    const delivery = isWhole ? null : coupon?.percent === 100 ? COLLECTION : feasible(deliveries(), wanted);
    const due = expectedTotals(wanted, coupon, delivery?.fee ?? 0).total;
    return {
      email: emailOf(chance, index, isCustomer, coupon, carts),
      isCustomer,
      products: wanted,
      coupon,
      delivery,
      payment: due === 0 ? 'free' : paymentFor(payments(), wanted, delivery),
      bank: scripts(),
      submissions: LEAST_SUBMISSIONS + chance.whole(MAX_SUBMISSIONS - LEAST_SUBMISSIONS + 1),
      notices: LEAST_SUBMISSIONS + chance.whole(4),
    };
  });
}

/** The van instead of a courier who may not take one of the products. */
function feasible(delivery: Delivery, wanted: readonly WantedProduct[]): Delivery {
  const isStuck = delivery.carrier === 'courier' && wanted.some(({ good }) => good.isForTheVan && !good.isVirtual);
  return isStuck ? (DELIVERIES[0] ?? delivery) : delivery;
}

const isSentMoney = (payment: string): boolean => payment === 'banktransfer' || payment === 'checkmo';

/**
 * The places of a workshop are paid for online, couriers take no money, and goods that leave the shop on the next day are gone
 * before a transfer or a cheque has arrived.
 */
function paymentFor(payment: string, wanted: readonly WantedProduct[], delivery: Delivery | null): string {
  if (wanted.some(({ good }) => good.sku.startsWith('WORKSHOP-'))) return 'bankpage';
  if (wanted.every(({ good }) => good.isVirtual)) return payment === 'cashondelivery' ? 'banktransfer' : payment;
  const leavesSoon = wanted.some(({ good }) => !good.isVirtual && good.texts['Delivery date'] === undefined);
  if (delivery?.carrier !== 'courier') return leavesSoon && isSentMoney(payment) ? 'cashondelivery' : payment;
  return payment === 'cashondelivery' || (leavesSoon && isSentMoney(payment)) ? 'bankpage' : payment;
}

/** Deals all cards in random order, then all again. */
function dealer<Card>(chance: SeededRandom, cards: readonly Card[]): () => Card {
  let deck: Card[] = [];
  return () => {
    if (deck.length === 0) deck = [...cards];
    const [card] = deck.splice(chance.whole(deck.length), 1);
    return card as Card;
  };
}

function fitting(coupon: CouponTerms | null, wanted: readonly WantedProduct[]): CouponTerms | null {
  const products = total(wanted.map(({ good, quantity }) => good.unit * quantity));
  return coupon === FIVER && products < FIVER.least ? null : coupon;
}

/** A coupon limited to one use per customer is tried by customers with several orders, in different case. */
function emailOf(
  chance: SeededRandom,
  index: number,
  isCustomer: boolean,
  coupon: CouponTerms | null,
  carts: number,
): string {
  if (isCustomer) return `customer${index}@example.org`;
  if (coupon !== HELLO) return `guest${index}@example.org`;
  const household = `household${chance.whole(Math.ceil(carts / 20))}@example.org`;
  return chance.percent(50) ? household : household.replace('h', 'H');
}
