import type { CheckoutDesk } from '../../application/ports/checkout-desk';
import type { Failure } from '../../application/ports/failures';
import type { CartAddress } from '../../domain/address/address';
import type { Cart } from '../../domain/cart/cart';
import type { DeliveryMethod } from '../../domain/checkout/delivery-method';
import type { PaymentMethod } from '../../domain/checkout/payment-method';
import type { Result } from '../../domain/shared/result';
import { fromAddress, toAddress } from './address-wire';
import type { CallMiddleware } from './call-middleware';
import { toCart } from './cart-wire';
import { decodeAnswer } from './decode-answer';
import type { ProductContext } from './product-wire';
import { money } from './wire-money';
import { optionalText, record, records, text, type WireRecord } from './wire-value';

export class MiddlewareCheckoutDesk implements CheckoutDesk {
  constructor(
    private readonly call: CallMiddleware,
    private readonly context: ProductContext,
  ) {}

  async setDeliveryAddress(cartId: string, address: CartAddress): Promise<Result<readonly DeliveryMethod[], Failure>> {
    const method = 'setShippingAddressesOnCart';
    const argument = { cart_id: cartId, shipping_addresses: [{ address: fromAddress(address) }] };
    return decodeAnswer(await this.call(method, [argument]), method, (value) =>
      this.offered(record(value, method).cart),
    );
  }

  async deliveryMethods(cartId: string): Promise<Result<readonly DeliveryMethod[], Failure>> {
    const answer = await this.call('getAvailableShippingMethods', [{ cartId }]);
    return decodeAnswer(answer, 'cart', (value) => this.offered(value));
  }

  async chooseDelivery(cartId: string, carrier: string, method: string): Promise<Result<Cart, Failure>> {
    const name = 'setShippingMethodsOnCart';
    const argument = { cart_id: cartId, shipping_methods: [{ carrier_code: carrier, method_code: method }] };
    return decodeAnswer(await this.call(name, [argument]), name, (value) =>
      toCart(record(value, name).cart, this.context),
    );
  }

  async setBillingAddress(
    cartId: string,
    address: CartAddress,
    sameAsDelivery: boolean,
  ): Promise<Result<CartAddress, Failure>> {
    const name = 'setBillingAddressOnCart';
    const billing = { address: fromAddress(address), same_as_shipping: sameAsDelivery };
    const answer = await this.call(name, [{ cart_id: cartId, billing_address: billing }]);
    return decodeAnswer(answer, name, (value) =>
      toAddress(record(record(record(value, name).cart, 'cart').billing_address, 'address')),
    );
  }

  async paymentMethods(cartId: string): Promise<Result<readonly PaymentMethod[], Failure>> {
    return decodeAnswer(await this.call('getAvailablePaymentMethods', [{ cartId }]), 'cart', toPaymentMethods);
  }

  async choosePayment(cartId: string, code: string): Promise<Result<readonly PaymentMethod[], Failure>> {
    const name = 'setPaymentMethodOnCart';
    const answer = await this.call(name, [{ cart_id: cartId, payment_method: { code } }]);
    return decodeAnswer(answer, name, (value) => toPaymentMethods(record(value, name).cart));
  }

  private offered(cart: unknown): readonly DeliveryMethod[] {
    const address = records(record(cart, 'cart').shipping_addresses)[0];
    return records(address?.available_shipping_methods)
      .filter((method) => method.available !== false)
      .map((method) => this.toDeliveryMethod(method));
  }

  /** The price is that including VAT when the backend names one of its own. */
  private toDeliveryMethod(wire: WireRecord): DeliveryMethod {
    const amount = money(wire.amount, this.context.currency, 'price of delivery');
    const inclusive = wire.price_incl_tax;
    const price =
      inclusive === null || inclusive === undefined ? amount : money(inclusive, this.context.currency, 'price');
    return {
      carrier: text(wire.carrier_code, 'carrier'),
      carrierTitle: optionalText(wire.carrier_title) ?? '',
      method: text(wire.method_code, 'method'),
      methodTitle: optionalText(wire.method_title) ?? '',
      price: price.pence > amount.pence ? price : amount,
    };
  }
}

function toPaymentMethods(cart: unknown): readonly PaymentMethod[] {
  return records(record(cart, 'cart').available_payment_methods).map((method) => ({
    code: text(method.code, 'payment method'),
    label: text(method.title, 'title of a payment method'),
  }));
}
