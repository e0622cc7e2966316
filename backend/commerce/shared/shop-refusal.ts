import type { UnpaidLimit } from '../order/unpaid-orders';

/** Why the shop refuses a call, in Magento's categories. The message is for people. */
export interface ShopRefusal {
  readonly kind: 'no-such-entity' | 'input' | 'authorization' | 'authentication' | 'already-exists' | 'busy';
  readonly message: string;
  /** For a new password that is not taken. */
  readonly isOfPassword?: true;
  /** For an order beyond a limit of unpaid stock: the limit, and ISO UTC from when it may be placed, if known. */
  readonly unpaidLimit?: { readonly limit: UnpaidLimit; readonly until: string | null };
}

export function noSuchEntity(message: string): ShopRefusal {
  return { kind: 'no-such-entity', message };
}

export function badInput(message: string): ShopRefusal {
  return { kind: 'input', message };
}

/** Nothing was changed; the same request may succeed later. */
export const BUSY: ShopRefusal = {
  kind: 'busy',
  message: 'We are very busy just now. Please wait a moment, then try again.',
};

/** Returned whenever a call needs a customer and the visitor is a guest. */
export const NOT_AUTHORISED: ShopRefusal = {
  kind: 'authorization',
  message: "The current customer isn't authorized.",
};
