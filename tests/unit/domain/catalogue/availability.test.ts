import { isSoldOut, lastOnes } from '../../../../src/domain/catalogue/availability';

test.each([
  [{ inStock: true, onlyLeft: null }, false, null],
  [{ inStock: true, onlyLeft: 6 }, false, null],
  [{ inStock: true, onlyLeft: 5 }, false, 5],
  [{ inStock: true, onlyLeft: 1 }, false, 1],
  [{ inStock: true, onlyLeft: 0 }, true, null],
  [{ inStock: false, onlyLeft: null }, true, null],
])('%j is sold out: %s; the number shown is %s', (availability, isOut, left) => {
  expect([isSoldOut(availability), lastOnes(availability)]).toEqual([isOut, left]);
});
