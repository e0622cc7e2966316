import type { CheckoutProgress } from '../../../domain/checkout/steps';
import { parseAttempt, type OrderAttempt } from '../../../domain/orders/order-attempt';
import { ACCOUNT_FIELDS, EMPTY_ACCOUNT, type AccountValues } from '../../forms/account-values';
import type { PlacedOrder } from './placed-order';
import { ADDRESS_FIELDS, EMPTY_ADDRESS, type AddressValues } from '../../forms/address-values';

/** The data of a checkout that this tab keeps across reloads. Never a password. */
export interface CheckoutDraft {
  /** The cart it belongs to: with a different cart the steps start again, and entered values are kept. */
  readonly cartId: string;
  readonly progress: CheckoutProgress;
  readonly account: AccountValues;
  readonly recipient: AddressValues;
  readonly billing: AddressValues;
  readonly sameAsDelivery: boolean;
  /** Code of the selected payment method. */
  readonly payment: string | null;
  readonly termsAccepted: boolean;
  /** The attempt to order the cart of which it is not known yet whether it has placed an order. */
  readonly attempt: OrderAttempt | null;
}

/** Storage of the draft: `sessionStorage`, passed in by the composition. */
export interface CheckoutMemory {
  read(): CheckoutDraft | null;
  write(draft: CheckoutDraft): void;
  clear(): void;
  /** Stores what the thank-you page shows. */
  keepPlaced(order: PlacedOrder): void;
  /** Returns the stored order; null if there is none. */
  placed(): PlacedOrder | null;
}

export const NO_PROGRESS: CheckoutProgress = { userAccount: false, shipping: false, billing: false };

/** Parses a draft. Null when the text is not a draft, because storage may hold anything. */
export function parseDraft(text: string | null): CheckoutDraft | null {
  if (text === null) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(stored) || typeof stored.cartId !== 'string') return null;
  const progress = isRecord(stored.progress) ? stored.progress : {};
  return {
    cartId: stored.cartId,
    progress: {
      userAccount: progress.userAccount === true,
      shipping: progress.shipping === true,
      billing: progress.billing === true,
    },
    account: texts(stored.account, ACCOUNT_FIELDS, EMPTY_ACCOUNT),
    recipient: texts(stored.recipient, ADDRESS_FIELDS, EMPTY_ADDRESS),
    billing: texts(stored.billing, ADDRESS_FIELDS, EMPTY_ADDRESS),
    sameAsDelivery: stored.sameAsDelivery === true,
    payment: typeof stored.payment === 'string' ? stored.payment : null,
    termsAccepted: stored.termsAccepted === true,
    attempt: parseAttempt(stored.attempt),
  };
}

function texts<Field extends string>(
  stored: unknown,
  fields: readonly Field[],
  empty: Readonly<Record<Field, string>>,
): Readonly<Record<Field, string>> {
  if (!isRecord(stored)) return empty;
  const found = fields.flatMap((field) => (typeof stored[field] === 'string' ? [[field, stored[field]]] : []));
  return { ...empty, ...(Object.fromEntries(found) as Partial<Record<Field, string>>) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
