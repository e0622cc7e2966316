import { EMPTY_CART } from '../../../../src/domain/cart/cart';
import { deliveryDaysOf } from '../../../../src/domain/cart/delivery-days';
import { aCart, aCartItem } from '../../../builders/a-cart';

const day = (value: string) => ({ label: 'Delivery date', value, isDay: true });
const word = { label: 'Card message', value: '2026-12-24', isDay: false };

test('the days of a cart are told once each, the first one first, and nothing that only looks like one', () => {
  const items = [
    aCartItem({ uid: 'a', attributes: [day('2026-12-24'), word] }),
    aCartItem({ uid: 'b', attributes: [day('2026-11-27')] }),
    aCartItem({ uid: 'c', attributes: [word, day('2026-12-24')] }),
  ];
  expect(deliveryDaysOf(aCart({ items }))).toEqual(['2026-11-27', '2026-12-24']);
  expect(deliveryDaysOf(aCart({ items: [aCartItem({ attributes: [word] })] }))).toEqual([]);
});

test('S4-42 a cart that nothing was put into has no day', () => {
  expect(deliveryDaysOf(EMPTY_CART)).toEqual([]);
});
