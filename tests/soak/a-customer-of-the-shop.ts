import { CONFIRM_EMAIL } from '../../src/adapters/graphql-middleware/documents/account-documents';
import { keyInEmail } from '../contract/backend-emails';
import { dataOf, type Caller, type WireClient } from './wire-client';

/** Everybody has another. */
export const passwordOf = (name: string): string => `Passw0rd-of-${name}`;

/** Somebody with an account and something in every corner of it. */
export interface CustomerOfTheShop {
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
  readonly door: WireClient;
  readonly dataDir: string;
  /** Stands in every personal word: whoever reads it elsewhere reads another's. */
  readonly name: string;
  readonly sku: string;
  readonly rating: { readonly id: string; readonly value_id: string };
  readonly orders: boolean;
  /** With all that a cart needs to be ordered. */
  readonly ready: boolean;
  /** The address that signs up: limits count by it. */
  readonly from?: string;
}

/** Registers, signs in, and fills address book, wishlist, cart, reviews and (with `orders`) the list of orders. */
export async function aCustomerOfTheShop({
  door,
  dataDir,
  name,
  sku,
  rating,
  orders,
  ready,
  from: address = '192.0.2.1',
}: Wanted): Promise<CustomerOfTheShop> {
  const password = passwordOf(name);
  const email = `${name.toLowerCase()}@example.org`;
  const home = addressOf(name);
  await dataOf(door, 'createCustomer', [{ email, password, firstname: name, lastname: name }], {
    address,
  });
  const key = await keyInEmail(dataDir, 'confirm', email);
  await dataOf(door, 'customMutation', [{ mutation: CONFIRM_EMAIL, mutationVariables: { email, key } }], { address });
  const signedIn = await dataOf(door, 'generateCustomerToken', [{ email, password }], { address });
  const caller: Caller = { address, token: signedIn.generateCustomerToken.token as string };
  const made = await dataOf(door, 'createCustomerAddress', [home], caller);
  const wished = await dataOf(door, 'addProductToWishList', [{ id: '0', items: [{ sku, quantity: 1 }] }], caller);
  const review = { sku, nickname: name, summary: name, text: `${name} liked it.`, ratings: [rating] };
  await dataOf(door, 'createProductReview', [review], caller);
  const order = orders ? await placeOrder(door, caller, sku, home) : null;
  const { customerCart } = await dataOf(door, 'customerCart', [], caller);
  const cart = customerCart.id as string;
  const added = await dataOf(door, 'addProductsToCart', [{ cartId: cart, cartItems: [{ sku, quantity: 2 }] }], caller);
  await (ready ? makeReady(door, caller, cart, home) : sendTo(door, caller, cart, home));
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

async function placeOrder(door: WireClient, caller: Caller, sku: string, address: object): Promise<string> {
  const { customerCart } = await dataOf(door, 'customerCart', [], caller);
  const id = customerCart.id as string;
  await dataOf(door, 'addProductsToCart', [{ cartId: id, cartItems: [{ sku, quantity: 1 }] }], caller);
  await makeReady(door, caller, id, address);
  const { placeOrder: placed } = await dataOf(door, 'placeOrder', [{ cart_id: id }], caller);
  return placed.order.order_number as string;
}

async function sendTo(door: WireClient, caller: Caller, cart_id: string, address: object): Promise<void> {
  await dataOf(door, 'setShippingAddressesOnCart', [{ cart_id, shipping_addresses: [{ address }] }], caller);
}

/** All that a cart with goods in it needs to be ordered. */
async function makeReady(door: WireClient, caller: Caller, cart_id: string, address: object): Promise<void> {
  await sendTo(door, caller, cart_id, address);
  const way = { carrier_code: 'flatrate', method_code: 'flatrate' };
  await dataOf(door, 'setShippingMethodsOnCart', [{ cart_id, shipping_methods: [way] }], caller);
  await dataOf(door, 'setBillingAddressOnCart', [{ cart_id, billing_address: { address } }], caller);
  await dataOf(door, 'setPaymentMethodOnCart', [{ cart_id, payment_method: { code: 'cashondelivery' } }], caller);
}
