import type { Selectable } from 'kysely';
import type { PaymentTables } from '../../database/payment-tables';
import type { ShopDatabase } from '../../database/shop-database';
import type { CartRecord } from '../cart/cart-record';
import { chosenDay, emailDay } from '../cart/available-shipping';
import { addDays, type Day, formatDay, instantOf, shopTimeAt } from '../delivery/calendar-day';
import { lastOpenDay } from '../delivery/delivery-days';
import type { DeliverySchedule } from '../delivery/delivery-schedule';

/** Where customers send money for orders that they pay themselves. Null: the method is not offered. */
export interface PayTo {
  readonly transfer: {
    readonly accountName: string;
    /** `12-34-56` */
    readonly sortCode: string;
    /** Eight digits. */
    readonly accountNumber: string;
  } | null;
  /** In euros; `iban` in groups of four, `IE12 BOFI 9000 0112 3456 78`. */
  readonly euroTransfer: { readonly accountName: string; readonly iban: string; readonly bic: string } | null;
  readonly cheque: { readonly payee: string; readonly address: string } | null;
  /** Days after the order until the money has to be there, if the first delivery is not earlier. */
  readonly days: number;
}

export const DEFAULT_PAYMENT_DAYS = 7;

/** For a shop that only this machine can reach: both methods work, and the details cannot be mistaken for real ones. */
export const PRACTICE_PAY_TO: Omit<PayTo, 'days'> = {
  transfer: { accountName: 'PRACTICE ACCOUNT, send no money', sortCode: '00-00-00', accountNumber: '00000000' },
  euroTransfer: {
    accountName: 'PRACTICE ACCOUNT, send no money',
    iban: 'IE00 0000 0000 0000 0000 00',
    bic: 'AAAAIE00',
  },
  cheque: { payee: 'PRACTICE SHOP, send no cheque', address: 'No address: this shop is for practice' },
};

export const BANK_TRANSFER = 'banktransfer';
const CHEQUE = 'checkmo';

export type PaymentTerms = Omit<Selectable<PaymentTables['order_payment_terms']>, 'order_id'>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const POUNDS = 'GBP';
const EUROS = 'EUR';

/**
 * Transfers between British banks arrive within two hours, those in euros on the next banking day, which a weekend may put
 * off; a cheque has to travel by post and to clear.
 */
const TAKES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  [BANK_TRANSFER]: { [POUNDS]: 2 * HOUR, [EUROS]: 3 * DAY },
  [CHEQUE]: { [POUNDS]: 4 * DAY },
};

/**
 * The days of a cart by which it has to be paid: the one before its flowers leave the shop, and the day itself on which
 * a gift card is sent, because it needs no making.
 */
function lastDays({ lines, arrivals, shipping }: Awaiting): readonly Day[] {
  const daysOnTheWay = shipping?.zone?.transitDays ?? 0;
  const delivered = lines.flatMap((line) => [chosenDay(line), arrivals.get(line.id)?.days[0] ?? null]);
  const bought = delivered.flatMap((day) => (day === null ? [] : [addDays(day, -1 - daysOnTheWay)]));
  return [...bought, ...lines.flatMap((line) => emailDay(line) ?? [])];
}

const noonOf = (day: Day): number => instantOf(day) + 12 * HOUR;

type Awaiting = Pick<CartRecord, 'lines' | 'arrivals' | 'shipping'>;

/**
 * Epoch ms: noon of the last payment day, but not after noon of the day before the first delivery leaves the shop, nor of the day
 * on which a gift card is sent. On a closed day no payment is noticed and no post arrives, so it is noon of the working
 * day before.
 */
function deadline(cart: Awaiting, { days }: PayTo, deliverySchedule: DeliverySchedule, now: number): number {
  const last = addDays(shopTimeAt(now).day, days);
  const [first = last] = [last, ...lastDays(cart)].sort();
  return noonOf(lastOpenDay(first, deliverySchedule));
}

const NONE = { sort_code: null, account_number: null, iban: null, bic: null, address: null };

/** Sort codes and British cheques are for pounds: a customer elsewhere could not send the money to them. */
function detailsOf(code: string, currency: string, { transfer, euroTransfer, cheque }: PayTo) {
  if (code === BANK_TRANSFER && currency === POUNDS && transfer !== null) {
    const { accountName, sortCode, accountNumber } = transfer;
    return { ...NONE, payee: accountName, sort_code: sortCode, account_number: accountNumber };
  }
  if (code === BANK_TRANSFER && currency === EUROS && euroTransfer !== null) {
    const { accountName, iban, bic } = euroTransfer;
    return { ...NONE, payee: accountName, iban, bic };
  }
  if (code === CHEQUE && currency === POUNDS && cheque !== null) {
    return { ...NONE, payee: cheque.payee, address: cheque.address };
  }
  return null;
}

/** Whether the customer sends the money to the shop, so that an order needs terms. */
export function needsTerms(code: string): boolean {
  return Object.hasOwn(TAKES, code);
}

/**
 * The terms of an order placed now in a currency; null when the method needs none, when the shop has
 * no details for it in that currency, or when the money could not arrive in time. The customer is reminded half-way.
 */
export function termsOf(
  code: string,
  currency: string,
  cart: Awaiting,
  payTo: PayTo,
  deliverySchedule: DeliverySchedule,
  now: number,
): PaymentTerms | null {
  const details = detailsOf(code, currency, payTo);
  const payBy = deadline(cart, payTo, deliverySchedule, now);
  if (details === null || payBy - now < (TAKES[code]?.[currency] ?? 0)) return null;
  const iso = (instant: number): string => new Date(instant).toISOString();
  return { ...details, pay_by: iso(payBy), remind_at: iso(now + (payBy - now) / 2) };
}

/** Stores the terms of an order, in its transaction. */
export async function storeTerms(transaction: ShopDatabase, orderId: number, terms: PaymentTerms): Promise<void> {
  await transaction
    .insertInto('order_payment_terms')
    .values({ order_id: orderId, ...terms })
    .execute();
}

/** `noon on Thursday 8 October 2026`, or `14:30 on ...`, London time. */
export function payByInWords({ pay_by }: Pick<PaymentTerms, 'pay_by'>): string {
  const { day, minutes } = shopTimeAt(Date.parse(pay_by));
  const clock = [Math.trunc(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${clock === '12:00' ? 'noon' : clock} on ${formatDay(day)}`;
}

/** Labels and values of where the money goes; the reference is the order number. */
export function paymentDetails(
  { number }: { readonly number: string },
  terms: PaymentTerms,
): readonly (readonly [string, string])[] {
  const { payee, sort_code, account_number, iban, bic, address } = terms;
  if (address !== null)
    return [
      ['Payable to', payee],
      ['Send it to', address],
      ['Write on the back', number],
    ];
  const account = [
    ['Sort code', sort_code],
    ['Account number', account_number],
    ['IBAN', iban],
    ['BIC', bic],
  ] as const;
  return [
    ['Account name', payee] as const,
    ...account.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
    ['Reference', number] as const,
  ];
}
