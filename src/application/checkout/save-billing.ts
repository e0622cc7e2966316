import type { CartAddress } from '../../domain/address/address';
import type { AddressChoice } from '../../domain/address/saved-address';
import type { Cart, ChosenDelivery } from '../../domain/cart/cart';
import { ok, refuse, type Result } from '../../domain/shared/result';
import { rememberCartId, withCart } from '../cart/active-cart';
import type { Checkout } from '../ports/checkout';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';

export interface SaveBillingDeps {
  readonly checkout: Pick<Checkout, 'setBillingAddress' | 'shippingMethods' | 'chooseShippingMethod'>;
  readonly visitor: CartSession;
}

export interface SaveBillingRequest {
  readonly address: AddressChoice;
  readonly sameAsDelivery: boolean;
  /** What was chosen on the delivery step; null when nothing has to be carried to a door. */
  readonly delivery: Pick<ChosenDelivery, 'carrier' | 'method'> | null;
}

export interface SavedBilling {
  readonly address: CartAddress;
  /** The cart with its delivery; null when there was no delivery to set again. */
  readonly cart: Cart | null;
}

export type SaveBilling = (ask: SaveBillingRequest) => Promise<Result<SavedBilling, Failure>>;

/**
 * S4-45. Saving the billing address makes the backend drop the chosen delivery, so the ways are loaded again and the
 * same one is chosen by carrier and method. Nothing goes on when one of the steps fails.
 */
export function makeSaveBilling({ checkout, visitor }: SaveBillingDeps): SaveBilling {
  return ({ address, sameAsDelivery, delivery }) =>
    withCart<SavedBilling>(visitor, async (cartId) => {
      const saved = await checkout.setBillingAddress(cartId, address, sameAsDelivery);
      if (!saved.ok) return saved;
      if (delivery === null) return ok({ address: saved.value, cart: null });
      const offered = await checkout.shippingMethods(cartId);
      if (!offered.ok) return offered;
      const same = offered.value.find(
        ({ carrier, method, refusal }) =>
          refusal === null && carrier === delivery.carrier && method === delivery.method,
      );
      if (same === undefined) return refuse({ kind: 'rejected', code: 'DELIVERY_GONE', message: '' });
      const cart = rememberCartId(
        visitor,
        cartId,
        await checkout.chooseShippingMethod(cartId, same.carrier, same.method),
      );
      return cart.ok ? ok({ address: saved.value, cart: cart.value }) : cart;
    });
}
