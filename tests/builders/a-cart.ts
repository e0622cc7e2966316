import { EMPTY_CART, type Cart, type CartItem } from '../../src/domain/cart/cart';
import { pounds } from './a-price';

/** A cart item: one bunch of tulips. */
export function aCartItem(overrides: Partial<CartItem> = {}): CartItem {
  const sku = overrides.sku ?? 'TULIPS';
  return {
    uid: `item-${sku}`,
    sku,
    productUid: `uid-${sku}`,
    productSku: sku,
    name: `Name of ${sku}`,
    path: `/${sku.toLowerCase()}.html`,
    categoryPaths: [],
    picture: null,
    availability: { inStock: true, onlyLeft: null },
    quantity: 1,
    isVirtual: false,
    rowTotal: pounds(12),
    rowDiscount: pounds(0),
    attributes: [],
    answers: [],
    ...overrides,
  };
}

/** A guest cart; quantity and totals are calculated from its items. */
export function aCart(overrides: Partial<Cart> = {}): Cart {
  const items = overrides.items ?? [aCartItem()];
  const pence = items.reduce((sum, { rowTotal }) => sum + (rowTotal?.pence ?? 0), 0);
  const money = { pence, currency: 'GBP' };
  return {
    ...EMPTY_CART,
    id: 'cart-1',
    items,
    totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: {
      subtotal: money,
      discounts: [],
      total: money,
      vat: { ...money, pence: Math.round(pence / 6) },
      leavesUk: false,
    },
    ...overrides,
  };
}
