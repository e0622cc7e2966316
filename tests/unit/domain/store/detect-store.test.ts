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
  ['the cookie before the browser', 'default', ['de'], 'default'],
  ['the cookie of another store', 'german', ['en-GB'], 'german'],
  ['the browser’s whole tag', null, ['en-IE', 'de'], 'ie'],
  ['the browser’s language alone', null, ['de-AT'], 'german'],
  ['a tag in other letters', null, ['DE-de'], 'german'],
  ['the first wish before the second', null, ['fr', 'de', 'en'], 'german'],
  ['the fallback', null, ['xx'], 'default'],
  ['a cookie nobody knows, then the browser', 'french', ['de'], 'german'],
  ['a cookie nobody knows, then the fallback', 'french', [], 'default'],
])('S4-58 %s decides', (_what, cookie, languages, code) => {
  expect(detectStore(cookie, languages, STORES)?.code).toBe(code);
});

test('S4-58 the store at the root is the fallback wherever it stands in the settings', () => {
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
])('S4-58 the header %j is read as %j', (header, tags) => {
  expect(readLanguages(header)).toEqual(tags);
});
