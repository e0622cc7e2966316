import { isOneLetterApart } from '../../backend/commerce/catalogue/search/one-letter-apart';
import { SMALL_WORDS } from '../../backend/commerce/catalogue/search/read-term';
import { wordForms, wordsOf } from '../../backend/commerce/catalogue/search/words';
import { CATEGORIES, PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import {
  isOneLetterApart as isOneLetterApartInStorefront,
  searchWords,
  SMALL_WORDS as SMALL_WORDS_IN_STOREFRONT,
  wordForms as wordFormsInStorefront,
} from '../../src/domain/listing/matches-term';

const TEXTS = [
  ...PRODUCTS.map(({ name, shortDescription }) => `${name} ${shortDescription}`),
  ...CATEGORIES.map(({ name, description }) => `${name} ${description}`),
  'Straße smørrebrød Œillets ‘quoted’ hand-tied O’Neill 100% £25',
  'cacti gladioli leaves children scarves women daisi bunches boxes iris irises bus glass',
];

test('S1-5 storefront and backend read the same words, in the same forms', () => {
  expect([...SMALL_WORDS]).toEqual([...SMALL_WORDS_IN_STOREFRONT]);
  const words = [...new Set(TEXTS.flatMap(wordsOf))];
  expect(words).toEqual([...new Set(TEXTS.flatMap(searchWords))]);
  expect(words.length).toBeGreaterThan(500);
  for (const word of words) expect(wordFormsInStorefront(word)).toEqual(wordForms(word));
  for (const [at, word] of words.entries()) {
    const others = [words[at + 1] ?? '', word.slice(1), `${word}s`, word.split('').reverse().join('')];
    for (const other of others) expect(isOneLetterApartInStorefront(word, other)).toBe(isOneLetterApart(word, other));
  }
});
