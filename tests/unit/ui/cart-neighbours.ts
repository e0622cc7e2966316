import { makeAddGroup } from '../../../src/application/cart/add-group';
import { makeAddToCart } from '../../../src/application/cart/add-to-cart';
import { makeApplyGiftCard, makeRemoveGiftCard } from '../../../src/application/cart/apply-gift-card';
import { makeApplyCoupon } from '../../../src/application/cart/apply-coupon';
import { makeChangeQuantity, makeRemoveItem } from '../../../src/application/cart/change-item';
import { makeClearCart, makeCountCart, makeLoadCart } from '../../../src/application/cart/load-cart';
import type { CartUseCases } from '../../../src/ui/view-models/cart/cart-use-cases';
import type { aShop } from '../../builders/a-shop';

/** The real use cases of a cart, on a store in memory, as the view-model of a cart takes them. */
export function cartNeighbours(
  data: Pick<
    ReturnType<typeof aShop>,
    'carts' | 'catalogue' | 'cartSession' | 'clock' | 'deliverySchedule' | 'knownProduct'
  >,
): CartUseCases {
  const addToCart = makeAddToCart(data);
  const removeItem = makeRemoveItem(data);
  const addGroup = makeAddGroup({ ...data, addToCart });
  return {
    loadCart: makeLoadCart(data),
    countCart: makeCountCart(data),
    addToCart,
    addGroup: async (sku, wanted, answers) =>
      addGroup({ sku, answers, quantities: Object.fromEntries(wanted.map((one) => [one.product.sku, one.quantity])) }),
    changeQuantity: makeChangeQuantity(data),
    removeItem: (_cart, item) => removeItem(item),
    applyCoupon: makeApplyCoupon(data),
    applyGiftCard: makeApplyGiftCard(data),
    giftCardBalance: (code) => data.carts.giftCardBalance(code),
    removeGiftCard: makeRemoveGiftCard(data),
    clearCart: makeClearCart(data),
  };
}
