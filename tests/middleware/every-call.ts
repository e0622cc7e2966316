import { readOperation, type Operation } from '../../middleware/methods/operation';
import { findMethod } from '../../middleware/methods/registry';

const LISTING = { filter: { sku: { eq: 'ROSE' } } };
const TEN = { pageSize: 10, currentPage: 1 };
const ADDRESS = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['1 Mill Lane'],
  city: 'Bath',
  country_code: 'GB',
  telephone: '01225 000000',
};
const item = {
  sku: 'ROSE',
  quantity: 2,
  parent_sku: 'ROSES',
  selected_options: ['dQ=='],
  entered_options: [{ uid: 'e', value: 'Love' }],
};
const typed = { cart_id: 'c1', cart_items: [{ data: { sku: 'ROSE', quantity: 1 } }] };
const review = {
  sku: 'ROSE',
  nickname: 'Ann',
  summary: 'Lovely',
  text: 'Lasted long',
  ratings: [{ id: 'Mw==', value_id: 'MTU=' }],
};

/** Checklist id, method, arguments, operation and variables as sent to the backend: all methods but the custom ones. */
export const CALLS: readonly (readonly [string, string, readonly unknown[], string, unknown])[] = [
  ['S7-62', 'storeConfig', [], 'storeConfig', {}],
  ['S7-64', 'availableStores', [], 'availableStores', {}],
  ['S7-63', 'currency', [], 'currency', {}],
  ['S7-60', 'countries', [], 'countriesList', {}],
  ['S7-59', 'country', ['GB'], 'countryInformation', { id: 'GB' }],
  ['S7-65', 'cmsPage', ['home'], 'cmsPage', { identifier: 'home' }],
  ['S7-66', 'cmsBlocks', [['a', 'b']], 'cmsBlock', { identifiers: ['a', 'b'] }],
  ['S7-61', 'route', ['roses.html'], 'route', { url: 'roses.html' }],
  ['S7-61', 'route', [null], 'route', { url: null }],
  ['S7-61', 'route', [], 'route', {}],
  ['S7-66', 'cmsBlocks', [null], 'cmsBlock', { identifiers: null }],
  ['S7-39', 'cart', [null], 'cart', { cartId: '' }],
  ['S7-61', 'urlResolver', ['roses.html'], 'urlResolver', { url: 'roses.html' }],
  ['S7-9 S7-53', 'categoryList', [{ pageSize: 20 }], 'categoryList', {}],
  [
    'S7-54',
    'categorySearch',
    [{ filters: { category_uid: { eq: 'Mg==' } } }],
    'categorySearch',
    { filters: { category_uid: { eq: 'Mg==' } } },
  ],
  [
    'S7-7',
    'products',
    [{ search: 'rose', sort: { price: 'ASC' }, pageSize: 20, currentPage: 2 }],
    'productsList',
    { search: 'rose', sort: { price: 'ASC' }, pageSize: 20, currentPage: 2 },
  ],
  [
    'S7-52',
    'products',
    [{ filter: { price: { from: '10', to: '20' } }, pageSize: 0, currentPage: -1 }],
    'productsList',
    { filter: { price: { from: '10', to: '20' } }, ...TEN },
  ],
  ['S7-8', 'productDetail', [LISTING], 'productDetails', { ...LISTING, ...TEN }],
  ['S7-48', 'relatedProduct', [LISTING], 'relatedProduct', { ...LISTING, ...TEN }],
  ['S7-49', 'upsellProduct', [LISTING], 'upsellProducts', { ...LISTING, ...TEN }],
  ['S7-17', 'productReview', [LISTING], 'productReview', { ...LISTING, ...TEN }],
  ['S7-16', 'productReviewRatingsMetadata', [], 'productReviewRatingsMetadata', {}],
  ['S7-14', 'createProductReview', [{ ...review, recaptchaToken: 'human' }], 'createProductReview', { input: review }],
  ['S7-15', 'customerProductReview', [{ pageSize: 50, currentPage: 3 }], 'customerProductReview', TEN],
  ['S7-41', 'createEmptyCart', [], 'createEmptyCart', {}],
  ['S7-39', 'cart', ['c1'], 'cart', { cartId: 'c1' }],
  ['S7-39', 'cart', [], 'cart', { cartId: '' }],
  ['S7-40', 'customerCart', [], 'customerCart', {}],
  ['S7-42', 'cartTotalQty', ['c1'], 'cartTotalQty', { cartId: 'c1' }],
  [
    'S7-35',
    'addProductsToCart',
    [{ cartId: 'c1', cartItems: [item] }],
    'addProductsToCart',
    { cartId: 'c1', cartItems: [item] },
  ],
  ['S7-35', 'addSimpleProductsToCart', [typed], 'addSimpleProductsToCart', { input: typed }],
  ['S7-35', 'addVirtualProductsToCart', [typed], 'addVirtualProductsToCart', { input: typed }],
  ['S7-35', 'addDownloadableProductsToCart', [typed], 'addDownloadableProductsToCart', { input: typed }],
  ['S7-35', 'addBundleProductsToCart', [typed], 'addBundleProductsToCart', { input: typed }],
  ['S7-35', 'addConfigurableProductsToCart', [typed], 'addConfigurableProductsToCart', { input: typed }],
  [
    'S7-45',
    'updateCartItems',
    [{ cart_id: 'c1', cart_items: [{ cart_item_uid: 'MQ==', quantity: 0 }] }],
    'updateCartItems',
    { input: { cart_id: 'c1', cart_items: [{ cart_item_uid: 'MQ==', quantity: 0 }] } },
  ],
  [
    'S7-44',
    'removeItemFromCart',
    [{ cart_id: 'c1', cart_item_uid: 'MQ==' }],
    'removeItemFromCart',
    { input: { cart_id: 'c1', cart_item_uid: 'MQ==' } },
  ],
  [
    'S7-37',
    'applyCouponToCart',
    [{ cart_id: 'c1', coupon_code: 'SPRING' }],
    'applyCouponToCart',
    { input: { cart_id: 'c1', coupon_code: 'SPRING' } },
  ],
  ['S7-38', 'removeCouponFromCart', [{ cart_id: 'c1' }], 'removeCouponFromCart', { input: { cart_id: 'c1' } }],
  [
    'S7-47',
    'mergeCarts',
    [{ sourceCartId: 'c1', destinationCartId: 'c2' }],
    'mergeCarts',
    { sourceCartId: 'c1', destinationCartId: 'c2' },
  ],
  [
    'S7-32',
    'setGuestEmailOnCart',
    [{ cart_id: 'c1', email: 'ann@example.com' }],
    'setGuestEmailOnCart',
    { input: { cart_id: 'c1', email: 'ann@example.com' } },
  ],
  [
    'S7-26 S7-27',
    'setShippingAddressesOnCart',
    [{ cart_id: 'c1', shipping_addresses: [{ address: ADDRESS }] }],
    'setShippingAddressesOnCart',
    { input: { cart_id: 'c1', shipping_addresses: [{ address: ADDRESS }] } },
  ],
  [
    'S7-27',
    'setShippingAddressesOnCart',
    [{ cart_id: 'c1', shipping_addresses: [{ customer_address_id: 7 }] }],
    'setShippingAddressesOnCart',
    { input: { cart_id: 'c1', shipping_addresses: [{ customer_address_id: 7 }] } },
  ],
  [
    'S7-28 S7-29',
    'setBillingAddressOnCart',
    [{ cart_id: 'c1', billing_address: { address: ADDRESS, same_as_shipping: true } }],
    'setBillingAddressOnCart',
    { input: { cart_id: 'c1', billing_address: { address: ADDRESS, same_as_shipping: true } } },
  ],
  ['S7-30', 'getAvailableShippingMethods', [{ cartId: 'c1' }], 'GuestAvailableShippingMethods', { cartId: 'c1' }],
  ['S7-31', 'getAvailableCustomerShippingMethods', [], 'CustomerAvailableShippingMethods', {}],
  [
    'S7-23',
    'setShippingMethodsOnCart',
    [{ cart_id: 'c1', shipping_methods: [{ carrier_code: 'van', method_code: 'day' }] }],
    'setShippingMethodsOnCart',
    { input: { cart_id: 'c1', shipping_methods: [{ carrier_code: 'van', method_code: 'day' }] } },
  ],
  ['S7-25', 'getAvailablePaymentMethods', [{ cartId: 'c1' }], 'GuestAvailablePaymentMethods', { cartId: 'c1' }],
  ['S7-25', 'getAvailableCustomerPaymentMethods', [{ cartId: 'c1' }], 'CustomerAvailablePaymentMethods', {}],
  [
    'S7-24',
    'setPaymentMethodOnCart',
    [{ cart_id: 'c1', payment_method: { code: 'invoice' } }],
    'setPaymentMethodOnCart',
    { input: { cart_id: 'c1', payment_method: { code: 'invoice' } } },
  ],
  ['S7-33', 'placeOrder', [{ cart_id: 'c1' }], 'placeOrder', { input: { cart_id: 'c1' } }],
  [
    'S7-72',
    'generateCustomerToken',
    [{ email: 'ann@example.com', password: 'pw', recaptchaToken: 'human' }],
    'generateCustomerToken',
    { email: 'ann@example.com', password: 'pw' },
  ],
  ['S7-77', 'revokeCustomerToken', [{}], 'revokeCustomerToken', {}],
  [
    'S7-73',
    'createCustomer',
    [
      {
        email: 'ann@example.com',
        password: 'pw',
        firstname: 'Ann',
        lastname: 'Lee',
        is_subscribed: true,
        recaptchaToken: 'human',
      },
    ],
    'createCustomer',
    { input: { email: 'ann@example.com', password: 'pw', firstname: 'Ann', lastname: 'Lee', is_subscribed: true } },
  ],
  ['S7-74', 'customer', [], 'customer', {}],
  ['S7-75', 'updateCustomer', [{ firstname: 'Anna' }], 'updateCustomer', { input: { firstname: 'Anna' } }],
  [
    'S7-76',
    'updateCustomerEmail',
    [{ email: 'anna@example.com', password: 'pw' }],
    'updateCustomerEmail',
    { email: 'anna@example.com', password: 'pw' },
  ],
  [
    'S7-78',
    'changeCustomerPassword',
    [{ currentPassword: 'old', newPassword: 'new', currentUser: { email: 'x' } }],
    'changeCustomerPassword',
    { currentPassword: 'old', newPassword: 'new' },
  ],
  [
    'S7-79',
    'requestPasswordResetEmail',
    [{ email: 'ann@example.com', recaptchaToken: 'human' }],
    'requestPasswordResetEmail',
    { email: 'ann@example.com' },
  ],
  [
    'S7-80',
    'resetPassword',
    [{ email: 'ann@example.com', newPassword: 'new', resetPasswordToken: 't', recaptchaToken: 'human' }],
    'resetPassword',
    { email: 'ann@example.com', newPassword: 'new', resetPasswordToken: 't' },
  ],
  [
    'S7-71',
    'subscribeEmailToNewsletter',
    [{ email: 'ann@example.com', recaptchaToken: 'human' }],
    'subscribeEmailToNewsletter',
    { email: 'ann@example.com' },
  ],
  ['S7-18', 'getCustomerAddresses', [], 'getCustomerAddresses', {}],
  [
    'S7-19',
    'createCustomerAddress',
    [{ ...ADDRESS, region: { region: 'Avon' }, default_billing: true }],
    'createCustomerAddress',
    { input: { ...ADDRESS, region: { region: 'Avon' }, default_billing: true } },
  ],
  [
    'S7-20',
    'updateCustomerAddress',
    [{ addressId: 7, input: ADDRESS }],
    'updateCustomerAddress',
    { id: 7, input: ADDRESS },
  ],
  ['S7-21', 'deleteCustomerAddress', [7], 'deleteCustomerAddress', { id: 7 }],
  [
    'S7-34',
    'customerOrders',
    [{ filter: { number: { eq: '000000598' } } }],
    'customerOrders',
    { filter: { number: { eq: '000000598' } }, ...TEN },
  ],
  ['S7-5', 'wishlist', [], 'wishlist', TEN],
  ['S7-6', 'wishlistItemsCount', [], 'wishlist', {}],
  [
    'S7-12',
    'addProductToWishList',
    [{ id: '0', items: [{ sku: 'ROSE', quantity: 1, parent_sku: 'ROSES' }] }],
    'addProductsToWishlist',
    { id: '0', items: [{ sku: 'ROSE', quantity: 1, parent_sku: 'ROSES' }] },
  ],
  [
    'S7-13',
    'removeProductsFromWishlist',
    [{ id: '0', items: ['12'] }],
    'removeProductsFromWishlist',
    { id: '0', items: ['12'] },
  ],
];

/** Root fields of the document of a method. */
export function rootFieldsOf(method: string): readonly string[] {
  const found = findMethod(method);
  if (found?.source !== 'own') throw new Error(`${method} has no document of its own.`);
  return found.operation.rootFields;
}

/** A document that goes through `customQuery` or `customMutation`. */
export function ownOperation(document: string): Pick<Operation, 'kind' | 'rootFields'> {
  const reading = readOperation(document);
  if (!reading.ok) throw new Error(reading.message);
  return reading.operation;
}
