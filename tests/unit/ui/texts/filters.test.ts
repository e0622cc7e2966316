import type { FilterKind } from '../../../../src/domain/listing/filter';
import { filterBadgeText, filterOptionText } from '../../../../src/ui/texts/en/catalogue/filters';

const SHOWN = { currency: 'GBP', locale: 'en-GB' };
const option = (value: string, label = `Label of ${value}`) => ({ value, label, count: 1 });
const word = (code: string, kind: FilterKind, value: string) => filterOptionText({ code, kind }, option(value), SHOWN);

describe('filter labels', () => {
  test.each([
    ['sale', 'yes-no', '1', 'Yes'],
    ['sale', 'yes-no', '0', 'No'],
    ['sale', 'yes-no', 'x', 'No'],
    ['size', 'checkbox', 'S', 'Label of S'],
    ['price', 'radio', '10_20', '£10 to £20'],
    ['price', 'radio', '9.50_20', '£9.50 to £20'],
    ['price', 'radio', '0_20', 'Up to £20'],
    ['price', 'radio', '100_*', 'From £100'],
    ['price', 'radio', '*_20', 'Up to £20'],
    ['price', 'radio', 'cheap', 'Label of cheap'],
  ] as const)('of the %s filter of kind %s labels the option %s as %s', (code, kind, value, text) => {
    expect(word(code, kind, value)).toBe(text);
  });

  test('a badge shows the value, and the filter name first for yes and no', () => {
    const badge = { code: 'sale', value: '1', filter: 'On sale', option: null, isYes: true };
    expect(filterBadgeText(badge, SHOWN)).toBe('On sale: Yes');
    expect(filterBadgeText({ ...badge, isYes: false }, SHOWN)).toBe('On sale: No');
    expect(filterBadgeText({ ...badge, code: 'size', option: 'Small' }, SHOWN)).toBe('Small');
    expect(filterBadgeText({ ...badge, code: 'price', value: '10_20', option: '10-20' }, SHOWN)).toBe('£10 to £20');
  });
});
