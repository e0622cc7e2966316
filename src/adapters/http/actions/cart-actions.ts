import type { CartActions } from '../../../application/actions/cart-actions';
import type { ActionTable } from '../action';
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

export const CART_ACTIONS: ActionTable<keyof CartActions> = {
  'load-cart': {
    access: 'own-cart',
    input: NoInput,
    changes: true,
    run: ({ scope: { useCases } }) => useCases.cart.loadCart(),
  },
  'count-cart': {
    access: 'own-cart',
    input: NoInput,
    changes: false,
    run: ({ scope: { useCases } }) => useCases.cart.countCart(),
  },
  'add-to-cart': {
    access: 'own-cart',
    input: AddToCartInput,
    changes: true,
    form: addToCartForm,
    run: ({ scope: { useCases }, input }) => useCases.cart.addProduct(input),
  },
  'add-group': {
    access: 'own-cart',
    input: AddGroupInput,
    changes: true,
    form: addGroupForm,
    run: ({ scope: { useCases }, input }) => useCases.cart.addGroup(input),
  },
  'change-quantity': {
    access: 'own-cart',
    input: ChangeQuantityInput,
    changes: true,
    form: changeQuantityForm,
    run: ({ scope: { useCases, session }, input: { cart, item, quantity } }) =>
      useCases.cart.changeQuantity(session.cartOf(cart), item, quantity),
  },
  'change-options': {
    access: 'own-cart',
    input: ChangeOptionsInput,
    changes: true,
    form: changeOptionsForm,
    run: ({ scope: { useCases, session }, input: { cart, item, sku, answers } }) =>
      useCases.cart.changeOptions(session.cartOf(cart), { itemUid: item, sku, answers }),
  },
  'remove-item': {
    access: 'own-cart',
    input: RemoveItemInput,
    changes: true,
    form: removeItemForm,
    run: ({ scope: { useCases, session }, input: { cart, item } }) =>
      useCases.cart.removeItem(session.cartOf(cart), item),
  },
  'apply-coupon': {
    access: 'own-cart',
    input: ApplyCouponInput,
    changes: true,
    form: applyCouponForm,
    run: ({ scope: { useCases, session }, input: { cart, code } }) =>
      useCases.cart.applyCoupon(session.cartOf(cart), code),
  },
  'remove-coupon': {
    access: 'own-cart',
    input: ShownCartInput,
    changes: true,
    form: removeCouponForm,
    run: ({ scope: { useCases, session }, input: { cart } }) => useCases.cart.applyCoupon(session.cartOf(cart), ''),
  },
  'apply-gift-card': {
    access: 'own-cart',
    input: GiftCardInput,
    changes: true,
    form: applyGiftCardForm,
    run: ({ scope: { useCases, session }, input: { cart, code } }) =>
      useCases.cart.applyGiftCard(session.cartOf(cart), code),
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
    run: ({ scope: { useCases, session }, input: { cart, code } }) =>
      useCases.cart.removeGiftCard(session.cartOf(cart), code),
  },
  'clear-cart': {
    access: 'own-cart',
    input: ShownCartInput,
    changes: true,
    run: ({ scope: { useCases, session }, input: { cart } }) => useCases.cart.clearCart(session.cartOf(cart)),
  },
  'merge-carts': {
    access: 'own-cart',
    input: NamedCartInput,
    changes: true,
    run: ({ scope: { useCases, session }, input: { cart } }) => useCases.cart.mergeCarts(session.cartOf(cart)),
  },
};
