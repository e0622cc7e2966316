import type { Checkout } from '../../../application/ports/checkout';
import type { Failure } from '../../../application/ports/failures';
import type { AddressChoice } from '../../../domain/address/saved-address';
import type { Cart } from '../../../domain/cart/cart';
import type { PickupChoice } from '../../../domain/delivery/delivery-method';
import { deliveryMethodOf } from './carrier-codes';
import type { ShippingMethod } from '../../../domain/checkout/shipping-method';
import type { PaymentMethod, PaymentTiming } from '../../../domain/checkout/payment-method';
import { refuse, type Result } from '../../../domain/shared/result';
import { fromAddress } from './decode-address';
import type { CartCalls } from '../cart/cart-calls';
import { decodeQuery, decodeResponse } from '../decode-response';
import { CHOOSE_SHIPPING_METHOD, SET_BILLING_ADDRESS } from '../cart/cart-documents';
import {
  toWireId,
  money,
  optionalMoney,
  optionalText,
  readEach,
  record,
  records,
  text,
  type WireRecord,
} from '../wire-value';

export class MiddlewareCheckout implements Checkout {
  constructor(private readonly calls: CartCalls) {}

  async setDeliveryAddress(
    cartId: string,
    address: AddressChoice | PickupChoice,
  ): Promise<Result<readonly ShippingMethod[], Failure>> {
    const method = 'setShippingAddressesOnCart';
    const chosen = 'pickupLocation' in address ? { pickup_location_code: address.pickupLocation } : fromChoice(address);
    if (chosen === null) return noSuchAddress();
    const argument = { cart_id: cartId, shipping_addresses: [chosen] };
    return decodeResponse(await this.calls.call(method, [argument]), method, (value) =>
      this.offered(record(value, method).cart),
    );
  }

  async shippingMethods(cartId: string): Promise<Result<readonly ShippingMethod[], Failure>> {
    const answer = await this.calls.call('getAvailableShippingMethods', [{ cartId }]);
    return decodeQuery(answer, 'cart', (value) => this.offered(value));
  }

  async chooseShippingMethod(cartId: string, carrier: string, method: string): Promise<Result<Cart, Failure>> {
    const input = { cart_id: cartId, shipping_methods: [{ carrier_code: carrier, method_code: method }] };
    return this.calls.change({
      cartId,
      documents: CHOOSE_SHIPPING_METHOD,
      root: 'setShippingMethodsOnCart',
      variables: { input },
    });
  }

  async setBillingAddress(
    cartId: string,
    address: AddressChoice,
    sameAsDelivery: boolean,
  ): Promise<Result<Cart, Failure>> {
    const chosen = fromChoice(address);
    if (chosen === null) return noSuchAddress();
    const billing = 'address' in chosen ? { ...chosen, same_as_shipping: sameAsDelivery } : chosen;
    const input = { cart_id: cartId, billing_address: billing };
    return this.calls.change({
      cartId,
      documents: SET_BILLING_ADDRESS,
      root: 'setBillingAddressOnCart',
      variables: { input },
    });
  }

  async paymentMethods(cartId: string): Promise<Result<readonly PaymentMethod[], Failure>> {
    return decodeQuery(await this.calls.call('getAvailablePaymentMethods', [{ cartId }]), 'cart', toPaymentMethods);
  }

  async choosePayment(cartId: string, code: string): Promise<Result<readonly PaymentMethod[], Failure>> {
    const name = 'setPaymentMethodOnCart';
    const answer = await this.calls.call(name, [{ cart_id: cartId, payment_method: { code } }]);
    return decodeResponse(answer, name, (value) => toPaymentMethods(record(value, name).cart));
  }

  private offered(cart: unknown): readonly ShippingMethod[] {
    const address = records(record(cart, 'cart').shipping_addresses)[0];
    return readEach(address?.available_shipping_methods, (method) => this.toShippingMethod(method));
  }

  /**
   * The price includes VAT if the backend sends such a price. A method that is shown although it is unavailable may have
   * neither a code nor a price.
   */
  private toShippingMethod(wire: WireRecord): ShippingMethod {
    const { currency } = this.calls.context;
    const isRefused = wire.available === false;
    const free = { pence: 0, currency };
    const amount = isRefused
      ? (optionalMoney(wire.amount, currency, 'price') ?? free)
      : money(wire.amount, currency, 'price of delivery');
    const price = optionalMoney(wire.price_incl_tax, currency, 'price') ?? amount;
    const carrier = text(wire.carrier_code, 'carrier');
    return {
      carrier,
      deliveryMethod: deliveryMethodOf(carrier),
      carrierTitle: optionalText(wire.carrier_title) ?? '',
      method: text(isRefused ? (wire.method_code ?? '') : wire.method_code, 'method'),
      methodTitle: optionalText(wire.method_title) ?? '',
      price: price.pence > amount.pence ? price : amount,
      refusal: isRefused ? (optionalText(wire.error_message) ?? '') : null,
    };
  }
}

/** Sends a saved address by its id only; null for an id that is invalid in this API. */
function fromChoice(choice: AddressChoice): { customer_address_id: number } | { address: WireRecord } | null {
  if (!('savedAddressId' in choice)) return { address: fromAddress(choice) };
  const id = toWireId(choice.savedAddressId);
  return id === null ? null : { customer_address_id: id };
}

function noSuchAddress(): Result<never, Failure> {
  return refuse({ kind: 'not-found', message: 'There is no such address.' });
}

function toPaymentMethods(cart: unknown): readonly PaymentMethod[] {
  return readEach(record(cart, 'cart').available_payment_methods, (method) => {
    const code = text(method.code, 'payment method');
    return { code, label: optionalText(method.title) ?? code, timing: timingOf(code) };
  });
}

/** Magento's responses do not say when a method takes the money; its code does. */
function timingOf(code: string): PaymentTiming {
  switch (code) {
    case 'bankpage':
    case 'stripe':
      return 'online';
    case 'cashondelivery':
      return 'on-delivery';
    default:
      return 'offline';
  }
}
