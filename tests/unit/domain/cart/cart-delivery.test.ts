import { EMPTY_CART } from '../../../../src/domain/cart/cart';
import { deliveryDaysOf } from '../../../../src/domain/cart/cart-delivery';
import { aCart, aCartItem } from '../../../builders/a-cart';

const day = (value: string) => ({ label: 'Delivery date', value, isDay: true });
const word = { label: 'Card message', value: '2026-12-24', isDay: false };

test('returns each delivery date of a cart once in ascending order, and no text that looks like a date', () => {
  const items = [
    aCartItem({ uid: 'a', attributes: [day('2026-12-24'), word] }),
    aCartItem({ uid: 'b', attributes: [day('2026-11-27')] }),
    aCartItem({ uid: 'c', attributes: [word, day('2026-12-24')] }),
  ];
  expect(deliveryDaysOf(aCart({ items }))).toEqual(['2026-11-27', '2026-12-24']);
  expect(deliveryDaysOf(aCart({ items: [aCartItem({ attributes: [word] })] }))).toEqual([]);
});

test('S4-42 returns no delivery dates for an empty cart', () => {
  expect(deliveryDaysOf(EMPTY_CART)).toEqual([]);
});
