import type { QuantityRefusal } from '../../domain/shared/quantity';
import type { Cart } from '../../domain/cart/cart';
import type { GiftCardBalance } from '../../domain/cart/gift-card';
import type { Result } from '../../domain/shared/result';
import type { AddGroupRequest, GroupRefusal } from '../cart/add-group';
import type { AddProductRequest } from '../cart/add-product';
import type { AddToCart } from '../cart/add-to-cart';
import type { ChangeOptions, ChangeOptionsRequest } from '../cart/change-item';
import type { CountCart, LoadCart } from '../cart/load-cart';
import type { MergeCarts } from '../cart/merge-carts';
import type { Failure } from '../ports/failures';
import type { Action, CartChanged, NamesCart, ResultOf } from './actions';

export type AddToCartInput = NamesCart & AddProductRequest;

export type AddGroupInput = NamesCart & AddGroupRequest;

export interface ChangeQuantityInput extends NamesCart {
  readonly item: string;
  readonly quantity: number;
}

export interface ChangeOptionsInput extends NamesCart, Omit<ChangeOptionsRequest, 'itemUid'> {
  readonly item: string;
}

export interface RemoveItemInput extends NamesCart {
  readonly item: string;
}

/** An empty code removes the coupon. */
export interface ApplyCouponInput extends NamesCart {
  readonly code: string;
}

/** To apply a card, its code as it was sent; to remove one, as the cart shows it. */
export interface GiftCardInput extends NamesCart {
  readonly code: string;
}

type CartResult = Result<Cart, CartChanged | Failure>;

export interface CartActions {
  readonly 'load-cart': Action<Record<never, never>, ResultOf<LoadCart>>;
  /** Items in the visitor's cart; nothing is made. */
  readonly 'count-cart': Action<Record<never, never>, ResultOf<CountCart>>;
  readonly 'add-to-cart': Action<AddToCartInput, ResultOf<AddToCart>>;
  readonly 'add-group': Action<AddGroupInput, Result<Cart, GroupRefusal | Failure>>;
  readonly 'change-quantity': Action<ChangeQuantityInput, Result<Cart, QuantityRefusal | CartChanged | Failure>>;
  readonly 'change-options': Action<ChangeOptionsInput, ResultOf<ChangeOptions>>;
  readonly 'remove-item': Action<RemoveItemInput, CartResult>;
  readonly 'apply-coupon': Action<ApplyCouponInput, CartResult>;
  readonly 'remove-coupon': Action<NamesCart, CartResult>;
  readonly 'apply-gift-card': Action<GiftCardInput, CartResult>;
  /** What is left on a card; nothing changes. */
  readonly 'check-gift-card': Action<{ readonly code: string }, Result<GiftCardBalance, Failure>>;
  readonly 'remove-gift-card': Action<GiftCardInput, CartResult>;
  readonly 'clear-cart': Action<NamesCart, CartResult>;
  /** Moves the items of a cart whose payment failed into the active cart. */
  readonly 'merge-carts': Action<{ readonly cart: string }, ResultOf<MergeCarts>>;
}
