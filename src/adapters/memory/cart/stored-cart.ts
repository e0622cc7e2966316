import type { CartAddress } from '../../../domain/address/address';
import type { BundlePart } from '../../../domain/catalogue/bundle-parts';
import type { CartLine } from '../../../domain/cart/cart-line';
import type { MemoryProduct, MemoryVariant } from '../in-memory-store-data';

export interface StoredLine {
  readonly uid: string;
  readonly products: MemoryProduct;
  readonly variant: MemoryVariant | null;
  /** Of a bundle; empty for everything else. */
  readonly parts: readonly BundlePart[];
  readonly quantity: number;
  readonly entered: CartLine['entered'];
  readonly selected: CartLine['selected'];
}

/** A cart as the shop in memory keeps it. `order` is the number of the order it became; such a cart is closed. */
export interface StoredCart {
  readonly id: string;
  /** Id of the customer it belongs to; null for a guest's. */
  readonly owner: string | null;
  readonly email: string | null;
  readonly lines: readonly StoredLine[];
  readonly coupon: string | null;
  readonly deliveryAddress: CartAddress | null;
  readonly delivery: { readonly carrier: string; readonly method: string } | null;
  readonly billingAddress: CartAddress | null;
  readonly payment: string | null;
  readonly order: string | null;
}

export function emptyStoredCart(id: string, owner: string | null = null): StoredCart {
  return {
    id,
    owner,
    email: null,
    lines: [],
    coupon: null,
    deliveryAddress: null,
    delivery: null,
    billingAddress: null,
    payment: null,
    order: null,
  };
}

/** The one thing that is sold, and counted in stock. */
export function soldSku({ products, variant }: Pick<StoredLine, 'products' | 'variant'>): string {
  return variant === null ? products.product.sku : variant.variant.sku;
}

/** True when nothing in it has to be carried to a door; an empty cart is not. */
export function isVirtual(cart: StoredCart): boolean {
  return cart.lines.length > 0 && cart.lines.every(({ products }) => CARRIED_BY_NOBODY.has(products.product.type));
}

const CARRIED_BY_NOBODY: ReadonlySet<string> = new Set(['virtual', 'downloadable']);
