import type { OrderRefusal } from '../../../../domain/checkout/order-refusal';

/** Why a cart is not ordered, by the kind of the refusal. */
export const orderRefusals: Readonly<Record<OrderRefusal['kind'], string>> = {
  'item-without-price':
    'Something in your cart has no price at the moment. Please remove it, or call us and we will help.',
  'total-unknown': 'We could not work out your total. Please try again in a moment, or call us and we will help.',
  'payment-method-gone': 'You can no longer pay for this order in the way you chose. Please choose another.',
};
