import type { Filter } from '../../../../src/domain/listing/filter';
import {
  readableValues,
  toBackendValues,
  toReadableValues,
  withReadableValues,
} from '../../../../src/domain/listing/readable-values';

function aFilter(code: string, options: Readonly<Record<string, string>>): Filter {
  const all = Object.entries(options).map(([value, label]) => ({ value, label, count: 1 }));
  return { code, label: code, kind: 'checkbox', options: all };
}

test.each([
  ['New home & baby', 'new-home-and-baby'],
  ['Valentine’s Day', 'valentines-day'],
  ['Crème brûlée', 'creme-brulee'],
  ['  18" / 45 cm ', '18-45-cm'],
])('S2-115 the value %j has a readable word in URLs', (label, words) => {
  const filters = [aFilter('occasion', { '12': label })];
  const readable = readableValues(filters);
  expect(toReadableValues({ occasion: ['12'] }, readable)).toEqual({ occasion: [words] });
  expect(toBackendValues({ occasion: [words] }, readable)).toEqual({ occasion: ['12'] });
  expect(withReadableValues(filters, readable)[0]?.options).toEqual([{ value: words, label, count: 1 }]);
});

test('S2-115 a word that is not unique, or is the id of another value, is not used', () => {
  const readable = readableValues([aFilter('size', { '1': 'Large', '2': 'large!', '3': '4', '4': 'Small', '5': '—' })]);
  expect(toReadableValues({ size: ['1', '2', '3', '4', '5'] }, readable)).toEqual({
    size: ['1', '2', '3', 'small', '5'],
  });
});

test('S2-115 codes of a backend, prices and unknown filters stay as they are', () => {
  const readable = readableValues([
    aFilter('colour', { deep_red: 'Deep red' }),
    aFilter('price', { '10': 'Ten', '10_20': '10-20' }),
  ]);
  const chosen = { colour: ['deep_red'], price: ['10', '10_20'], other: ['deep-red'], constructor: ['1'] };
  expect(toReadableValues(chosen, readable)).toEqual(chosen);
  expect(toBackendValues(chosen, readable)).toEqual(chosen);
});

test('S2-115 a URL with an id means the same value as one with its word, once', () => {
  const readable = readableValues([aFilter('colour', { '1': 'Red' })]);
  expect(toBackendValues({ colour: ['1', 'red'] }, readable)).toEqual({ colour: ['1'] });
});
