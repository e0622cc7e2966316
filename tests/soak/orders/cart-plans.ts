import { type Chance, seededChance } from '../seeded-chance';
import { COUPONS, FIVER, HELLO, type CouponTerms } from './coupon-terms';
import { GOODS } from './goods';
import { reckon, total, type WantedProduct } from './reckoning';

/** How somebody fares at the bank. `torn`: it says that they paid and that they did not, at the same moment. */
export type BankScript = 'paid' | 'declined' | 'cancelled' | 'torn' | 'left';

export interface Delivery {
  readonly postcode: string;
  readonly carrier: string;
  readonly method: string;
  /** Pence. */
  readonly fee: number;
}

/** A cart that is going to be ordered, and how. */
export interface CartPlan {
  readonly email: string;
  readonly isCustomer: boolean;
  readonly products: readonly WantedProduct[];
  readonly coupon: CouponTerms | null;
  /** Null when nothing has to be brought. */
  readonly delivery: Delivery | null;
  readonly payment: string;
  readonly bank: BankScript;
  /** How often the order is sent, all at once. */
  readonly submissions: number;
  /** How often the bank says what it has to say. */
  readonly notices: number;
}

/** What the shop asks for each way, round by round of its van. */
const DELIVERIES: readonly Delivery[] = [
  { postcode: 'PO19 1LB', carrier: 'flatrate', method: 'flatrate', fee: 495 },
  { postcode: 'po18 8ql', carrier: 'flatrate', method: 'flatrate', fee: 695 },
  { postcode: 'BN18 9AB', carrier: 'flatrate', method: 'flatrate', fee: 995 },
  { postcode: 'SW1A 1AA', carrier: 'courier', method: 'tracked', fee: 795 },
];
const COLLECTION: Delivery = { postcode: 'PO19 1LB', carrier: 'collection', method: 'shop', fee: 0 };
const PAYMENTS = ['cashondelivery', 'bankpage', 'banktransfer', 'bankpage', 'checkmo', 'cashondelivery'];
const SCRIPTS: readonly BankScript[] = ['declined', 'paid', 'torn', 'cancelled', 'paid', 'left'];
const MAX_LINES = 4;
const MAX_ITEMS = 3;
const LEAST_SUBMISSIONS = 2;
const MAX_SUBMISSIONS = 20;

/** The same carts for the same seed. Everything comes up in ten carts, and every mixture in many. */
export function planCarts(carts: number, seed: number): readonly CartPlan[] {
  const chance = seededChance(seed);
  const products = dealer(chance, GOODS);
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
    // Whoever has everything for nothing comes for it too: an order of which nothing is left to pay.
    const delivery = isWhole ? null : coupon?.percent === 100 ? COLLECTION : deliveries();
    const due = reckon(wanted, coupon, delivery?.fee ?? 0).total;
    return {
      email: emailOf(chance, index, isCustomer, coupon, carts),
      isCustomer,
      products: wanted,
      coupon,
      delivery,
      payment: due === 0 ? 'free' : payments(),
      bank: scripts(),
      submissions: LEAST_SUBMISSIONS + chance.whole(MAX_SUBMISSIONS - LEAST_SUBMISSIONS + 1),
      notices: LEAST_SUBMISSIONS + chance.whole(4),
    };
  });
}

/** Deals all cards in an order of chance, then all of them again. */
function dealer<Card>(chance: Chance, cards: readonly Card[]): () => Card {
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

/** A coupon for each customer once is tried by households that order several times, in letters of either case. */
function emailOf(
  chance: Chance,
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
