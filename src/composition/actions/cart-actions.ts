import type { CartActions } from '../../application/actions/cart-actions';
import { refuse } from '../../domain/shared/result';
import { checkoutUseCases } from '../server/checkout-use-cases';
import { withLapsedDays } from '../server/lapsed-days';
import type { ActionTable } from './action';
import { addGroup } from './add-group';
import { addProduct } from './add-product';
import { changeItem } from './change-item';
import {
  addGroupForm,
  addToCartForm,
  applyCouponForm,
  applyGiftCardForm,
  checkGiftCardForm,
  changeOptionsForm,
  changeQuantityForm,
  removeCouponForm,
  removeGiftCardForm,
  removeItemForm,
} from './cart-forms';
import {
  AddGroupInput,
  AddToCartInput,
  ApplyCouponInput,
  ChangeOptionsInput,
  ChangeQuantityInput,
  GiftCardCodeInput,
  GiftCardInput,
  NamedCartInput,
  NoInput,
  RemoveItemInput,
  ShownCartInput,
} from './cart-inputs';
import { onShownCart } from './shown-cart';

export const CART_ACTIONS: ActionTable<keyof CartActions> = {
  'load-cart': {
    access: 'own-cart',
    input: NoInput,
    changes: true,
    run: async ({ app, scope }) => withLapsedDays(app, scope, await scope.cart.loadCart()),
  },
  'count-cart': { access: 'own-cart', input: NoInput, changes: false, run: ({ scope }) => scope.cart.countCart() },
  'add-to-cart': { access: 'own-cart', input: AddToCartInput, changes: true, form: addToCartForm, run: addProduct },
  'add-group': { access: 'own-cart', input: AddGroupInput, changes: true, form: addGroupForm, run: addGroup },
  'change-quantity': {
    access: 'own-cart',
    input: ChangeQuantityInput,
    changes: true,
    form: changeQuantityForm,
    run: ({ scope, input: { cart, item, quantity } }) =>
      onShownCart(scope, cart, () => scope.cart.changeQuantity(item, quantity)),
  },
  'change-options': {
    access: 'own-cart',
    input: ChangeOptionsInput,
    changes: true,
    form: changeOptionsForm,
    run: changeItem,
  },
  'remove-item': {
    access: 'own-cart',
    input: RemoveItemInput,
    changes: true,
    form: removeItemForm,
    run: ({ scope, input: { cart, item } }) => onShownCart(scope, cart, () => scope.cart.removeItem(item)),
  },
  'apply-coupon': {
    access: 'own-cart',
    input: ApplyCouponInput,
    changes: true,
    form: applyCouponForm,
    run: ({ scope, input: { cart, code } }) => onShownCart(scope, cart, () => scope.cart.applyCoupon(code)),
  },
  'remove-coupon': {
    access: 'own-cart',
    input: ShownCartInput,
    changes: true,
    form: removeCouponForm,
    run: ({ scope, input: { cart } }) => onShownCart(scope, cart, () => scope.cart.applyCoupon('')),
  },
  'apply-gift-card': {
    access: 'own-cart',
    input: GiftCardInput,
    changes: true,
    form: applyGiftCardForm,
    run: ({ scope, input: { cart, code } }) => onShownCart(scope, cart, () => scope.cart.applyGiftCard(code)),
  },
  'check-gift-card': {
    access: 'everybody',
    input: GiftCardCodeInput,
    // A script gets the balance; only a form gets the cookie.
    changes: false,
    form: checkGiftCardForm,
    run: async ({ scope, input: { code } }) => {
      const found = await scope.commerce.carts.giftCardBalance(code.trim());
      if (found.ok) scope.session.checkedCard.remember(code.trim());
      return found;
    },
  },
  'remove-gift-card': {
    access: 'own-cart',
    input: GiftCardInput,
    changes: true,
    form: removeGiftCardForm,
    run: ({ scope, input: { cart, code } }) => onShownCart(scope, cart, () => scope.cart.removeGiftCard(code)),
  },
  'clear-cart': {
    access: 'own-cart',
    input: ShownCartInput,
    changes: true,
    run: ({ scope, input: { cart } }) =>
      scope.session.cart.cartId() === null
        ? scope.cart.loadCart()
        : onShownCart(scope, cart, () => scope.cart.clearCart()),
  },
  'merge-carts': {
    access: 'own-cart',
    input: NamedCartInput,
    changes: true,
    run: async ({ scope, input: { cart } }) => {
      const sourceCartId = scope.session.cartOf(cart);
      if (sourceCartId === null) return refuse({ kind: 'not-found', message: '' });
      return checkoutUseCases(scope).mergeCarts(sourceCartId);
    },
  },
};
