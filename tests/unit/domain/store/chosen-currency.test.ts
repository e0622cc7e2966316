import { chosenCurrency } from '../../../../src/domain/store/chosen-currency';

describe('The currency of a page', () => {
  test.each([
    [null, 'GBP'],
    ['EUR', 'EUR'],
    ['GBP', 'GBP'],
    ['XXX', 'GBP'],
    ['eur', 'GBP'],
    ['', 'GBP'],
  ])('with %j stored is %s', (remembered, expected) => {
    expect(chosenCurrency(remembered, ['GBP', 'EUR', 'USD'], 'GBP')).toBe(expected);
  });

  test('is the store’s own if it does not support the stored one', () => {
    expect(chosenCurrency('GBP', ['EUR'], 'EUR')).toBe('EUR');
  });
});
