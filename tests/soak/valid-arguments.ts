import { OWN_DOCUMENTS } from '../../src/adapters/graphql-middleware/own-documents';
import { addressOf, passwordOf } from './shop-customer';
import type { SeededRandom } from './seeded-random';

/** Ids used in a caller's arguments. */
export interface Ids {
  readonly cart: string;
  readonly otherCart: string;
  readonly cartItem: string;
  readonly address: number;
  readonly wish: string;
  readonly order: string;
  readonly email: string;
  readonly name: string;
  readonly sku: string;
  readonly rating: { readonly id: string; readonly value_id: string };
}

type Arguments = (ids: Ids, chance: SeededRandom) => readonly unknown[];

const none: Arguments = () => [];
const paging: Arguments = (_ids, chance) => [{ pageSize: 1 + chance.whole(20), currentPage: 1 + chance.whole(2) }];
const listing: Arguments = ({ sku }, chance) => [
  {
    search: chance.pick(['rose', 'lily', 'a b', '']),
    filter: { sku: { eq: sku } },
    sort: { price: 'ASC' },
    pageSize: 5,
  },
];
const inCart =
  (more: (ids: Ids) => object): Arguments =>
  (ids) => [{ cart_id: ids.cart, ...more(ids) }];
const typed = inCart(({ sku }) => ({ cart_items: [{ data: { sku, quantity: 1 } }] }));
const credentials: Arguments = ({ email, name }) => [{ email, password: passwordOf(name), recaptchaToken: 'x' }];

/** Valid arguments for each API method. No payment method is valid, so that no combination places an order. */
export const VALID_ARGUMENTS: Readonly<Record<string, Arguments>> = {
  storeConfig: none,
  availableStores: none,
  currency: none,
  countries: none,
  country: (_ids, chance) => [chance.pick(['GB', 'IE'])],
  cmsPage: () => ['home'],
  cmsBlocks: () => [['care-card']],
  route: () => ['flowers.html'],
  urlResolver: () => ['flowers.html'],
  categoryList: none,
  categorySearch: () => [{ filters: { category_uid: { eq: 'Mg==' } } }],
  products: listing,
  productDetail: listing,
  relatedProduct: listing,
  upsellProduct: listing,
  productReview: listing,
  productReviewRatingsMetadata: none,
  createProductReview: ({ sku, name, rating }) => [
    { sku, nickname: name, summary: 'Fine', text: 'They lasted.', ratings: [rating], recaptchaToken: 'x' },
  ],
  customerProductReview: paging,
  customQuery: ({ sku, cart }, chance) => [
    { query: chance.pick(OWN_DOCUMENTS), queryVariables: { sku, cartId: cart, uid: 'Mg==', search: 'rose' } },
  ],
  customMutation: ({ email }, chance) => [
    { mutation: chance.pick(OWN_DOCUMENTS), mutationVariables: { email, key: 'x' } },
  ],
  createEmptyCart: none,
  cart: ({ cart }) => [cart],
  customerCart: none,
  cartTotalQty: ({ cart }) => [cart],
  addProductsToCart: ({ cart, sku }) => [{ cartId: cart, cartItems: [{ sku, quantity: 1, entered_options: [] }] }],
  addSimpleProductsToCart: typed,
  addVirtualProductsToCart: typed,
  addDownloadableProductsToCart: typed,
  addBundleProductsToCart: typed,
  addConfigurableProductsToCart: typed,
  updateCartItems: inCart(({ cartItem }) => ({ cart_items: [{ cart_item_uid: cartItem, quantity: 2 }] })),
  removeItemFromCart: inCart(({ cartItem }) => ({ cart_item_uid: cartItem })),
  applyCouponToCart: inCart(() => ({ coupon_code: 'TEN' })),
  removeCouponFromCart: inCart(() => ({})),
  mergeCarts: ({ cart, otherCart }) => [{ sourceCartId: otherCart, destinationCartId: cart }],
  // No address of another is left in the victim's data, so anything read from it is the victim's.
  setGuestEmailOnCart: inCart(({ name }) => ({ email: `guest-of-${name.toLowerCase()}@example.org` })),
  setShippingAddressesOnCart: inCart(({ name, address }) => ({
    shipping_addresses: [address % 2 === 0 ? { customer_address_id: address } : { address: addressOf(name) }],
  })),
  setBillingAddressOnCart: inCart(({ name }) => ({
    billing_address: { address: addressOf(name), same_as_shipping: false },
  })),
  getAvailableShippingMethods: ({ cart }) => [{ cartId: cart }],
  getAvailableCustomerShippingMethods: none,
  setShippingMethodsOnCart: inCart(() => ({
    shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }],
  })),
  getAvailablePaymentMethods: ({ cart }) => [{ cartId: cart }],
  getAvailableCustomerPaymentMethods: ({ cart }) => [{ cartId: cart }],
  setPaymentMethodOnCart: inCart(() => ({ payment_method: { code: 'gold' } })),
  placeOrder: inCart(() => ({})),
  generateCustomerToken: credentials,
  revokeCustomerToken: () => [{}],
  createCustomer: ({ name }, chance) => [
    {
      email: `new-${chance.whole(1_000_000)}@example.org`,
      password: passwordOf(name),
      firstname: name,
      lastname: name,
      is_subscribed: chance.percent(50),
    },
  ],
  customer: none,
  updateCustomer: ({ name }) => [{ firstname: name, is_subscribed: true }],
  updateCustomerEmail: credentials,
  changeCustomerPassword: ({ name }) => [{ currentPassword: passwordOf(name), newPassword: passwordOf(name) }],
  requestPasswordResetEmail: ({ email }) => [{ email, recaptchaToken: 'x' }],
  resetPassword: ({ email, name }) => [{ email, newPassword: passwordOf(name), resetPasswordToken: 'x'.repeat(32) }],
  subscribeEmailToNewsletter: ({ email }) => [{ email }],
  getCustomerAddresses: none,
  createCustomerAddress: ({ name }) => [{ ...addressOf(name), default_billing: false, default_shipping: true }],
  updateCustomerAddress: ({ name, address }) => [{ addressId: address, input: addressOf(name) }],
  deleteCustomerAddress: ({ address }) => [address],
  customerOrders: ({ order }) => [{ pageSize: 5, currentPage: 1, filter: { number: { eq: order } } }],
  wishlist: paging,
  wishlistItemsCount: none,
  addProductToWishList: ({ sku }) => [{ id: '0', items: [{ sku, quantity: 1 }] }],
  removeProductsFromWishlist: ({ wish }) => [{ id: '0', items: [wish] }],
};
