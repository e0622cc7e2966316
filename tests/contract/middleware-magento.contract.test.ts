import { aKey } from '../builders/an-order-attempt';
import { createHttpClient } from '../../middleware/middleware';
import { magentoGate } from '../magento/magento-gate';
import { filledCart } from './filled-cart';
import { contractsOnMagento, NONSENSE, REFUSED_ADDITIONS, WITH_ADDITIONS } from './magento-harness';
import { openMiddlewareOnBackend } from './middleware-backend-harness';
import { readyCart } from './ready-cart';
import { contract, valueOf } from './suite';

const refused = contractsOnMagento(WITH_ADDITIONS);

test('S3-19 S7-51 refuses every addition that no Magento has, so the contracts passed without it', () => {
  expect([...refused].filter((word) => !NONSENSE.includes(word)).sort()).toEqual(REFUSED_ADDITIONS);
});

const bare = magentoGate(createHttpClient());

contract(
  'A backend where nobody pays at a bank',
  () => openMiddlewareOnBackend(null, bare.send),
  (h) => {
    test('S7-33 places an order, and says that there is no redirect payment', async () => {
      const { ports, cartId } = await readyCart(h());
      expect(await ports.orders.place(cartId, aKey())).toMatchObject({ kind: 'placed' });
      expect(valueOf(await ports.payments.ofCart(cartId))).toBeNull();
      expect([...bare.refused]).toContain('Query.cartPayment');
    });

    test('reads a cart without gift cards, and says that it has none', async () => {
      const { ports, cart } = await filledCart(h(), 'plain');
      expect(valueOf(await ports.carts.find(cart.id)).giftCards).toBeNull();
      expect([...bare.refused]).toContain('Cart.applied_gift_cards');
    });
  },
);
