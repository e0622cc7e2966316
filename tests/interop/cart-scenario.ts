import { CART } from '../../src/adapters/graphql-middleware/cart/cart-documents';
import type { Products, Line } from './products';
import { stored, type Side } from './side';
import { step, type Step } from './step';

const cartId = (side: Side) => stored(side, 'cart');
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

/** A guest's calls from an empty cart to an order, including refusals. */
export function cartScenario(): readonly Step[] {
  const add = (what: string, items: (products: Products) => readonly object[]) =>
    step('addProductsToCart', what, (side) => [{ cartId: cartId(side), cartItems: items(side.products) }], {
      note: ({ data }) => ({ item: data?.addProductsToCart?.cart?.items?.[0]?.uid }),
    });
  return [
    step('createEmptyCart', 'a new cart', [], { note: ({ data }) => ({ cart: data.createEmptyCart }) }),
    step('cart', 'new', (side) => [cartId(side)]),
    step('cart', 'unknown', ['missing']),
    step('cart', 'without an id', [null]),
    step('cartTotalQty', 'of a new cart', (side) => [cartId(side)]),
    step('cartTotalQty', 'unknown', ['missing']),
    add('simple product', ({ plain }) => [plain]),
    add('a bouquet in a size', ({ configurable }) => [configurable]),
    add('with options', (products) => [products['with-options']]),
    add('virtual and downloadable products', ({ virtual, downloadable }) => [virtual, downloadable]),
    add('bundle', ({ bundle }) => [bundle]),
    add('out of stock', (products) => [products['sold-out']]),
    add('above stock', ({ limited }) => [{ ...limited, quantity: 9 }]),
    add('unknown', () => [{ sku: 'NOTHING', quantity: 1 }]),
    add('without a required option', (products) => [{ sku: products['with-options'].sku, quantity: 1 }]),
    ...typedSteps(),
    step('cart', 'full', (side) => [cartId(side)]),
    step('cart', 'in another currency', (side) => [cartId(side)], { as: () => ({ currency: 'EUR' }) }),
    step('customQuery', 'cart by the storefront’s query', (side) => [
      { query: CART[0], queryVariables: { cartId: cartId(side) } },
    ]),
    step('cartTotalQty', 'of a full cart', (side) => [cartId(side)]),
    ...changeSteps(),
    ...checkoutSteps(),
  ];
}

/** The five older mutations, one per product type. */
function typedSteps(): readonly Step[] {
  const bare = ({ sku, quantity }: Line) => ({ data: { sku, quantity } });
  const typed = (method: string, what: string, item: (products: Products) => object) =>
    step(method, what, (side) => [{ cart_id: cartId(side), cart_items: [item(side.products)] }]);
  return [
    typed('addSimpleProductsToCart', 'simple product', ({ plain }) => bare(plain)),
    typed('addVirtualProductsToCart', 'simple product', ({ virtual }) => bare(virtual)),
    typed('addDownloadableProductsToCart', 'simple product', ({ downloadable }) => bare(downloadable)),
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
      { cart_id: cartId(side), cart_items: [{ cart_item_uid: stored(side, 'item'), quantity }] },
    ]);
  return [
    update('to three', 3),
    update('above the maximum', 9_999),
    step('updateCartItems', 'unknown line', inCart({ cart_items: [{ cart_item_uid: 'OTk5OTk=', quantity: 1 }] })),
    step('applyCouponToCart', 'invalid code', inCart({ coupon_code: 'BAD' })),
    step('applyCouponToCart', 'a code', inCart({ coupon_code: 'POSY10' })),
    step('applyCouponToCart', 'a second code', inCart({ coupon_code: 'POSY10' })),
    step('removeCouponFromCart', 'the code', inCart({})),
    step('removeCouponFromCart', 'unknown cart', [{ cart_id: 'missing' }]),
    step('removeItemFromCart', 'the first line', (side) => [
      { cart_id: cartId(side), cart_item_uid: stored(side, 'item') },
    ]),
    step('removeItemFromCart', 'again', (side) => [{ cart_id: cartId(side), cart_item_uid: stored(side, 'item') }]),
  ];
}

function checkoutSteps(): readonly Step[] {
  const flat = { carrier_code: 'flatrate', method_code: 'flatrate' };
  const byCamel = (side: Side) => [{ cartId: cartId(side) }];
  return [
    step('placeOrder', 'without checkout data', inCart({})),
    step('setGuestEmailOnCart', 'no address', inCart({ email: 'nobody' })),
    step('setGuestEmailOnCart', 'an address', inCart({ email: 'guest@example.org' })),
    step('getAvailableShippingMethods', 'before an address', byCamel),
    step('setShippingMethodsOnCart', 'before an address', inCart({ shipping_methods: [flat] })),
    step(
      'setShippingAddressesOnCart',
      'to an unknown country',
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
      'unknown method',
      inCart({ shipping_methods: [{ carrier_code: 'x', method_code: 'y' }] }),
    ),
    step('setShippingMethodsOnCart', 'method', inCart({ shipping_methods: [flat] })),
    step(
      'setBillingAddressOnCart',
      'another',
      inCart({ billing_address: { address: { ...ADDRESS, firstname: 'Ann' }, same_as_shipping: false } }),
    ),
    step('setBillingAddressOnCart', 'the same', inCart({ billing_address: { same_as_shipping: true } })),
    step('getAvailablePaymentMethods', 'of the cart', byCamel),
    step('setPaymentMethodOnCart', 'unknown method', inCart({ payment_method: { code: 'gold' } })),
    step('setPaymentMethodOnCart', 'method', inCart({ payment_method: { code: 'cashondelivery' } })),
    step('cart', 'with everything', (side) => [cartId(side)]),
    step('placeOrder', 'the order', inCart({})),
    step('placeOrder', 'the same once more', inCart({})),
    step('cart', 'after the order', (side) => [cartId(side)]),
    step('placeOrder', 'unknown cart', [{ cart_id: 'missing' }]),
  ];
}
