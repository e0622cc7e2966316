/** A line as a caller asks for it: nothing in it is proven. */
export interface LineRequest {
  readonly sku: string;
  readonly parentSku: string | null;
  readonly quantity: number;
  /** uids of answers that are picked: configurable values, bundle choices, download links, customizable values. */
  readonly selected: readonly string[];
  /** Answers that are written: customizable options, and quantities of bundle choices. */
  readonly entered: readonly { readonly uid: string; readonly value: string }[];
}

/** A list as Magento's inputs have it: it may be left out, and so may each of its entries. */
export type Holes<Item> = readonly (Item | null)[] | null | undefined;

export function withoutHoles<Item>(items: Holes<Item>): readonly Item[] {
  return (items ?? []).filter((item) => item !== null);
}

/** S4-43. Why a line cannot be had, in Magento's codes; the message is for the shopper. */
export interface LineRefusal {
  readonly code: 'INSUFFICIENT_STOCK' | 'NOT_SALABLE' | 'PRODUCT_NOT_FOUND' | 'UNDEFINED';
  readonly message: string;
}

export function lineRefusal(code: LineRefusal['code'], message: string): LineRefusal {
  return { code, message };
}

export const MAX_ITEMS = 10_000;

/** A whole number of pieces from 1; `true` for zero too, which takes a line out of a cart. */
export function isQuantity(quantity: number, zeroToo: boolean): boolean {
  return Number.isInteger(quantity) && quantity >= (zeroToo ? 0 : 1) && quantity <= MAX_ITEMS;
}

export const QUANTITY_RULE = `The quantity must be a whole number from 1 to ${MAX_ITEMS}.`;
