import { ADD_TO_CART, CART, CART_LINES } from '../../../src/adapters/graphql-middleware/cart/cart-documents';
import type { Participant, ShopSide } from './participant';
import { nothing, type PersonalCall, type Prepared } from './personal-call';

/** The caller's active cart with the caller's quantity, no coupon and a shipping method; returns its id. */
async function filled(participant: Participant, shop: ShopSide): Promise<string> {
  const id = await openCart(participant, shop);
  const cartItems = [{ sku: shop.sku, quantity: participant.quantity }];
  await shop.request(participant, 'addProductsToCart', [{ cartId: id, cartItems }]);
  await shop.request(participant, 'setShippingAddressesOnCart', [
    { cart_id: id, shipping_addresses: [{ address: participant.home }] },
  ]);
  return id;
}

async function openCart(participant: Participant, shop: ShopSide): Promise<string> {
  if (participant.isGuest) return (await shop.request(participant, 'createEmptyCart')).createEmptyCart as string;
  const { customerCart } = await shop.request(participant, 'customerCart');
  const id = customerCart.id as string;
  for (const { uid } of customerCart.items as readonly { uid: string }[])
    await shop.request(participant, 'removeItemFromCart', [{ cart_id: id, cart_item_uid: uid }]);
  if (customerCart.applied_coupons !== null) await shop.request(participant, 'removeCouponFromCart', [{ cart_id: id }]);
  return id;
}

const withCart =
  (argsOf: (cart: string, participant: Participant) => readonly unknown[]) =>
  async (participant: Participant, shop: ShopSide): Promise<Prepared> => {
    const cart = await filled(participant, shop);
    return { args: argsOf(cart, participant), note: cart };
  };

/** One of the two callers owes nothing, so the payment methods differ. */
const owing =
  (argsOf: (cart: string) => readonly unknown[]) =>
  async (participant: Participant, shop: ShopSide): Promise<Prepared> => {
    const cart = await filled(participant, shop);
    if (participant.name === 'Bobcanary') {
      const fetched = [{ carrier_code: 'collection', method_code: 'afternoon' }];
      await shop.request(participant, 'setShippingMethodsOnCart', [{ cart_id: cart, shipping_methods: fetched }]);
      await shop.request(participant, 'applyCouponToCart', [{ cart_id: cart, coupon_code: 'GIFT' }]);
    }
    return { args: argsOf(cart) };
  };

const wireCart = (method: string, data: Record<string, { cart: Record<string, unknown> }>) => data[method]?.cart ?? {};

/** A cart mutation, which must return the caller's own cart with the change. */
function change(
  method: string,
  more: (participant: Participant) => object,
  isChanged: (cart: Record<string, unknown>, participant: Participant) => boolean = () => true,
): PersonalCall {
  return {
    method,
    by: 'all',
    prepare: withCart((cart_id, participant) => [{ cart_id, ...more(participant) }]),
    own: ({ data, note, participant }) => {
      const cart = wireCart(method, data);
      return cart.id === note && isChanged(cart, participant);
    },
  };
}

const hasSku =
  (sku: string) =>
  ({ items }: Record<string, unknown>): boolean =>
    (items as readonly { product: { sku: string } }[]).some(({ product }) => product.sku === sku);

const typed = (method: string, sku: string, more: object = {}): PersonalCall =>
  change(method, () => ({ cart_items: [{ data: { sku, quantity: 1 }, ...more }] }), hasSku(sku));

/** The same with an existing line or coupon. */
const changeOf = (
  method: string,
  setUp: (cart: string, participant: Participant, shop: ShopSide) => Promise<object>,
  isChanged: (cart: Record<string, unknown>, participant: Participant) => boolean,
): PersonalCall => ({
  ...change(method, () => ({}), isChanged),
  prepare: async (participant, shop) => {
    const cart = await filled(participant, shop);
    return { args: [{ cart_id: cart, ...(await setUp(cart, participant, shop)) }], note: cart };
  },
});

const lineOf = async (cart: string, participant: Participant, shop: ShopSide): Promise<string> =>
  (await shop.request(participant, 'cart', [cart])).cart.items[0].uid as string;

const applyTen = async (cart: string, participant: Participant, shop: ShopSide): Promise<object> => {
  await shop.request(participant, 'applyCouponToCart', [{ cart_id: cart, coupon_code: 'TEN' }]);
  return {};
};

const WAY = [{ carrier_code: 'flatrate', method_code: 'flatrate' }];

export const CART_CALLS: readonly PersonalCall[] = [
  {
    method: 'createEmptyCart',
    by: 'guests',
    prepare: nothing,
    own: async ({ data, participant, others }, shop) => {
      const id: string = data.createEmptyCart;
      const { cart } = await shop.request(participant, 'cart', [id]);
      return cart.id === id && others.every((other) => other.createEmptyCart !== id);
    },
  },
  {
    method: 'createEmptyCart',
    way: 'of customers',
    by: 'customers',
    prepare: nothing,
    own: async ({ data, participant }, shop) =>
      data.createEmptyCart === (await shop.request(participant, 'customerCart')).customerCart.id,
  },
  { method: 'cart', by: 'all', prepare: withCart((cart) => [cart]), own: 'alone' },
  { method: 'cartTotalQty', by: 'all', prepare: withCart((cart) => [cart]), own: 'alone' },
  { method: 'customerCart', by: 'all', prepare: withCart(() => []), own: 'alone' },
  {
    method: 'customQuery',
    way: 'of the cart',
    by: 'all',
    prepare: withCart((cartId) => [{ query: CART[0], queryVariables: { cartId } }]),
    own: 'alone',
  },
  {
    method: 'customQuery',
    way: 'of the cart without gift cards',
    by: 'all',
    prepare: withCart((cartId) => [{ query: CART[2], queryVariables: { cartId } }]),
    own: 'alone',
  },
  {
    method: 'customQuery',
    way: 'of the lines of the cart',
    by: 'all',
    prepare: withCart((cartId) => [{ query: CART_LINES, queryVariables: { cartId } }]),
    own: 'alone',
  },
  {
    method: 'addProductsToCart',
    by: 'all',
    prepare: async (participant, shop) => {
      const cartId = await filled(participant, shop);
      return { args: [{ cartId, cartItems: [{ sku: 'VASE', quantity: participant.quantity }] }], note: cartId };
    },
    own: ({ data, note, participant }) => {
      const { id, total_quantity } = wireCart('addProductsToCart', data);
      return id === note && total_quantity === 2 * participant.quantity;
    },
  },
  {
    method: 'customMutation',
    way: 'of an added item',
    by: 'all',
    prepare: async (participant, shop) => {
      const cartId = await filled(participant, shop);
      const cartItems = [{ sku: 'VASE', quantity: participant.quantity }];
      return { args: [{ mutation: ADD_TO_CART[0], mutationVariables: { cartId, cartItems } }], note: cartId };
    },
    own: ({ data, note, participant }) => {
      const { id, total_quantity } = wireCart('addProductsToCart', data);
      return id === note && total_quantity === 2 * participant.quantity;
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
    async (cart, participant, shop) => ({
      cart_items: [{ cart_item_uid: await lineOf(cart, participant, shop), quantity: participant.quantity + 10 }],
    }),
    ({ total_quantity }, { quantity }) => total_quantity === quantity + 10,
  ),
  changeOf(
    'removeItemFromCart',
    async (cart, participant, shop) => ({ cart_item_uid: await lineOf(cart, participant, shop) }),
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
    prepare: async (participant, shop) => {
      const destinationCartId = await filled(participant, shop);
      const sourceCartId = await filled({ ...participant, isGuest: true, caller: {} }, shop);
      return { args: [{ sourceCartId, destinationCartId }], note: destinationCartId };
    },
    own: ({ data, note, participant }) =>
      data.mergeCarts.id === note && data.mergeCarts.total_quantity === 2 * participant.quantity,
  },
  {
    method: 'setGuestEmailOnCart',
    by: 'guests',
    prepare: withCart((cart_id, { email }) => [{ cart_id, email }]),
    own: ({ data, participant }) => data.setGuestEmailOnCart.cart.email === participant.email,
  },
  {
    method: 'setShippingAddressesOnCart',
    by: 'all',
    prepare: withCart((cart_id, { home }) => [{ cart_id, shipping_addresses: [{ address: home }] }]),
    own: ({ data, participant }) =>
      data.setShippingAddressesOnCart.cart.shipping_addresses[0].street[0] === participant.home.street[0],
  },
  {
    method: 'setBillingAddressOnCart',
    by: 'all',
    prepare: withCart((cart_id, { home }) => [{ cart_id, billing_address: { address: home } }]),
    own: ({ data, participant }) =>
      data.setBillingAddressOnCart.cart.billing_address.street[0] === participant.home.street[0],
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
    own: ({ data, participant }) =>
      data.setPaymentMethodOnCart.cart.selected_payment_method.code === participant.payment,
  },
  {
    method: 'placeOrder',
    by: 'all',
    prepare: async (participant, shop) => {
      const cart_id = await filled(participant, shop);
      const { email, home, payment } = participant;
      if (participant.isGuest) await shop.request(participant, 'setGuestEmailOnCart', [{ cart_id, email }]);
      await shop.request(participant, 'setShippingMethodsOnCart', [{ cart_id, shipping_methods: WAY }]);
      await shop.request(participant, 'setBillingAddressOnCart', [{ cart_id, billing_address: { address: home } }]);
      await shop.request(participant, 'setPaymentMethodOnCart', [{ cart_id, payment_method: { code: payment } }]);
      return { args: [{ cart_id }], note: cart_id };
    },
    // Placing the same cart again returns its order number.
    own: async ({ data, note, participant, others }, shop) => {
      const number: string = data.placeOrder.order.order_number;
      if (others.some((other) => other.placeOrder.order.order_number === number)) return false;
      if (participant.isGuest)
        return (
          (await shop.request(participant, 'placeOrder', [{ cart_id: note }])).placeOrder.order.order_number === number
        );
      const { customer } = await shop.request(participant, 'customerOrders', [{ filter: { number: { eq: number } } }]);
      return customer.orders.items.length === 1;
    },
  },
];
