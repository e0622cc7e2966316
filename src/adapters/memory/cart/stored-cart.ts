import type { CartAddress } from '../../../domain/address/address';
import type { BundlePart } from '../../../domain/catalogue/bundle';
import type { CartLine } from '../../../domain/cart/add-to-cart';
import type { MemoryProduct, MemoryVariant } from '../in-memory-store-data';

export interface StoredLine {
  readonly uid: string;
  readonly products: MemoryProduct;
  readonly variant: MemoryVariant | null;
  /** The parts of a bundle; otherwise empty. */
  readonly parts: readonly BundlePart[];
  readonly quantity: number;
  readonly entered: CartLine['entered'];
  readonly selected: CartLine['selected'];
}

/** A cart as the in-memory store keeps it. `order` is the number of its order; such a cart is closed. */
export interface StoredCart {
  readonly id: string;
  /** Id of its customer; null for a guest's cart. */
  readonly owner: string | null;
  readonly email: string | null;
  readonly lines: readonly StoredLine[];
  readonly coupon: string | null;
  /** Masked codes. */
  readonly giftCards: readonly string[];
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
    giftCards: [],
    deliveryAddress: null,
    delivery: null,
    billingAddress: null,
    payment: null,
    order: null,
  };
}

/** The variant that is sold and counted in stock. */
export function soldSku({ products, variant }: Pick<StoredLine, 'products' | 'variant'>): string {
  return variant === null ? products.product.sku : variant.variant.sku;
}

/** True when no item has to be delivered; false for an empty cart. */
export function isVirtual(cart: Pick<StoredCart, 'lines'>): boolean {
  return cart.lines.length > 0 && cart.lines.every(({ products }) => CARRIED_BY_NOBODY.has(products.product.type));
}

const CARRIED_BY_NOBODY: ReadonlySet<string> = new Set(['virtual', 'downloadable']);
