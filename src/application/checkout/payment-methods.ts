import type { PaymentMethod } from '../../domain/checkout/payment-method';
import type { Result } from '../../domain/shared/result';
import { withCart } from '../cart/active-cart';
import type { Checkout } from '../ports/checkout';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/session';

export interface PaymentMethodsDeps {
  readonly checkout: Pick<Checkout, 'paymentMethods'>;
  readonly cartSession: CartSession;
}

/** Returns the payment methods offered for the active cart. */
type PaymentMethods = () => Promise<Result<readonly PaymentMethod[], Failure>>;

export function makePaymentMethods({ checkout, cartSession }: PaymentMethodsDeps): PaymentMethods {
  return () => withCart(cartSession, (cartId) => checkout.paymentMethods(cartId));
}

export interface ChoosePaymentDeps {
  readonly checkout: Pick<Checkout, 'choosePayment'>;
  readonly cartSession: CartSession;
}

/** Returns the payment methods offered after the choice. */
export type ChoosePayment = (code: string) => Promise<Result<readonly PaymentMethod[], Failure>>;

export function makeChoosePayment({ checkout, cartSession }: ChoosePaymentDeps): ChoosePayment {
  return (code) => withCart(cartSession, (cartId) => checkout.choosePayment(cartId, code));
}
