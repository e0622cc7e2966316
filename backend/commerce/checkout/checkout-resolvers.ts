import { inputOrError } from '../cart/cart-resolvers';
import type { CartAddress, AvailableShipping } from '../cart/cart-record';
import { type CartView, changedCart } from '../cart/cart-view';
import { moneyIn } from '../catalogue/product/money-fields';
import { islandOf } from '../address/address-postcode';
import type { FieldResolvers, Resolvers } from '../graphql/executable-schema';
import { convert, taxWithin } from '../pricing/money';
import { isOutsideUk, shippingVatOf } from '../delivery/tax-area';
import type { ShopContext } from '../graphql/shop-context';
import { availablePayments, paymentTitle } from './payment-methods';
import {
  type BillingAddressInput,
  setBillingAddress,
  setShippingAddress,
  type ShippingAddressInput,
} from './set-addresses';
import { setEmail, setPaymentMethod, setShippingMethod, type ShippingMethodInput } from './set-choices';

async function wireAddress(context: ShopContext, address: CartAddress): Promise<object> {
  const country = await context.database
    .selectFrom('countries')
    .select('name_english')
    .where('code', '=', address.country_code)
    .executeTakeFirst();
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    company: address.company,
    street: address.street.split('\n'),
    city: address.city,
    region:
      address.region === null
        ? null
        : { code: address.region_code ?? address.region, label: address.region, region_id: address.region_id },
    postcode: address.postcode,
    country: {
      code: address.country_code,
      label: islandOf(address.country_code, address.postcode) ?? country?.name_english ?? address.country_code,
    },
    telephone: address.telephone,
  };
}

function wireShipping({ currency }: ShopContext, method: AvailableShipping, isOutside: boolean): object {
  const gross = convert(method.pence, currency.rate);
  return {
    carrier_code: method.carrier_code,
    carrier_title: method.carrier_title,
    method_code: method.method_code,
    method_title: method.method_title,
    available: method.refusal === null,
    error_message: method.refusal ?? '',
    amount: moneyIn(currency, gross),
    price_incl_tax: moneyIn(currency, gross),
    price_excl_tax: moneyIn(currency, gross - taxWithin(gross, shippingVatOf(method, isOutside))),
  };
}

async function shippingAddresses(context: ShopContext, { cart }: CartView): Promise<object[]> {
  const { shippingAddress: place } = cart;
  if (place === null) return [];
  const isOutside = await isOutsideUk(context.database, place);
  return [
    {
      ...(await wireAddress(context, place)),
      available_shipping_methods: cart.availableShipping.map((method) => wireShipping(context, method, isOutside)),
      selected_shipping_method: cart.shipping === null ? null : wireShipping(context, cart.shipping, isOutside),
    },
  ];
}

const CART: FieldResolvers = {
  shipping_addresses: (view: CartView, _args, context) => shippingAddresses(context, view),
  billing_address: ({ cart }: CartView, _args, context) =>
    cart.billingAddress === null ? null : wireAddress(context, cart.billingAddress),
  available_payment_methods: ({ cart }: CartView, _args, context) => availablePayments(context.database, cart, context),
  // Magento returns a method with an empty code, not null, while none is selected.
  selected_payment_method: ({ cart }: CartView) =>
    cart.payment === null
      ? { code: '', title: '', purchase_order_number: null }
      : { code: cart.payment.code, title: paymentTitle(cart.payment, cart), purchase_order_number: null },
};

interface CartInput {
  readonly cart_id: string;
}

const MUTATIONS: FieldResolvers = {
  setGuestEmailOnCart: (_source, args: { input?: CartInput & { email: string } }, context) => {
    const { cart_id, email } = inputOrError(args);
    return changedCart(context, cart_id, setEmail(context, cart_id, email));
  },
  setShippingAddressesOnCart: (
    _source,
    args: { input?: CartInput & { shipping_addresses: readonly (ShippingAddressInput | null)[] } },
    context,
  ) => {
    const { cart_id, shipping_addresses } = inputOrError(args);
    return changedCart(context, cart_id, setShippingAddress(context, cart_id, shipping_addresses));
  },
  setBillingAddressOnCart: (
    _source,
    args: { input?: CartInput & { billing_address: BillingAddressInput } },
    context,
  ) => {
    const { cart_id, billing_address } = inputOrError(args);
    return changedCart(context, cart_id, setBillingAddress(context, cart_id, billing_address));
  },
  setShippingMethodsOnCart: (
    _source,
    args: { input?: CartInput & { shipping_methods: readonly (ShippingMethodInput | null)[] } },
    context,
  ) => {
    const { cart_id, shipping_methods } = inputOrError(args);
    return changedCart(context, cart_id, setShippingMethod(context, cart_id, shipping_methods));
  },
  setPaymentMethodOnCart: (_source, args: { input?: CartInput & { payment_method: { code: string } } }, context) => {
    const { cart_id, payment_method } = inputOrError(args);
    return changedCart(context, cart_id, setPaymentMethod(context, cart_id, payment_method.code));
  },
};

export const checkoutResolvers: Resolvers = { Cart: CART, Mutation: MUTATIONS };
