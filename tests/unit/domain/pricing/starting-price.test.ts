import { isStartingPrice } from '../../../../src/domain/pricing/starting-price';
import { aPrice } from '../../../builders/a-price';

const upTo = (pence: number) => ({ ...aPrice(12), maximum: { pence, currency: 'GBP' } });

test.each([
  ['simple', aPrice(12), false],
  ['simple', upTo(1200), false],
  ['configurable', upTo(1201), true],
  ['bundle', aPrice(12), true],
  ['grouped', upTo(1200), true],
] as const)('the price of a %s product %j is a starting price: %s', (type, price, starts) => {
  expect(isStartingPrice({ type }, price)).toBe(starts);
});
