import type { PickupChoice } from '../../domain/delivery/delivery-method';
import type { AddressChoice } from '../../domain/address/saved-address';
import type { Cart } from '../../domain/cart/cart';
import type { PaymentMethod } from '../../domain/checkout/payment-method';
import type { ShippingMethod } from '../../domain/checkout/shipping-method';
import type { Result } from '../../domain/shared/result';
import type { FollowPayment } from '../checkout/follow-payment';
import type { PlacedOutcome } from '../checkout/place-order';
import type { SaveBillingRequest, SavedBilling } from '../checkout/save-billing';
import type { TraceOrder } from '../checkout/trace-order';
import type { Failure } from '../ports/failures';
import type { Action, CarriesCaptcha, CartChanged, NamesCart, ResultOf } from './actions';

export interface AttachEmailInput extends NamesCart {
  readonly email: string;
}

export interface SetDeliveryAddressInput extends NamesCart {
  readonly address: AddressChoice | PickupChoice;
}

export interface ChooseShippingMethodInput extends NamesCart {
  readonly carrier: string;
  readonly method: string;
}

export type SaveBillingInput = NamesCart & SaveBillingRequest;

export interface ChoosePaymentInput extends NamesCart {
  readonly code: string;
}

/**
 * `digest` is `cartDigest` of the cart that the shopper saw; `payment` is the code of the chosen payment method; `attempt` is
 * the key of this press of the button, made by the server if it is left out.
 */
export interface PlaceOrderInput extends Partial<CarriesCaptcha> {
  readonly cart: string;
  readonly digest: string;
  readonly payment: string;
  readonly attempt?: string;
}

/** `attempt`: its key, null if the page knows none. `ageMs`: the time since, by the clock of the page. */
export interface TraceOrderInput {
  readonly cart: string;
  readonly attempt?: string | null;
  readonly ageMs?: number;
}

export interface CheckoutActions {
  readonly 'attach-email': Action<AttachEmailInput, Result<string, CartChanged | Failure>>;
  readonly 'set-delivery-address': Action<
    SetDeliveryAddressInput,
    Result<readonly ShippingMethod[], CartChanged | Failure>
  >;
  readonly 'load-shipping-methods': Action<NamesCart, Result<readonly ShippingMethod[], CartChanged | Failure>>;
  readonly 'choose-shipping-method': Action<ChooseShippingMethodInput, Result<Cart, CartChanged | Failure>>;
  readonly 'save-billing': Action<SaveBillingInput, Result<SavedBilling, CartChanged | Failure>>;
  readonly 'load-payment-methods': Action<NamesCart, Result<readonly PaymentMethod[], CartChanged | Failure>>;
  readonly 'choose-payment': Action<ChoosePaymentInput, Result<readonly PaymentMethod[], CartChanged | Failure>>;
  readonly 'place-order': Action<PlaceOrderInput, PlacedOutcome>;
  readonly 'trace-order': Action<TraceOrderInput, ResultOf<TraceOrder>>;
  readonly 'follow-payment': Action<Record<never, never>, ResultOf<FollowPayment>>;
}
