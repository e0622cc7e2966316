import { CART } from '../../src/adapters/graphql-middleware/documents/cart-document';
import type { Products, Line } from './goods';
import { noted, type Side } from './side';
import { step, type Step } from './step';

const cartId = (side: Side) => noted(side, 'cart');
const inCart = (more: object) => (side: Side) => [{ cart_id: cartId(side), ...more }];

const ADDRESS = {
  firstname: 'Bob',
  lastname: 'Lee',
  street: ['12 North Street', 'Back door'],
  city: 'Chichester',
  postcode: 'PO19 1LB',
  country_code: 'GB',
  telephone: '01243 000000',
};

/** A guest's way from an empty cart to an order, with what goes wrong on it. */
export function cartWalk(): readonly Step[] {
  const add = (what: string, items: (products: Products) => readonly object[]) =>
    step('addProductsToCart', what, (side) => [{ cartId: cartId(side), cartItems: items(side.products) }], {
      note: ({ data }) => ({ item: data?.addProductsToCart?.cart?.items?.[0]?.uid }),
    });
  return [
    step('createEmptyCart', 'a new cart', [], { note: ({ data }) => ({ cart: data.createEmptyCart }) }),
    step('cart', 'as it is when new', (side) => [cartId(side)]),
    step('cart', 'that there is none of', ['missing']),
    step('cart', 'without an id', [null]),
    step('cartTotalQty', 'of a new cart', (side) => [cartId(side)]),
    step('cartTotalQty', 'of none', ['missing']),
    add('goods that ask nothing', ({ plain }) => [plain]),
    add('a bouquet in a size', ({ configurable }) => [configurable]),
    add('with answers to its questions', (products) => [products['with-options']]),
    add('a virtual one and a file', ({ virtual, downloadable }) => [virtual, downloadable]),
    add('put together from parts', ({ bundle }) => [bundle]),
    add('that is sold out', (products) => [products['sold-out']]),
    add('more than there are', ({ limited }) => [{ ...limited, quantity: 9 }]),
    add('that there is none of', () => [{ sku: 'NOTHING', quantity: 1 }]),
    add('with a question left out', (products) => [{ sku: products['with-options'].sku, quantity: 1 }]),
    ...typedSteps(),
    step('cart', 'full', (side) => [cartId(side)]),
    step('cart', 'in another currency', (side) => [cartId(side)], { as: () => ({ currency: 'EUR' }) }),
    step('customQuery', 'the cart in our own words', (side) => [
      { query: CART, queryVariables: { cartId: cartId(side) } },
    ]),
    step('cartTotalQty', 'of a full cart', (side) => [cartId(side)]),
    ...changeSteps(),
    ...checkoutSteps(),
  ];
}

/** The five older ways, one for each type. */
function typedSteps(): readonly Step[] {
  const bare = ({ sku, quantity }: Line) => ({ data: { sku, quantity } });
  const typed = (method: string, what: string, item: (products: Products) => object) =>
    step(method, what, (side) => [{ cart_id: cartId(side), cart_items: [item(side.products)] }]);
  return [
    typed('addSimpleProductsToCart', 'goods', ({ plain }) => bare(plain)),
    typed('addVirtualProductsToCart', 'goods', ({ virtual }) => bare(virtual)),
    typed('addDownloadableProductsToCart', 'goods', ({ downloadable }) => bare(downloadable)),
    typed('addBundleProductsToCart', 'without its parts', ({ bundle }) => ({ ...bare(bundle), bundle_options: [] })),
    typed('addConfigurableProductsToCart', 'a bouquet', ({ configurable: { parent_sku, ...data } }) => ({
      parent_sku,
      data,
    })),
  ];
}

function changeSteps(): readonly Step[] {
  const update = (what: string, quantity: number) =>
    step('updateCartItems', what, (side) => [
      { cart_id: cartId(side), cart_items: [{ cart_item_uid: noted(side, 'item'), quantity }] },
    ]);
  return [
    update('to three', 3),
    update('to more than there can be', 9_999),
    step(
      'updateCartItems',
      'a line that there is none of',
      inCart({ cart_items: [{ cart_item_uid: 'OTk5OTk=', quantity: 1 }] }),
    ),
    step('applyCouponToCart', 'a code that there is none of', inCart({ coupon_code: 'BAD' })),
    step('applyCouponToCart', 'a code', inCart({ coupon_code: 'POSY10' })),
    step('applyCouponToCart', 'a second code', inCart({ coupon_code: 'POSY10' })),
    step('removeCouponFromCart', 'the code', inCart({})),
    step('removeCouponFromCart', 'of a cart that there is none of', [{ cart_id: 'missing' }]),
    step('removeItemFromCart', 'the first line', (side) => [
      { cart_id: cartId(side), cart_item_uid: noted(side, 'item') },
    ]),
    step('removeItemFromCart', 'once more', (side) => [{ cart_id: cartId(side), cart_item_uid: noted(side, 'item') }]),
  ];
}

function checkoutSteps(): readonly Step[] {
  const flat = { carrier_code: 'flatrate', method_code: 'flatrate' };
  const byCamel = (side: Side) => [{ cartId: cartId(side) }];
  return [
    step('placeOrder', 'before anything is known', inCart({})),
    step('setGuestEmailOnCart', 'no address', inCart({ email: 'nobody' })),
    step('setGuestEmailOnCart', 'an address', inCart({ email: 'guest@example.org' })),
    step('getAvailableShippingMethods', 'before an address', byCamel),
    step('setShippingMethodsOnCart', 'before an address', inCart({ shipping_methods: [flat] })),
    step(
      'setShippingAddressesOnCart',
      'to a country that is none',
      inCart({ shipping_addresses: [{ address: { ...ADDRESS, country_code: 'XX' } }] }),
    ),
    step(
      'setShippingAddressesOnCart',
      'to a country without delivery',
      inCart({ shipping_addresses: [{ address: { ...ADDRESS, country_code: 'AU', region: 'Victoria' } }] }),
    ),
    step('setShippingAddressesOnCart', 'an address', inCart({ shipping_addresses: [{ address: ADDRESS }] })),
    step('getAvailableShippingMethods', 'for an address', byCamel),
    step(
      'setShippingMethodsOnCart',
      'a way that is none',
      inCart({ shipping_methods: [{ carrier_code: 'x', method_code: 'y' }] }),
    ),
    step('setShippingMethodsOnCart', 'a way', inCart({ shipping_methods: [flat] })),
    step(
      'setBillingAddressOnCart',
      'another',
      inCart({ billing_address: { address: { ...ADDRESS, firstname: 'Ann' }, same_as_shipping: false } }),
    ),
    step('setBillingAddressOnCart', 'the same', inCart({ billing_address: { same_as_shipping: true } })),
    step('getAvailablePaymentMethods', 'of the cart', byCamel),
    step('setPaymentMethodOnCart', 'a way that is none', inCart({ payment_method: { code: 'gold' } })),
    step('setPaymentMethodOnCart', 'a way', inCart({ payment_method: { code: 'cashondelivery' } })),
    step('cart', 'with everything', (side) => [cartId(side)]),
    step('placeOrder', 'the order', inCart({})),
    step('placeOrder', 'the same once more', inCart({})),
    step('cart', 'after the order', (side) => [cartId(side)]),
    step('placeOrder', 'of a cart that there is none of', [{ cart_id: 'missing' }]),
  ];
}
