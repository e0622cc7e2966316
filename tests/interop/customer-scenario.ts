import { CONFIRM_EMAIL } from '../../src/adapters/graphql-middleware/customer/account-documents';
import { OWN_REVIEWS } from '../../src/adapters/graphql-middleware/catalogue/decode-review';
import type { Products } from './products';
import { stored, type Side } from './side';
import { customer, step, type Step } from './step';

const EMAIL = 'ann@example.org';
const PASSWORD = 'Pe0ny-Stems!';
const NEW_PASSWORD = 'N3w-Pe0ny-Stems!';
const me = customer();

const HOME = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['1 High Street'],
  city: 'Chichester',
  postcode: 'PO19 1AA',
  country_code: 'GB',
  telephone: '01243 111111',
  default_shipping: true,
  default_billing: true,
};

/** A customer's calls: account, address book, wishlist, reviews, cart, orders, signing out. */
export function customerScenario(): readonly Step[] {
  return [...strangerSteps(), ...accountSteps(), ...addressSteps(), ...wishSteps(), ...orderSteps(), ...leavingSteps()];
}

/** Refusals to read or change another customer's data. */
function strangerSteps(): readonly Step[] {
  const methods = [
    'customer',
    'customerCart',
    'customerOrders',
    'getCustomerAddresses',
    'wishlist',
    'wishlistItemsCount',
    'customerProductReview',
    'getAvailableCustomerShippingMethods',
    'getAvailableCustomerPaymentMethods',
  ];
  return [
    ...methods.map((method) => step(method, 'by a guest', [])),
    ...methods.map((method) => step(method, 'with an invalid token', [], { as: () => ({ token: 'a.b.c' }) })),
    step('createCustomerAddress', 'by a guest', [HOME]),
    step('deleteCustomerAddress', 'by a guest', [1]),
    step('updateCustomer', 'by a guest', [{ firstname: 'X' }]),
    step('addProductToWishList', 'by a guest', [{ id: '0', items: [{ sku: 'x', quantity: 1 }] }]),
    step('changeCustomerPassword', 'by a guest', [{ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }]),
  ];
}

function accountSteps(): readonly Step[] {
  const person = { email: EMAIL, password: PASSWORD, firstname: 'Ann', lastname: 'Lee' };
  const token = ({ data }: { data: { generateCustomerToken: { token: string } | null } }) => ({
    token: data.generateCustomerToken?.token,
  });
  return [
    step('createCustomer', 'a new one', [{ ...person, is_subscribed: true, recaptchaToken: 'x' }]),
    step('createCustomer', 'again', [person]),
    step('createCustomer', 'with a weak password', [{ ...person, email: 'weak@example.org', password: 'x' }]),
    step('generateCustomerToken', 'before the account is confirmed', [{ email: EMAIL, password: PASSWORD }]),
    step('customMutation', 'key from the e-mail', async (side) => [
      { mutation: CONFIRM_EMAIL, mutationVariables: { email: EMAIL, key: await side.key('confirm', EMAIL) } },
    ]),
    step('generateCustomerToken', 'with a wrong password', [{ email: EMAIL, password: 'bad', recaptchaToken: 'x' }]),
    step('generateCustomerToken', 'signing in', [{ email: EMAIL, password: PASSWORD }], { note: token }),
    step('customer', 'own profile', [], { as: me }),
    step('updateCustomer', 'a name and the newsletter', [{ firstname: 'Anna', is_subscribed: false }], { as: me }),
    step('updateCustomerEmail', 'with a wrong password', [{ email: 'x@example.org', password: 'bad' }], { as: me }),
    step('updateCustomerEmail', 'to another', [{ email: 'anna@example.org', password: PASSWORD }], { as: me }),
    step('updateCustomerEmail', 'and back', [{ email: EMAIL, password: PASSWORD }], { as: me }),
    step('subscribeEmailToNewsletter', 'a guest', [{ email: 'reader@example.org' }]),
    step('subscribeEmailToNewsletter', 'again', [{ email: 'reader@example.org' }]),
    step('subscribeEmailToNewsletter', 'no address', [{ email: 'reader' }]),
    step('subscribeEmailToNewsletter', 'oneself', [{ email: EMAIL }], { as: me }),
  ];
}

function addressSteps(): readonly Step[] {
  return [
    step('getCustomerAddresses', 'when there is none', [], { as: me }),
    step('createCustomerAddress', 'the first', [HOME], {
      as: me,
      note: ({ data }) => ({ address: data.createCustomerAddress.id }),
    }),
    step('createCustomerAddress', 'in an unknown country', [{ ...HOME, country_code: 'XX' }], { as: me }),
    step(
      'createCustomerAddress',
      'with a region',
      [
        {
          ...HOME,
          country_code: 'IE',
          city: 'Cork',
          postcode: 'T12 AC12',
          region: { region_id: 4, region_code: 'CO' },
          default_shipping: false,
          default_billing: false,
        },
      ],
      { as: me, note: ({ data }) => ({ other: data.createCustomerAddress?.id }) },
    ),
    step(
      'updateCustomerAddress',
      'its street',
      (side) => [{ addressId: Number(stored(side, 'address')), input: { street: ['2 High Street'] } }],
      { as: me },
    ),
    step('updateCustomerAddress', 'unknown', [{ addressId: 999_999, input: { city: 'X' } }], { as: me }),
    step('getCustomerAddresses', 'when there are two', [], { as: me }),
    step('deleteCustomerAddress', 'unknown', [999_999], { as: me }),
  ];
}

function wishSteps(): readonly Step[] {
  const add = (what: string, items: (products: Products) => readonly object[]) =>
    step('addProductToWishList', what, ({ products }) => [{ id: '0', items: items(products) }], {
      as: me,
      note: ({ data }) => ({ wish: data?.addProductsToWishlist?.wishlist?.items_v2?.items?.[0]?.id }),
    });
  return [
    step('wishlist', 'when it is empty', [], { as: me }),
    add('simple product', ({ plain }) => [{ sku: plain.sku, quantity: 1 }]),
    add('a bouquet in a size', ({ configurable: { sku, parent_sku } }) => [{ sku, parent_sku, quantity: 1 }]),
    add('a bouquet by its values', ({ configurable: { parent_sku: sku, selected_options } }) => [
      { sku, quantity: 1, selected_options },
    ]),
    add('unknown', () => [{ sku: 'NOTHING', quantity: 1 }]),
    step('wishlistItemsCount', 'how many', [], { as: me }),
    step('wishlist', 'its first page', [{ pageSize: 1, currentPage: 1 }], { as: me }),
    step('wishlist', 'its second page', [{ pageSize: 1, currentPage: 2 }], { as: me }),
    step('removeProductsFromWishlist', 'the first', (side) => [{ id: '0', items: [stored(side, 'wish')] }], { as: me }),
    step('removeProductsFromWishlist', 'unknown', [{ id: '0', items: ['999999'] }], { as: me }),
    step('createProductReview', 'by a customer', (side) => [review(side, side.products.plain.sku)], { as: me }),
    step('createProductReview', 'of nothing', (side) => [review(side, 'NOTHING')], { as: me }),
    step('createProductReview', 'by a guest', (side) => [review(side, side.products.plain.sku)]),
    step('customerProductReview', 'own', [{ pageSize: 1, currentPage: 2 }], { as: me }),
    step(
      'customQuery',
      'own reviews by the storefront’s query',
      [{ query: OWN_REVIEWS, queryVariables: { pageSize: 5, currentPage: 1 } }],
      { as: me },
    ),
  ];
}

const review = (side: Side, sku: string) => ({
  sku,
  nickname: 'Ann',
  summary: 'Lovely',
  text: 'It lasted two weeks.',
  ratings: [{ id: stored(side, 'rating'), value_id: stored(side, 'stars') }],
});

function orderSteps(): readonly Step[] {
  const own = (side: Side) => stored(side, 'openCustomerCart');
  const inOwn = (more: object) => (side: Side) => [{ cart_id: own(side), ...more }];
  const flat = { carrier_code: 'flatrate', method_code: 'flatrate' };
  const asMe = { as: me };
  const byBook = (side: Side) => ({ customer_address_id: Number(stored(side, 'address')) });
  return [
    step('createEmptyCart', 'before signing in', [], { note: ({ data }) => ({ guestCart: data.createEmptyCart }) }),
    step('addProductsToCart', 'before signing in', (side) => [
      { cartId: stored(side, 'guestCart'), cartItems: [side.products.plain] },
    ]),
    step('customerCart', 'own', [], {
      ...asMe,
      note: ({ data }) => ({ openCustomerCart: data.customerCart.id }),
    }),
    step('createEmptyCart', 'by a customer', [], asMe),
    step(
      'mergeCarts',
      'into an unknown cart',
      (side) => [{ sourceCartId: stored(side, 'guestCart'), destinationCartId: 'missing' }],
      asMe,
    ),
    step('mergeCarts', 'by a guest', (side) => [
      { sourceCartId: stored(side, 'guestCart'), destinationCartId: own(side) },
    ]),
    step(
      'mergeCarts',
      'guest cart into the own cart',
      (side) => [{ sourceCartId: stored(side, 'guestCart'), destinationCartId: own(side) }],
      asMe,
    ),
    step('cart', 'of a customer, read by a guest', (side) => [own(side)]),
    step('addProductsToCart', 'to the cart of a customer, by a guest', (side) => [
      { cartId: own(side), cartItems: [side.products.plain] },
    ]),
    step(
      'addProductsToCart',
      'to the own cart',
      (side) => [{ cartId: own(side), cartItems: [side.products['with-options']] }],
      asMe,
    ),
    step('getAvailableCustomerShippingMethods', 'before an address', [], asMe),
    step(
      'setShippingAddressesOnCart',
      'saved address',
      (side) => [{ cart_id: own(side), shipping_addresses: [byBook(side)] }],
      asMe,
    ),
    step(
      'setShippingAddressesOnCart',
      'unknown saved address',
      inOwn({ shipping_addresses: [{ customer_address_id: 999_999 }] }),
      asMe,
    ),
    step('getAvailableCustomerShippingMethods', 'for an address', [], asMe),
    step('getAvailableShippingMethods', 'own cart', (side) => [{ cartId: own(side) }], asMe),
    step('setShippingMethodsOnCart', 'own cart', inOwn({ shipping_methods: [flat] }), asMe),
    step(
      'setBillingAddressOnCart',
      'saved address',
      (side) => [{ cart_id: own(side), billing_address: byBook(side) }],
      asMe,
    ),
    step('getAvailableCustomerPaymentMethods', 'own cart', (side) => [{ cartId: own(side) }], asMe),
    step('setPaymentMethodOnCart', 'own cart', inOwn({ payment_method: { code: 'cashondelivery' } }), asMe),
    step('placeOrder', 'of a customer, by a guest', inOwn({})),
    step('placeOrder', 'own cart', inOwn({}), {
      ...asMe,
      note: ({ data }) => ({ order: data.placeOrder.order.order_number }),
    }),
    step('customerOrders', 'all', [{ pageSize: 10, currentPage: 1 }], asMe),
    step('customerOrders', 'by number', (side) => [{ filter: { number: { eq: stored(side, 'order') } } }], asMe),
    step('customerOrders', 'another customer’s number', [{ filter: { number: { eq: '000000001' } } }], asMe),
    step('customerCart', 'after the order', [], asMe),
  ];
}

function leavingSteps(): readonly Step[] {
  const asMe = { as: me };
  return [
    step('deleteCustomerAddress', 'the default', (side) => [Number(stored(side, 'address'))], asMe),
    step('deleteCustomerAddress', 'own', (side) => [Number(stored(side, 'other'))], asMe),
    step('deleteCustomerAddress', 'again', (side) => [Number(stored(side, 'other'))], asMe),
    step(
      'changeCustomerPassword',
      'with a wrong password',
      [{ currentPassword: 'bad', newPassword: NEW_PASSWORD, currentUser: EMAIL }],
      asMe,
    ),
    step('changeCustomerPassword', 'to a weak one', [{ currentPassword: PASSWORD, newPassword: 'x' }], asMe),
    step('changeCustomerPassword', 'to another', [{ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }], asMe),
    step('customer', 'with a token from before the new password', [], asMe),
    step('requestPasswordResetEmail', 'a customer’s', [{ email: EMAIL, recaptchaToken: 'x' }]),
    step('requestPasswordResetEmail', 'unknown address', [{ email: 'nobody@example.org' }]),
    step('resetPassword', 'with the key from the e-mail', async (side) => [
      { email: EMAIL, newPassword: PASSWORD, resetPasswordToken: await side.key('reset', EMAIL) },
    ]),
    step('generateCustomerToken', 'with the new password', [{ email: EMAIL, password: PASSWORD }], {
      note: ({ data }) => ({ token: data.generateCustomerToken.token }),
    }),
    step('revokeCustomerToken', 'leaving', [], asMe),
    step('customer', 'with a revoked token', [], asMe),
    step('revokeCustomerToken', 'again', [{}], asMe),
  ];
}
