import type { CartAddress } from '../../domain/address/address';
import type { AddressChoice } from '../../domain/address/saved-address';
import type { Cart, ChosenDelivery } from '../../domain/cart/cart';
import { ok, refuse, type Result } from '../../domain/shared/result';
import { acceptAddress } from '../address-book/accept-address';
import { rememberCartId, withCart } from '../cart/active-cart';
import type { Checkout } from '../ports/checkout';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/session';

export interface SaveBillingDeps {
  readonly checkout: Pick<Checkout, 'setBillingAddress' | 'shippingMethods' | 'chooseShippingMethod'>;
  readonly cartSession: CartSession;
}

export interface SaveBillingRequest {
  readonly address: AddressChoice;
  readonly sameAsDelivery: boolean;
  /** The shipping method chosen before; null for a virtual cart. */
  readonly delivery: ShippingCodes | null;
}

export interface SavedBilling {
  readonly address: CartAddress;
  /** The cart with the shipping method set again; null for a virtual cart. */
  readonly cart: Cart | null;
}

export type SaveBilling = (request: SaveBillingRequest) => Promise<Result<SavedBilling, Failure>>;

/** Chooses the same shipping method again if the backend has dropped it with the billing address before; stops at a failure. */
export function makeSaveBilling({ checkout, cartSession }: SaveBillingDeps): SaveBilling {
  return ({ address, sameAsDelivery, delivery }) =>
    withCart<SavedBilling>(cartSession, async (cartId) => {
      const accepted = acceptAddress(address);
      if (!accepted.ok) return accepted;
      const saved = rememberCartId(
        cartSession,
        cartId,
        await checkout.setBillingAddress(cartId, accepted.value, sameAsDelivery),
      );
      if (!saved.ok) return saved;
      const { id, billingAddress: billing, delivery: kept } = saved.value;
      if (billing === null) return refuse({ kind: 'unreachable', status: null });
      if (delivery === null) return ok({ address: billing, cart: null });
      if (isSameMethod(kept, delivery)) return ok({ address: billing, cart: saved.value });
      const methods = await checkout.shippingMethods(id);
      if (!methods.ok) return methods;
      const same = methods.value.find((offered) => offered.refusal === null && isSameMethod(offered, delivery));
      if (same === undefined) return refuse({ kind: 'rejected', code: 'DELIVERY_GONE', message: '' });
      const cart = rememberCartId(cartSession, id, await checkout.chooseShippingMethod(id, same.carrier, same.method));
      return cart.ok ? ok({ address: billing, cart: cart.value }) : cart;
    });
}

type ShippingCodes = Pick<ChosenDelivery, 'carrier' | 'method'>;

function isSameMethod(one: ShippingCodes | null, other: ShippingCodes): boolean {
  return one?.carrier === other.carrier && one.method === other.method;
}
