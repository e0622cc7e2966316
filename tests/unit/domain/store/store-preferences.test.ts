import {
  pathOfStore,
  changedPreferences,
  storeAtPath,
  type KnownStore,
  detectStore,
  readLanguages,
} from '../../../../src/domain/store/store-preferences';

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
  ['S4-56 stores the defaults when nothing is stored', remembered(null, null, null), ROOT, DEFAULTS],
  ['S4-56 replaces an unknown store', remembered('french', 'default', 'GBP'), ROOT, DEFAULTS],
  ['S4-57 resets store and currency when the locale differs', remembered('default', 'french', 'EUR'), ROOT, DEFAULTS],
  ['S4-57 switches from another store', DEFAULTS, GERMAN, remembered('german', 'german', 'EUR')],
  [
    'S4-57 stores the defaults of a store with a prefix',
    remembered(null, null, null),
    GERMAN,
    remembered('german', 'german', 'EUR'),
  ],
  ['replaces an unsupported currency', remembered('french', 'default', 'XXX'), ROOT, DEFAULTS],
])('%s', (_what, before, open, after) => {
  expect(changedPreferences(before, open)).toEqual(after);
});

test('S4-57 keeps a chosen currency while the locale is unchanged', () => {
  expect(changedPreferences(remembered('default', 'default', 'EUR'), ROOT)).toBeNull();
  expect(changedPreferences(remembered(null, 'default', 'EUR'), ROOT)).toEqual(remembered('default', 'default', 'EUR'));
  expect(changedPreferences(remembered(null, null, 'EUR'), ROOT)).toEqual(remembered('default', 'default', 'EUR'));
});

test.each([
  ['/', 'default'],
  ['/flowers.html', 'default'],
  ['/german', 'german'],
  ['/german/x', 'german'],
  ['/germany', 'default'],
])('S4-61 opens for the path %s the store %s', (path, code) => {
  expect(storeAtPath(path, STORES).code).toBe(code);
});

test('S4-61 opens the root store for other paths wherever it is configured, and without one the first store', () => {
  expect(storeAtPath('/flowers.html', [GERMAN, ROOT])).toBe(ROOT);
  expect(storeAtPath('/flowers.html', [GERMAN, store('ie', '/ie', ['EUR'])])).toBe(GERMAN);
});

test('throws if no store is configured', () => {
  expect(() => storeAtPath('/', [])).toThrow('No store is configured');
});

test.each([
  ['german', '/german'],
  ['default', '/'],
  ['unknown', '/'],
])('S4-60 returns for the store %s the home path %s', (code, path) => {
  expect(pathOfStore(code, STORES)).toBe(path);
});

const localised = (code: string, locale: string, pathPrefix: string): KnownStore => ({
  code,
  locale,
  currencies: ['GBP'],
  defaultCurrency: 'GBP',
  pathPrefix,
});
const LOCALISED = [
  localised('default', 'en-GB', ''),
  localised('german', 'de-DE', '/german'),
  localised('ie', 'en-IE', '/ie'),
];

test.each([
  ['cookie before browser language', 'default', ['de'], 'default'],
  ['cookie of another store', 'german', ['en-GB'], 'german'],
  ['full language tag', null, ['en-IE', 'de'], 'ie'],
  ['language without region', null, ['de-AT'], 'german'],
  ['language tag in different case', null, ['DE-de'], 'german'],
  ['first matching language', null, ['fr', 'de', 'en'], 'german'],
  ['fallback', null, ['xx'], 'default'],
  ['browser language after an unknown cookie', 'french', ['de'], 'german'],
  ['fallback after an unknown cookie', 'french', [], 'default'],
])('S4-58 detects the store by %s', (_what, cookie, languages, code) => {
  expect(detectStore(cookie, languages, LOCALISED)?.code).toBe(code);
});

test('S4-58 falls back to the root store wherever it is configured', () => {
  expect(detectStore(null, ['xx'], [...LOCALISED].reverse())?.code).toBe('default');
  expect(detectStore(null, ['xx'], LOCALISED.slice(1))).toBeNull();
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.5', ['de-AT', 'de', 'en']],
  ['en;q=0.3, fr;q=0.8', ['fr', 'en']],
  ['de;q=0,en', ['en']],
  ['*', []],
  ['', []],
  ['<script>,en', ['en']],
  ['<de,fr>,en', ['en']],
  ['de;level=1;q=0.5,en', ['en', 'de']],
  [`en,${' '.repeat(500)},de`, ['en']],
  ['en;q=abc', []],
])('S4-58 reads the header %j as %j', (header, tags) => {
  expect(readLanguages(header)).toEqual(tags);
});
