import { CART } from '../../../src/adapters/graphql-middleware/documents/cart-document';
import type { Party, ShopSide } from './party';
import { nothing, type PersonalCall, type Prepared } from './personal-call';

/** Their open cart, with so many pieces in it as are theirs and no coupon, on its way to where they live; its id. */
async function filled(party: Party, shop: ShopSide): Promise<string> {
  const id = await openCart(party, shop);
  const cartItems = [{ sku: shop.sku, quantity: party.pieces }];
  await shop.ask(party, 'addProductsToCart', [{ cartId: id, cartItems }]);
  await shop.ask(party, 'setShippingAddressesOnCart', [{ cart_id: id, shipping_addresses: [{ address: party.home }] }]);
  return id;
}

async function openCart(party: Party, shop: ShopSide): Promise<string> {
  if (party.isGuest) return (await shop.ask(party, 'createEmptyCart')).createEmptyCart as string;
  const { customerCart } = await shop.ask(party, 'customerCart');
  const id = customerCart.id as string;
  for (const { uid } of customerCart.items as readonly { uid: string }[])
    await shop.ask(party, 'removeItemFromCart', [{ cart_id: id, cart_item_uid: uid }]);
  if (customerCart.applied_coupons !== null) await shop.ask(party, 'removeCouponFromCart', [{ cart_id: id }]);
  return id;
}

const withCart =
  (argsOf: (cart: string, party: Party) => readonly unknown[]) =>
  async (party: Party, shop: ShopSide): Promise<Prepared> => {
    const cart = await filled(party, shop);
    return { args: argsOf(cart, party), note: cart };
  };

/** Of two one owes nothing, neither for goods nor for bringing them: then the ways to pay are others. */
const owing =
  (argsOf: (cart: string) => readonly unknown[]) =>
  async (party: Party, shop: ShopSide): Promise<Prepared> => {
    const cart = await filled(party, shop);
    if (party.name === 'Bobcanary') {
      const fetched = [{ carrier_code: 'collection', method_code: 'shop' }];
      await shop.ask(party, 'setShippingMethodsOnCart', [{ cart_id: cart, shipping_methods: fetched }]);
      await shop.ask(party, 'applyCouponToCart', [{ cart_id: cart, coupon_code: 'GIFT' }]);
    }
    return { args: argsOf(cart) };
  };

const wireCart = (method: string, data: Record<string, { cart: Record<string, unknown> }>) => data[method]?.cart ?? {};

/** A change of a cart that answers the cart: it must be the own one, changed. */
function change(
  method: string,
  more: (party: Party) => object,
  isChanged: (cart: Record<string, unknown>, party: Party) => boolean = () => true,
): PersonalCall {
  return {
    method,
    by: 'all',
    prepare: withCart((cart_id, party) => [{ cart_id, ...more(party) }]),
    own: ({ data, note, party }) => {
      const cart = wireCart(method, data);
      return cart.id === note && isChanged(cart, party);
    },
  };
}

const hasSku =
  (sku: string) =>
  ({ items }: Record<string, unknown>): boolean =>
    (items as readonly { product: { sku: string } }[]).some(({ product }) => product.sku === sku);

const typed = (method: string, sku: string, more: object = {}): PersonalCall =>
  change(method, () => ({ cart_items: [{ data: { sku, quantity: 1 }, ...more }] }), hasSku(sku));

/** The same with a line or a coupon that is there already. */
const changeOf = (
  method: string,
  setUp: (cart: string, party: Party, shop: ShopSide) => Promise<object>,
  isChanged: (cart: Record<string, unknown>, party: Party) => boolean,
): PersonalCall => ({
  ...change(method, () => ({}), isChanged),
  prepare: async (party, shop) => {
    const cart = await filled(party, shop);
    return { args: [{ cart_id: cart, ...(await setUp(cart, party, shop)) }], note: cart };
  },
});

const lineOf = async (cart: string, party: Party, shop: ShopSide): Promise<string> =>
  (await shop.ask(party, 'cart', [cart])).cart.items[0].uid as string;

const applyTen = async (cart: string, party: Party, shop: ShopSide): Promise<object> => {
  await shop.ask(party, 'applyCouponToCart', [{ cart_id: cart, coupon_code: 'TEN' }]);
  return {};
};

const WAY = [{ carrier_code: 'flatrate', method_code: 'flatrate' }];

export const CART_CALLS: readonly PersonalCall[] = [
  {
    method: 'createEmptyCart',
    by: 'guests',
    prepare: nothing,
    own: async ({ data, party, others }, shop) => {
      const id: string = data.createEmptyCart;
      const { cart } = await shop.ask(party, 'cart', [id]);
      return cart.id === id && others.every((other) => other.createEmptyCart !== id);
    },
  },
  {
    method: 'createEmptyCart',
    way: 'of customers',
    by: 'customers',
    prepare: nothing,
    own: async ({ data, party }, shop) =>
      data.createEmptyCart === (await shop.ask(party, 'customerCart')).customerCart.id,
  },
  { method: 'cart', by: 'all', prepare: withCart((cart) => [cart]), own: 'alone' },
  { method: 'cartTotalQty', by: 'all', prepare: withCart((cart) => [cart]), own: 'alone' },
  { method: 'customerCart', by: 'all', prepare: withCart(() => []), own: 'alone' },
  {
    method: 'customQuery',
    way: 'of the cart',
    by: 'all',
    prepare: withCart((cartId) => [{ query: CART, queryVariables: { cartId } }]),
    own: 'alone',
  },
  {
    method: 'addProductsToCart',
    by: 'all',
    prepare: async (party, shop) => {
      const cartId = await filled(party, shop);
      return { args: [{ cartId, cartItems: [{ sku: 'VASE', quantity: party.pieces }] }], note: cartId };
    },
    own: ({ data, note, party }) => {
      const { id, total_quantity } = wireCart('addProductsToCart', data);
      return id === note && total_quantity === 2 * party.pieces;
    },
  },
  typed('addSimpleProductsToCart', 'VASE'),
  typed('addVirtualProductsToCart', 'CLASS'),
  typed('addDownloadableProductsToCart', 'GUIDE'),
  typed('addBundleProductsToCart', 'HAMPER', { bundle_options: [] }),
  {
    ...typed('addConfigurableProductsToCart', 'ROSE'),
    prepare: withCart((cart_id) => [
      { cart_id, cart_items: [{ parent_sku: 'ROSE', data: { sku: 'ROSE-L-RED', quantity: 1 } }] },
    ]),
  },
  changeOf(
    'updateCartItems',
    async (cart, party, shop) => ({
      cart_items: [{ cart_item_uid: await lineOf(cart, party, shop), quantity: party.pieces + 10 }],
    }),
    ({ total_quantity }, { pieces }) => total_quantity === pieces + 10,
  ),
  changeOf(
    'removeItemFromCart',
    async (cart, party, shop) => ({ cart_item_uid: await lineOf(cart, party, shop) }),
    ({ total_quantity }) => total_quantity === 0,
  ),
  change(
    'applyCouponToCart',
    () => ({ coupon_code: 'TEN' }),
    ({ applied_coupons }) => applied_coupons !== null,
  ),
  changeOf('removeCouponFromCart', applyTen, ({ applied_coupons }) => applied_coupons === null),
  {
    method: 'mergeCarts',
    by: 'customers',
    prepare: async (party, shop) => {
      const destinationCartId = await filled(party, shop);
      const sourceCartId = await filled({ ...party, isGuest: true, caller: {} }, shop);
      return { args: [{ sourceCartId, destinationCartId }], note: destinationCartId };
    },
    own: ({ data, note, party }) => data.mergeCarts.id === note && data.mergeCarts.total_quantity === 2 * party.pieces,
  },
  {
    method: 'setGuestEmailOnCart',
    by: 'guests',
    prepare: withCart((cart_id, { email }) => [{ cart_id, email }]),
    own: ({ data, party }) => data.setGuestEmailOnCart.cart.email === party.email,
  },
  {
    method: 'setShippingAddressesOnCart',
    by: 'all',
    prepare: withCart((cart_id, { home }) => [{ cart_id, shipping_addresses: [{ address: home }] }]),
    own: ({ data, party }) =>
      data.setShippingAddressesOnCart.cart.shipping_addresses[0].street[0] === party.home.street[0],
  },
  {
    method: 'setBillingAddressOnCart',
    by: 'all',
    prepare: withCart((cart_id, { home }) => [{ cart_id, billing_address: { address: home } }]),
    own: ({ data, party }) => data.setBillingAddressOnCart.cart.billing_address.street[0] === party.home.street[0],
  },
  {
    method: 'getAvailableShippingMethods',
    by: 'all',
    prepare: withCart((cartId) => [{ cartId }]),
    own: 'alone',
  },
  { method: 'getAvailableCustomerShippingMethods', by: 'all', prepare: withCart(() => []), own: 'alone' },
  change('setShippingMethodsOnCart', () => ({ shipping_methods: WAY })),
  { method: 'getAvailablePaymentMethods', by: 'all', prepare: owing((cartId) => [{ cartId }]), own: 'alone' },
  { method: 'getAvailableCustomerPaymentMethods', by: 'all', prepare: owing(() => []), own: 'alone' },
  {
    method: 'setPaymentMethodOnCart',
    by: 'all',
    prepare: withCart((cart_id, { payment }) => [{ cart_id, payment_method: { code: payment } }]),
    own: ({ data, party }) => data.setPaymentMethodOnCart.cart.selected_payment_method.code === party.payment,
  },
  {
    method: 'placeOrder',
    by: 'all',
    prepare: async (party, shop) => {
      const cart_id = await filled(party, shop);
      const { email, home, payment } = party;
      if (party.isGuest) await shop.ask(party, 'setGuestEmailOnCart', [{ cart_id, email }]);
      await shop.ask(party, 'setShippingMethodsOnCart', [{ cart_id, shipping_methods: WAY }]);
      await shop.ask(party, 'setBillingAddressOnCart', [{ cart_id, billing_address: { address: home } }]);
      await shop.ask(party, 'setPaymentMethodOnCart', [{ cart_id, payment_method: { code: payment } }]);
      return { args: [{ cart_id }], note: cart_id };
    },
    // The same cart asked for once more is answered the number that it became.
    own: async ({ data, note, party, others }, shop) => {
      const number: string = data.placeOrder.order.order_number;
      if (others.some((other) => other.placeOrder.order.order_number === number)) return false;
      if (party.isGuest)
        return (await shop.ask(party, 'placeOrder', [{ cart_id: note }])).placeOrder.order.order_number === number;
      const { customer } = await shop.ask(party, 'customerOrders', [{ filter: { number: { eq: number } } }]);
      return customer.orders.items.length === 1;
    },
  },
];
