import type { PickupChoice } from '../../../domain/delivery/delivery-method';
import type { Checkout } from '../../../application/ports/checkout';
import type { Failure } from '../../../application/ports/failures';
import type { CartAddress } from '../../../domain/address/address';
import { asCartAddress, type AddressChoice } from '../../../domain/address/saved-address';
import type { Cart } from '../../../domain/cart/cart';
import type { ShippingMethod } from '../../../domain/checkout/shipping-method';
import type { PaymentMethod } from '../../../domain/checkout/payment-method';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { acceptAddress } from './validate-address';
import { NO_TOKEN, NOT_AUTHORISED, type CurrentToken } from '../customer/customer-records';
import type { InMemoryStore } from '../in-memory-store';
import { type PortCall, rejected } from '../memory-wire';
import { showCart } from '../cart/to-cart';
import { waysToPay } from './memory-payments';
import type { StoredCart } from '../cart/stored-cart';

/** The address of an order that is collected. */
const COUNTER: CartAddress = {
  firstName: 'Posy',
  lastName: 'Flowers',
  street: 'The Old Glasshouse, 3 Larkspur Yard',
  apartment: '',
  city: 'Chichester',
  region: null,
  postcode: 'PO19 0ZZ',
  countryCode: 'GB',
  phone: '01632 960 417',
};

/** Like real backends, it clears the shipping method whenever an address changes. */
export class MemoryCheckout implements Checkout {
  constructor(
    private readonly shop: InMemoryStore,
    private readonly who: CurrentToken = NO_TOKEN,
  ) {}

  setDeliveryAddress(
    cartId: string,
    choice: AddressChoice | PickupChoice,
  ): Promise<Result<readonly ShippingMethod[], Failure>> {
    return this.at('checkout.setDeliveryAddress', cartId, (cart) => {
      const chosen = 'pickupLocation' in choice ? ok(COUNTER) : this.addressOf(choice);
      if (!chosen.ok) return chosen;
      return ok(this.offered(this.shop.keep({ ...cart, deliveryAddress: chosen.value, delivery: null })));
    });
  }

  shippingMethods(cartId: string): Promise<Result<readonly ShippingMethod[], Failure>> {
    return this.at('checkout.shippingMethods', cartId, (cart) => ok(this.offered(cart)));
  }

  chooseShippingMethod(cartId: string, carrier: string, method: string): Promise<Result<Cart, Failure>> {
    return this.at('checkout.chooseShippingMethod', cartId, (cart) => {
      const isOffered = this.offered(cart).some(
        (way) => way.refusal === null && way.carrier === carrier && way.method === method,
      );
      if (!isOffered) return rejected('This way of delivery is not offered for the address.');
      return ok(showCart(this.shop, this.shop.keep({ ...cart, delivery: { carrier, method } })));
    });
  }

  setBillingAddress(cartId: string, choice: AddressChoice, sameAsDelivery: boolean): Promise<Result<Cart, Failure>> {
    return this.at('checkout.setBillingAddress', cartId, (cart) => {
      const chosen = this.addressOf(choice);
      if (!chosen.ok) return chosen;
      const billingAddress = (sameAsDelivery ? cart.deliveryAddress : null) ?? chosen.value;
      return ok(showCart(this.shop, this.shop.keep({ ...cart, billingAddress, delivery: null })));
    });
  }

  paymentMethods(cartId: string): Promise<Result<readonly PaymentMethod[], Failure>> {
    return this.at('checkout.paymentMethods', cartId, (cart) => ok(waysToPay(this.shop, cart)));
  }

  choosePayment(cartId: string, code: string): Promise<Result<readonly PaymentMethod[], Failure>> {
    return this.at('checkout.choosePayment', cartId, (cart) => {
      const paymentMethods = waysToPay(this.shop, cart);
      if (!paymentMethods.some((method) => method.code === code)) {
        return rejected('The requested payment method is not available.');
      }
      this.shop.keep({ ...cart, payment: code });
      return ok(paymentMethods);
    });
  }

  private at<Value>(
    call: PortCall,
    cartId: string,
    work: (cart: StoredCart) => Result<Value, Failure>,
  ): Promise<Result<Value, Failure>> {
    return this.shop.wire.answer(call, () => {
      const cart = this.shop.openCart(cartId, this.who);
      return cart.ok ? work(cart.value) : cart;
    });
  }

  /** Another customer's address is `not-found`, like one that does not exist. */
  private addressOf(choice: AddressChoice): Result<CartAddress, Failure> {
    if (!('savedAddressId' in choice)) return acceptAddress(this.shop.data.countries, choice);
    const account = this.shop.people.whoIs(this.who());
    if (!account.ok) return refuse(NOT_AUTHORISED);
    const saved = account.value.addresses.find(({ id }) => id === choice.savedAddressId);
    return saved === undefined
      ? refuse({ kind: 'not-found', message: 'There is no such address.' })
      : ok(asCartAddress(saved));
  }

  private offered({ deliveryAddress }: StoredCart): readonly ShippingMethod[] {
    if (deliveryAddress === null) return [];
    const { shippingMethods, outOfReach } = this.shop.data;
    const reasons = outOfReach[deliveryAddress.postcode] ?? {};
    return (shippingMethods[deliveryAddress.countryCode] ?? []).map((way) => ({
      ...way,
      refusal: reasons[way.carrier] ?? null,
    }));
  }
}
