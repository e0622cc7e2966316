import type { FilterKind } from '../../../../src/domain/listing/filter';
import { wordBadge, wordFilterOption } from '../../../../src/ui/texts/en/filters';

const SHOWN = { currency: 'GBP', locale: 'en-GB' };
const option = (value: string, label = `Label of ${value}`) => ({ value, label, count: 1 });
const word = (code: string, kind: FilterKind, value: string) => wordFilterOption({ code, kind }, option(value), SHOWN);

describe('What narrows a listing, in words', () => {
  test.each([
    ['sale', 'yes-no', '1', 'Yes'],
    ['sale', 'yes-no', '0', 'No'],
    ['sale', 'yes-no', 'x', 'No'],
    ['size', 'checkbox', 'S', 'Label of S'],
    ['price', 'radio', '10_20', '£10.00 to £20.00'],
    ['price', 'radio', '100_*', 'From £100.00'],
    ['price', 'radio', '*_20', 'Up to £20.00'],
    ['price', 'radio', 'cheap', 'Label of cheap'],
  ] as const)('of %s, a %s, the option %s is %s', (code, kind, value, words) => {
    expect(word(code, kind, value)).toBe(words);
  });

  test('a badge says what is chosen; of a yes or a no it names the filter first', () => {
    const badge = { code: 'sale', value: '1', filter: 'On sale', option: null, isYes: true };
    expect(wordBadge(badge, SHOWN)).toBe('On sale: Yes');
    expect(wordBadge({ ...badge, isYes: false }, SHOWN)).toBe('On sale: No');
    expect(wordBadge({ ...badge, code: 'size', option: 'Small' }, SHOWN)).toBe('Small');
    expect(wordBadge({ ...badge, code: 'price', value: '10_20', option: '10-20' }, SHOWN)).toBe('£10.00 to £20.00');
  });
});
