import { pricePerItem, rowPrice } from '../../../../../src/ui/components/cart/row-price';
import { aCartItem } from '../../../../builders/a-cart';
import { aPrice, pounds } from '../../../../builders/a-price';

test('S3-34 a row of 20 with a discount of 5 is shown as 20 and 15', () => {
  expect(rowPrice(aCartItem({ rowTotal: pounds(20), rowDiscount: pounds(5) }))).toEqual(aPrice(20, 15));
});

test('S3-34 without a discount there is no special price', () => {
  expect(rowPrice(aCartItem({ rowTotal: pounds(20) }))).toEqual(aPrice(20));
});

test('a discount above the row leaves nothing to pay, never less', () => {
  expect(rowPrice(aCartItem({ rowTotal: pounds(20), rowDiscount: pounds(25) }))).toEqual(aPrice(20, 0));
});

test.each([
  [1, 12, null],
  [2, 12, pounds(6)],
  [3, 36, pounds(12)],
  [3, 10, null],
])('%d pieces for %d pounds', (quantity, total, each) => {
  expect(pricePerItem(aCartItem({ quantity, rowTotal: pounds(total) }))).toEqual(each);
});
