import { pathOfStore, settleStore, storeAtPath, type KnownStore } from '../../../../src/domain/store/store-preferences';

const store = (code: string, pathPrefix: string, currencies: readonly string[]): KnownStore => ({
  code,
  locale: 'en-GB',
  currencies,
  defaultCurrency: currencies[0] ?? '',
  pathPrefix,
});
const ROOT = store('default', '', ['GBP', 'EUR']);
const GERMAN = store('german', '/german', ['EUR']);
const STORES = [ROOT, GERMAN];

const remembered = (s: string | null, locale: string | null, currency: string | null) => ({
  store: s,
  locale,
  currency,
});
const DEFAULTS = remembered('default', 'default', 'GBP');

test.each([
  ['S4-56 nothing', remembered(null, null, null), ROOT, DEFAULTS],
  ['S4-56 a store nobody knows, the rest right', remembered('french', 'default', 'GBP'), ROOT, DEFAULTS],
  ['S4-57 another locale', remembered('default', 'french', 'EUR'), ROOT, DEFAULTS],
  ['S4-57 the store that was open before', DEFAULTS, GERMAN, remembered('german', 'german', 'EUR')],
  [
    'S4-57 nothing, in a store with a prefix',
    remembered(null, null, null),
    GERMAN,
    remembered('german', 'german', 'EUR'),
  ],
  ['a currency nobody takes', remembered('french', 'default', 'XXX'), ROOT, DEFAULTS],
])('%s remembered is put right', (_what, before, open, after) => {
  expect(settleStore(before, open)).toEqual(after);
});

test('S4-57 a chosen currency stays while the locale does', () => {
  expect(settleStore(remembered('default', 'default', 'EUR'), ROOT)).toBeNull();
  expect(settleStore(remembered(null, 'default', 'EUR'), ROOT)).toEqual(remembered('default', 'default', 'EUR'));
  expect(settleStore(remembered(null, null, 'EUR'), ROOT)).toEqual(remembered('default', 'default', 'EUR'));
});

test.each([
  ['/', 'default'],
  ['/flowers.html', 'default'],
  ['/german', 'german'],
  ['/german/x', 'german'],
  ['/germany', 'default'],
])('S4-61 the path %s opens the store %s', (path, code) => {
  expect(storeAtPath(path, STORES).code).toBe(code);
});

test('S4-61 the store at the root takes the rest wherever it stands in the settings; without one the first does', () => {
  expect(storeAtPath('/flowers.html', [GERMAN, ROOT])).toBe(ROOT);
  expect(storeAtPath('/flowers.html', [GERMAN, store('ie', '/ie', ['EUR'])])).toBe(GERMAN);
});

test('a shop without any store is a fault of its settings, which is told', () => {
  expect(() => storeAtPath('/', [])).toThrow('The settings name no store');
});

test.each([
  ['german', '/german'],
  ['default', '/'],
  ['nobody', '/'],
])('S4-60 the store %s begins at %s', (code, path) => {
  expect(pathOfStore(code, STORES)).toBe(path);
});
