import type { AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { Cart } from '../../domain/cart/cart';
import type { GroupItem } from '../../domain/catalogue/group';
import type { ProductSummary } from '../../domain/catalogue/product';
import { isQuantity, MAX_QUANTITY } from '../../domain/cart/quantity';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';
import type { AddToCart } from './add-to-cart';

export interface AddGroupDeps {
  /** The shared cart's, so that the badge changes with each product. */
  readonly addToCart: AddToCart;
}

export type GroupRefusal =
  | { readonly kind: 'nothing-wanted' }
  /** The `added` products before `product` are in the cart. */
  | {
      readonly kind: 'group-stopped';
      readonly product: ProductSummary;
      readonly reason: AddToCartRefusal | Failure;
      readonly added: number;
    };

/** `wanted` are the products of a group with their quantities, in group order (see `selectedGroupItems`). */
export type AddGroup = (wanted: readonly GroupItem[]) => Promise<Result<Cart, GroupRefusal>>;

/** Adds the products one by one and stops at the first refusal; adds nothing if a quantity is invalid. */
export function makeAddGroup({ addToCart }: AddGroupDeps): AddGroup {
  return async (wanted) => {
    const invalid = wanted.find(({ quantity }) => !isQuantity(quantity));
    if (invalid !== undefined) {
      const reason = { kind: 'quantity-invalid', max: MAX_QUANTITY } as const;
      return refuse({ kind: 'group-stopped', product: invalid.product, reason, added: 0 });
    }
    let cart: Cart | null = null;
    let added = 0;
    for (const { product, quantity } of wanted) {
      const result = await addToCart({ product, quantity, answers: {} });
      if (!result.ok) return refuse({ kind: 'group-stopped', product, reason: result.reason, added });
      cart = result.value;
      added += 1;
    }
    return cart === null ? refuse({ kind: 'nothing-wanted' }) : ok(cart);
  };
}
