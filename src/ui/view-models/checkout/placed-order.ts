import { deliveryDaysOf } from '../../../domain/cart/cart-delivery-days';
import type { Cart } from '../../../domain/cart/cart';
import type { PaymentMethod, PaymentTiming } from '../../../domain/checkout/payment-method';
import { isForFuneral } from '../../../domain/catalogue/departments';
import { isCollected } from '../../../domain/checkout/collection';

import type { PaymentInstructions } from '../../../domain/orders/payment-instructions';
import { parseInstructions } from './parse-instructions';

/** What this tab remembers of the order it has just placed, for the thank-you page. The server does not know it. */
export interface PlacedOrder {
  /** Null when the response was lost and only the cart is known to be ordered. */
  readonly number: string | null;
  readonly email: string;
  /** First name of the recipient; empty when nothing is delivered. */
  readonly recipient: string;
  /** `YYYY-MM-DD`, in ascending order. */
  readonly days: readonly string[];
  readonly isCollected: boolean;
  /** When it is collected, as the backend names it: `Collection – Between 9 am and 1 pm`; empty for a delivery. */
  readonly slot: string;
  /** How it is paid later: null for an order that is paid already, costs nothing, or was found after a reload. */
  readonly payment: { readonly label: string; readonly timing: Exclude<PaymentTiming, 'online'> } | null;
  /** Null when the backend gave none. */
  readonly instructions: PaymentInstructions | null;
  readonly isFuneral: boolean;
  /** Whether the goods leave the UK, without its VAT. */
  readonly leavesUk: boolean;
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
  return {
    number,
    email: draft?.account.email ?? '',
    recipient: cart?.isVirtual === true ? '' : (draft?.recipient.firstName ?? ''),
    days: cart === null ? [] : deliveryDaysOf(cart),
    isCollected: isCollected(cart?.delivery ?? null),
    slot: isCollected(cart?.delivery ?? null) ? (cart?.delivery?.title ?? '') : '',
    payment: cart?.totals?.total.pence === 0 ? null : paidLater(method),
    instructions,
    isFuneral: isForFuneral(cart?.items ?? []),
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
      isCollected: stored.isCollected === true,
      slot: typeof stored.slot === 'string' ? stored.slot : '',
      isFuneral: stored.isFuneral === true,
      leavesUk: stored.leavesUk === true,
      payment: parsePayment(stored.payment),
      instructions: parseInstructions(stored.instructions),
    };
  } catch {
    return null;
  }
}

function parsePayment(stored: unknown): PlacedOrder['payment'] {
  const { label, timing } = (stored ?? {}) as { readonly label?: unknown; readonly timing?: unknown };
  const isLater = timing === 'offline' || timing === 'on-delivery';
  return typeof label === 'string' && isLater ? { label, timing } : null;
}
