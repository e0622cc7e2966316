import type { ProductContext } from '../../../../src/adapters/graphql-middleware/catalogue/decode-product';
import type { WireRecord } from '../../../../src/adapters/graphql-middleware/wire-value';

export const CONTEXT: ProductContext = {
  currency: 'GBP',
  now: () => Date.parse('2026-11-25T10:00:00Z'),
  hosts: { storage: 'https://storage.test', assets: 'https://assets.test' },
};

export const gbp = (value: number): WireRecord => ({ value, currency: 'GBP' });

/** `£50 reduced to £45, at most £60` is `aPriceRange(50, 45, 60)`. */
export function aPriceRange(regular: number, final = regular, most = final): WireRecord {
  return {
    minimum_price: { regular_price: gbp(regular), final_price: gbp(final) },
    maximum_price: { final_price: gbp(most) },
  };
}

/** A minimal product of the backend. */
export function aProductWire(overrides: WireRecord = {}): WireRecord {
  return {
    __typename: 'SimpleProduct',
    uid: 'MjA=',
    sku: 'TULIPS',
    name: 'Tulips',
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: null,
    url_key: 'tulips',
    url_rewrites: [{ url: 'tulips.html' }],
    price_range: aPriceRange(12),
    ...overrides,
  };
}

export function aCartItemWire(overrides: WireRecord = {}): WireRecord {
  return {
    __typename: 'SimpleCartItem',
    uid: 'OTk=',
    quantity: 2,
    product: aProductWire(),
    prices: { row_total_including_tax: gbp(24), total_item_discount: null },
    ...overrides,
  };
}

/** An active cart without address, shipping method and coupon. */
export function aCartWire(overrides: WireRecord = {}): WireRecord {
  return {
    id: 'cart-1',
    email: null,
    is_virtual: false,
    total_quantity: 2,
    items: [aCartItemWire()],
    applied_coupons: null,
    prices: {
      subtotal_including_tax: gbp(24),
      grand_total: gbp(24),
      applied_taxes: [{ amount: gbp(4), label: 'VAT' }],
      discounts: null,
    },
    shipping_addresses: [],
    billing_address: null,
    ...overrides,
  };
}

export function anAddressWire(overrides: WireRecord = {}): WireRecord {
  return {
    firstname: 'Ann',
    lastname: 'Lee',
    street: ['12 North Street', 'Flat 2'],
    city: 'Chichester',
    region: null,
    postcode: 'PO19 1LB',
    country: { code: 'GB', label: 'United Kingdom' },
    telephone: '01243 000000',
    ...overrides,
  };
}
