import { deliveryDaysOf } from '../../../domain/cart/cart-delivery';
import type { Cart } from '../../../domain/cart/cart';
import type { PaymentMethod, PaymentTiming } from '../../../domain/checkout/payment-method';
import { PRODUCT_KINDS, productKind, type ProductKind } from '../../../domain/catalogue/product-kind';
import { bookedTime } from '../../../domain/catalogue/workshop';
import { DELIVERY_METHODS, type DeliveryMethod } from '../../../domain/delivery/delivery-method';
import type { PaymentInstructions, PayTo } from '../../../domain/orders/payment';

/** The data of the order that this tab has just placed, for the thank-you page. The server does not know it. */
export interface PlacedOrder {
  /** Null when the response was lost and only the cart is known to be ordered. */
  readonly number: string | null;
  readonly email: string;
  /** First name of the recipient; empty when nothing is delivered. */
  readonly recipient: string;
  /** `YYYY-MM-DD`, in ascending order. */
  readonly days: readonly string[];
  /** Null when nothing is shipped, or the order was found after a reload. */
  readonly method: DeliveryMethod | null;
  /** When it is collected, as the backend names it: `Collection – Between 9 am and 1 pm`; empty for a delivery. */
  readonly slot: string;
  /** How it is paid later: null for an order that is paid already, costs nothing, or was found after a reload. */
  readonly payment: { readonly label: string; readonly timing: Exclude<PaymentTiming, 'online'> } | null;
  /** Null when the backend gave none. */
  readonly instructions: PaymentInstructions | null;
  /** The kinds of its products, without repetition; empty after a reload. */
  readonly kinds: readonly ProductKind[];
  readonly workshops: readonly BookedWorkshop[];
  /** Whether the goods leave the UK, without its VAT. */
  readonly leavesUk: boolean;
}

interface BookedWorkshop {
  readonly name: string;
  /** `Thursday 17 December 2026, 6.30 pm to 8.30 pm` */
  readonly when: string;
}

/** The part of a checkout draft that the thank-you page shows. */
interface TypedNames {
  readonly account: { readonly email: string };
  readonly recipient: { readonly firstName: string };
}

/** After a reload only the draft knows the customer, and the delivery dates are unknown. */
export function placedOrder(
  number: string | null,
  draft: TypedNames | null,
  cart: Cart | null,
  method: PaymentMethod | null,
  instructions: PaymentInstructions | null = null,
): PlacedOrder {
  const brought = cart?.delivery?.deliveryMethod ?? null;
  const items = cart?.items ?? [];
  return {
    number,
    email: draft?.account.email ?? '',
    recipient: cart?.isVirtual === true ? '' : (draft?.recipient.firstName ?? ''),
    days: cart === null ? [] : deliveryDaysOf(cart),
    method: brought,
    slot: brought === 'collection' ? (cart?.delivery?.title ?? '') : '',
    payment: cart?.totals?.total.pence === 0 ? null : paidLater(method),
    instructions,
    kinds: [...new Set(items.map(productKind))],
    workshops: items.flatMap((item) => {
      const time = bookedTime(item);
      return time === null ? [] : [{ name: item.name, when: time.value }];
    }),
    leavesUk: cart?.totals?.leavesUk ?? false,
  };
}

function paidLater(method: PaymentMethod | null): PlacedOrder['payment'] {
  if (method === null || method.timing === 'online') return null;
  return { label: method.label, timing: method.timing };
}

/** Parses a stored order. Null when the text is not one, because storage may hold anything. */
export function parsePlacedOrder(text: string | null): PlacedOrder | null {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Partial<Record<keyof PlacedOrder, unknown>>;
    const { number, email, recipient, days } = stored;
    const isKnown = (number === null || typeof number === 'string') && Array.isArray(days);
    if (!isKnown || typeof email !== 'string' || typeof recipient !== 'string') return null;
    const isDay = (day: unknown): day is string => typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day);
    return {
      number,
      email,
      recipient,
      days: days.filter(isDay),
      method: DELIVERY_METHODS.find((method) => method === stored.method) ?? null,
      slot: typeof stored.slot === 'string' ? stored.slot : '',
      kinds: PRODUCT_KINDS.filter((kind) => Array.isArray(stored.kinds) && stored.kinds.includes(kind)),
      workshops: Array.isArray(stored.workshops) ? stored.workshops.flatMap(parseWorkshop) : [],
      leavesUk: stored.leavesUk === true,
      payment: parsePayment(stored.payment),
      instructions: parseInstructions(stored.instructions),
    };
  } catch {
    return null;
  }
}

function parseWorkshop(stored: unknown): readonly BookedWorkshop[] {
  const { name, when } = (stored ?? {}) as Partial<Record<keyof BookedWorkshop, unknown>>;
  return typeof name === 'string' && typeof when === 'string' ? [{ name, when }] : [];
}

function parsePayment(stored: unknown): PlacedOrder['payment'] {
  const { label, timing } = (stored ?? {}) as { readonly label?: unknown; readonly timing?: unknown };
  const isLater = timing === 'offline' || timing === 'on-delivery';
  return typeof label === 'string' && isLater ? { label, timing } : null;
}

type Stored = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Stored => typeof value === 'object' && value !== null;

/**
 * Parses stored instructions. Null when they are incomplete: half an account number would send money to the wrong
 * account.
 */
function parseInstructions(stored: unknown): PaymentInstructions | null {
  if (!isRecord(stored) || !isRecord(stored.amount)) return null;
  const { pence, currency } = stored.amount;
  const payTo = parsePayTo(stored.payTo);
  const { payBy } = stored;
  if (payTo === null || typeof payBy !== 'number' || !Number.isFinite(payBy)) return null;
  if (!Number.isSafeInteger(pence) || typeof currency !== 'string') return null;
  return { payTo, amount: { pence: pence as number, currency }, payBy };
}

function parsePayTo(stored: unknown): PayTo | null {
  if (!isRecord(stored)) return null;
  const { kind, accountName, sortCode, accountNumber, iban, bic, payee, address } = stored;
  if (kind === 'transfer' && isText(accountName) && isText(sortCode) && isText(accountNumber)) {
    return { kind, accountName, sortCode, accountNumber };
  }
  if (kind === 'euro-transfer' && isText(accountName) && isText(iban) && isText(bic))
    return { kind, accountName, iban, bic };
  return kind === 'cheque' && isText(payee) && isText(address) ? { kind, payee, address } : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
