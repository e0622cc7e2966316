import { hasPhrase, meantTerms, withoutSmallWords } from '../../../../src/domain/listing/search-words';

const SYNONYMS = [
  { words: ['flowers'], means: ['bouquet'] },
  { words: ['coffin flower', 'casket flower'], means: ['coffin', 'casket', 'funeral', 'wreath'] },
  { words: ['thinking of you'], means: ['get well'] },
];

test.each([
  ['coffin flowers', ['coffin', 'casket', 'funeral']],
  ['white Coffin Flowers today', ['white coffin today', 'white casket today', 'white funeral today']],
  ['flower', ['bouquet']],
  ['thinking of you', ['get well']],
  ['coffin', []],
  ['flowering', []],
  ['', []],
])('S1-5 %j with the florist’s words is %j', (term, meant) => {
  expect(meantTerms(term, SYNONYMS)).toEqual(meant);
});

test.each([
  ['what are your opening times please', 'opening time', true],
  ['opening', 'opening time', false],
  ['time opening', 'opening time', false],
  ['anything', '', false],
  ['anything', '!', false],
])('%j has the phrase %j: %s', (term, phrase, has) => {
  expect(hasPhrase(term, phrase)).toBe(has);
});

test.each([
  ['birthday flowers for her', 'birthday flowers'],
  ['birthday flowers', null],
  ['for her', null],
])('%j without small words is %j', (term, telling) => {
  expect(withoutSmallWords(term)).toBe(telling);
});
