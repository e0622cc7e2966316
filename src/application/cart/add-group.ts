import type { AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { Cart } from '../../domain/cart/cart';
import type { GroupItem } from '../../domain/catalogue/group';
import type { ProductSummary } from '../../domain/catalogue/product';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';
import type { AddToCart } from './add-to-cart';

export interface AddGroupDeps {
  /** The shared cart's own, so that its badge moves with each of the goods. */
  readonly addToCart: AddToCart;
}

export type GroupRefusal =
  | { readonly kind: 'nothing-wanted' }
  /** What came before `product` in the group is in the cart, and `added` tells of how many goods that is true. */
  | {
      readonly kind: 'group-stopped';
      readonly product: ProductSummary;
      readonly reason: AddToCartRefusal | Failure;
      readonly added: number;
    };

/** `wanted` are goods of a group with their quantities, in the group's order: see `wantedOf`. */
export type AddGroup = (wanted: readonly GroupItem[]) => Promise<Result<Cart, GroupRefusal>>;

/** Each of the goods is added by itself, one after the other; the first that is refused ends it, and says why. */
export function makeAddGroup({ addToCart }: AddGroupDeps): AddGroup {
  return async (wanted) => {
    let cart: Cart | null = null;
    let added = 0;
    for (const { product, quantity } of wanted) {
      const answer = await addToCart({ product, quantity, answers: {} });
      if (!answer.ok) return refuse({ kind: 'group-stopped', product, reason: answer.reason, added });
      cart = answer.value;
      added += 1;
    }
    return cart === null ? refuse({ kind: 'nothing-wanted' }) : ok(cart);
  };
}
