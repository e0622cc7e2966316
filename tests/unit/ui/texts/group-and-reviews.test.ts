import { groupRefusalMessage } from '../../../../src/ui/texts/en/product/group';
import { reviewFaultMessage } from '../../../../src/ui/texts/en/product/reviews';
import { aSummary } from '../../../builders/a-product';

const stopped = (added: number) =>
  groupRefusalMessage({
    kind: 'partially-added',
    product: aSummary({ name: 'Ferns' }),
    reason: { kind: 'rejected', code: 'NOT_SALABLE', message: 'No ferns today.' },
    added,
  });

test('S8-12 shows the first error of a group with the product name', () => {
  expect(stopped(0)).toBe('Ferns: No ferns today.');
  expect(stopped(1)).toBe('Ferns: No ferns today. The item before it is in your cart.');
  expect(stopped(2)).toBe('Ferns: No ferns today. The 2 items before it are in your cart.');
});

test('asks for a quantity when a group has none', () => {
  expect(groupRefusalMessage({ kind: 'nothing-selected' })).toMatch(/how many/);
});

test('S5-1, S5-2 reports faults of a review with the same texts as other forms', () => {
  expect(reviewFaultMessage({ kind: 'field-missing', field: 'title', questionId: null })).toBe(
    'This field is required. Please enter a title.',
  );
  expect(reviewFaultMessage({ kind: 'field-too-short', field: 'text', atLeast: 2 })).toBe(
    'The field should have at least 2 characters',
  );
});
