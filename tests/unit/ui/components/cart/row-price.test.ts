import { pricePerItem, rowPrice } from '../../../../../src/ui/components/cart/row-price';
import { aCartItem } from '../../../../builders/a-cart';
import { aPrice, pounds } from '../../../../builders/a-price';

test('S3-34 shows a row of 20 with a discount of 5 as 20 and 15', () => {
  expect(rowPrice(aCartItem({ rowTotal: pounds(20), rowDiscount: pounds(5) }))).toEqual(aPrice(20, 15));
});

test('S3-34 shows no special price without a discount', () => {
  expect(rowPrice(aCartItem({ rowTotal: pounds(20) }))).toEqual(aPrice(20));
});

test('shows zero, never less, for a discount above the row total', () => {
  expect(rowPrice(aCartItem({ rowTotal: pounds(20), rowDiscount: pounds(25) }))).toEqual(aPrice(20, 0));
});

test.each([
  [1, 12, null],
  [2, 12, pounds(6)],
  [3, 36, pounds(12)],
  [3, 10, null],
])('%d items for %d pounds', (quantity, total, each) => {
  expect(pricePerItem(aCartItem({ quantity, rowTotal: pounds(total) }))).toEqual(each);
});
