/** A line as sent by a caller, not validated yet. */
export interface LineRequest {
  readonly sku: string;
  readonly parentSku: string | null;
  readonly quantity: number;
  /** uids of selected answers: configurable values, bundle choices, download links, customizable values. */
  readonly selected: readonly string[];
  /** Entered answers: customizable options, and quantities of bundle choices. */
  readonly entered: readonly { readonly uid: string; readonly value: string }[];
}

/** A nullable list of nullable entries, as in Magento's inputs. */
export type NullableList<Item> = readonly (Item | null)[] | null | undefined;

export function withoutNulls<Item>(items: NullableList<Item>): readonly Item[] {
  return (items ?? []).filter((item) => item !== null);
}

/** Why a line is refused, in Magento's codes; the message is for the shopper. */
export interface LineRefusal {
  readonly code: 'INSUFFICIENT_STOCK' | 'NOT_SALABLE' | 'PRODUCT_NOT_FOUND' | 'UNDEFINED';
  readonly message: string;
}

export function lineRefusal(code: LineRefusal['code'], message: string): LineRefusal {
  return { code, message };
}

export const MAX_QUANTITY = 10_000;

/** True for a whole number from 1; with `allowZero` also for 0, which removes a line from the cart. */
export function isQuantity(quantity: number, allowZero: boolean): boolean {
  return Number.isInteger(quantity) && quantity >= (allowZero ? 0 : 1) && quantity <= MAX_QUANTITY;
}

export const QUANTITY_RULE = `The quantity must be a whole number from 1 to ${MAX_QUANTITY}.`;
