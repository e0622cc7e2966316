import { detectStore, readLanguages } from '../../../../src/domain/store/detect-store';
import type { KnownStore } from '../../../../src/domain/store/store-preferences';

const store = (code: string, locale: string, pathPrefix: string): KnownStore => ({
  code,
  locale,
  currencies: ['GBP'],
  defaultCurrency: 'GBP',
  pathPrefix,
});
const STORES = [store('default', 'en-GB', ''), store('german', 'de-DE', '/german'), store('ie', 'en-IE', '/ie')];

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
  expect(detectStore(cookie, languages, STORES)?.code).toBe(code);
});

test('S4-58 falls back to the root store wherever it is configured', () => {
  expect(detectStore(null, ['xx'], [...STORES].reverse())?.code).toBe('default');
  expect(detectStore(null, ['xx'], STORES.slice(1))).toBeNull();
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
