import { CONFIRM_EMAIL } from '../../src/adapters/graphql-middleware/customer/account-documents';
import { keyInEmail } from '../contract/backend-emails';
import { dataOf, type Caller, type WireClient } from './wire-client';

/** Unique per customer. */
export const passwordOf = (name: string): string => `Passw0rd-of-${name}`;

/** A customer with an account, addresses, wishes, reviews, a cart and orders. */
export interface ShopCustomer {
  readonly name: string;
  readonly email: string;
  readonly caller: Caller;
  readonly cart: string;
  readonly cartItem: string;
  readonly address: number;
  readonly wish: string;
  /** Null when nothing was ordered. */
  readonly order: string | null;
}

interface Wanted {
  readonly side: WireClient;
  readonly dataDir: string;
  /** Contained in all personal texts, so that a leak to another customer can be recognised. */
  readonly name: string;
  readonly sku: string;
  readonly rating: { readonly id: string; readonly value_id: string };
  readonly orders: boolean;
  /** Ready to be ordered. */
  readonly ready: boolean;
  /** Client IP address; rate limits count by it. */
  readonly from?: string;
}

/** Registers, signs in, and creates addresses, wishes, a cart, reviews and (with `orders`) an order. */
export async function createShopCustomer({
  side,
  dataDir,
  name,
  sku,
  rating,
  orders,
  ready,
  from: address = '192.0.2.1',
}: Wanted): Promise<ShopCustomer> {
  const password = passwordOf(name);
  const email = `${name.toLowerCase()}@example.org`;
  const home = addressOf(name);
  await dataOf(side, 'createCustomer', [{ email, password, firstname: name, lastname: name }], {
    address,
  });
  const key = await keyInEmail(dataDir, 'confirm', email);
  await dataOf(side, 'customMutation', [{ mutation: CONFIRM_EMAIL, mutationVariables: { email, key } }], { address });
  const signedIn = await dataOf(side, 'generateCustomerToken', [{ email, password }], { address });
  const caller: Caller = { address, token: signedIn.generateCustomerToken.token as string };
  const made = await dataOf(side, 'createCustomerAddress', [home], caller);
  const wished = await dataOf(side, 'addProductToWishList', [{ id: '0', items: [{ sku, quantity: 1 }] }], caller);
  const review = { sku, nickname: name, summary: name, text: `${name} liked it.`, ratings: [rating] };
  await dataOf(side, 'createProductReview', [review], caller);
  const order = orders ? await placeOrder(side, caller, sku, home) : null;
  const { customerCart } = await dataOf(side, 'customerCart', [], caller);
  const cart = customerCart.id as string;
  const added = await dataOf(side, 'addProductsToCart', [{ cartId: cart, cartItems: [{ sku, quantity: 2 }] }], caller);
  await (ready ? makeReady(side, caller, cart, home) : sendTo(side, caller, cart, home));
  return {
    name,
    email,
    caller,
    cart,
    cartItem: added.addProductsToCart.cart.items[0].uid as string,
    address: made.createCustomerAddress.id as number,
    wish: wished.addProductsToWishlist.wishlist.items_v2.items[0].id as string,
    order,
  };
}

export function addressOf(name: string) {
  return {
    firstname: name,
    lastname: name,
    street: [`7 ${name} Lane`],
    city: 'Chichester',
    postcode: 'PO19 1LB',
    country_code: 'GB',
    telephone: '01243 000000',
  };
}

async function placeOrder(side: WireClient, caller: Caller, sku: string, address: object): Promise<string> {
  const { customerCart } = await dataOf(side, 'customerCart', [], caller);
  const id = customerCart.id as string;
  await dataOf(side, 'addProductsToCart', [{ cartId: id, cartItems: [{ sku, quantity: 1 }] }], caller);
  await makeReady(side, caller, id, address);
  const { placeOrder: placed } = await dataOf(side, 'placeOrder', [{ cart_id: id }], caller);
  return placed.order.order_number as string;
}

async function sendTo(side: WireClient, caller: Caller, cart_id: string, address: object): Promise<void> {
  await dataOf(side, 'setShippingAddressesOnCart', [{ cart_id, shipping_addresses: [{ address }] }], caller);
}

/** Completes the checkout data of a cart with items. */
async function makeReady(side: WireClient, caller: Caller, cart_id: string, address: object): Promise<void> {
  await sendTo(side, caller, cart_id, address);
  const way = { carrier_code: 'flatrate', method_code: 'flatrate' };
  await dataOf(side, 'setShippingMethodsOnCart', [{ cart_id, shipping_methods: [way] }], caller);
  await dataOf(side, 'setBillingAddressOnCart', [{ cart_id, billing_address: { address } }], caller);
  await dataOf(side, 'setPaymentMethodOnCart', [{ cart_id, payment_method: { code: 'cashondelivery' } }], caller);
}
