import { matchesTerm } from '../../../../src/domain/listing/matches-term';

test.each([
  ['roses', 'Roses', true],
  ['rose', 'Roses & Lilies', true],
  ['roses', 'Rose plants', true],
  ['ROSES lilies', 'Roses & Lilies', true],
  ['roses tulips', 'Roses & Lilies', false],
  ['ose', 'Roses', false],
  ['mothers day', 'Mother’s Day', true],
  ["mother's day", 'Mothers Day', true],
  ['creme', 'Crème roses', true],
  ['gas', 'Garden', false],
  ['...', 'Roses', false],
  ['', 'Roses', false],
])('S1-5 the term %j matches %j: %s', (term, text, isMatch) => expect(matchesTerm(term, text)).toBe(isMatch));
