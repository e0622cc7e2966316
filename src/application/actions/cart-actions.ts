import type { QuantityRefusal } from '../../domain/shared/quantity';
import type { Cart, GiftCardBalance } from '../../domain/cart/cart';
import type { OptionAnswers } from '../../domain/catalogue/customizable-option';
import type { Result } from '../../domain/shared/result';
import type { GroupRefusal } from '../cart/add-group';
import type { AddToCart } from '../cart/add-to-cart';
import type { ChangeOptions } from '../cart/change-options';
import type { CountCart } from '../cart/count-cart';
import type { LoadCart } from '../cart/load-cart';
import type { MergeCarts } from '../cart/merge-carts';
import type { Failure } from '../ports/failures';
import type { Action, CartChanged, NamesCart, ResultOf } from './action';

/** A product by its sku, as it was chosen: uids of configurable values, and answers by option uid. */
export interface AddToCartInput extends NamesCart {
  readonly sku: string;
  readonly chosen: readonly string[];
  readonly answers: OptionAnswers;
  readonly quantity: number;
}

/** Products of a group with their quantities, by sku, and answers to the group's own questions. */
export interface AddGroupInput extends NamesCart {
  readonly sku: string;
  readonly quantities: Readonly<Record<string, number>>;
  readonly answers: OptionAnswers;
}

export interface ChangeQuantityInput extends NamesCart {
  readonly item: string;
  readonly quantity: number;
}

/** `sku` of the item's product; its days and texts from now on by option uid. */
export interface ChangeOptionsInput extends NamesCart {
  readonly item: string;
  readonly sku: string;
  readonly answers: OptionAnswers;
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
