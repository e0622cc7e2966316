import { deliveryDaysOf } from '../../../domain/cart/delivery-days';
import type { Cart } from '../../../domain/cart/cart';

/** What this tab keeps of the order it has just placed, for the page that says thank you. The server knows none of it. */
export interface PlacedOrder {
  /** Null when the shop's answer was lost and only the end of the cart is known. */
  readonly number: string | null;
  readonly email: string;
  /** First name of whom the flowers are for; empty when nothing is brought. */
  readonly recipient: string;
  /** `YYYY-MM-DD`, the first one first. */
  readonly days: readonly string[];
}

/** What of a checkout's draft the page that says thank you tells. */
interface TypedNames {
  readonly account: { readonly email: string };
  readonly recipient: { readonly firstName: string };
}

/** After a reload only the draft knows who ordered, and nobody the days. */
export function placedOrder(number: string | null, draft: TypedNames | null, cart: Cart | null): PlacedOrder {
  return {
    number,
    email: draft?.account.email ?? '',
    recipient: cart?.isVirtual === true ? '' : (draft?.recipient.firstName ?? ''),
    days: cart === null ? [] : deliveryDaysOf(cart),
  };
}

/** Reads it back from JSON. Null when the text is none of ours: storage may hold anything. */
export function parsePlacedOrder(text: string | null): PlacedOrder | null {
  if (text === null) return null;
  try {
    const { number, email, recipient, days } = JSON.parse(text) as Partial<Record<keyof PlacedOrder, unknown>>;
    const isKnown = (number === null || typeof number === 'string') && Array.isArray(days);
    if (!isKnown || typeof email !== 'string' || typeof recipient !== 'string') return null;
    const isDay = (day: unknown): day is string => typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day);
    return { number, email, recipient, days: days.filter(isDay) };
  } catch {
    return null;
  }
}
