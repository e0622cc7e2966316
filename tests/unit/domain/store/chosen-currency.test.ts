import { chosenCurrency } from '../../../../src/domain/store/chosen-currency';

describe('The currency of a page', () => {
  test.each([
    [null, 'GBP'],
    ['EUR', 'EUR'],
    ['GBP', 'GBP'],
    ['XXX', 'GBP'],
    ['eur', 'GBP'],
    ['', 'GBP'],
  ])('with %j remembered it is %s', (remembered, expected) => {
    expect(chosenCurrency(remembered, ['GBP', 'EUR', 'USD'], 'GBP')).toBe(expected);
  });

  test("a currency chosen in another store gives way to this store's own", () => {
    expect(chosenCurrency('GBP', ['EUR'], 'EUR')).toBe('EUR');
  });
});
