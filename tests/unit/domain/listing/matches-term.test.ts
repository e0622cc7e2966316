import { matchesTerm, resemblesTerm, isOneLetterApart } from '../../../../src/domain/listing/matches-term';

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
  ['daisy', 'Daisies', true],
  ['daisies', 'Daisy chains', true],
  ['boxes', 'Gift box', true],
  ['flowers for the wedding', 'Wedding flowers', true],
  ['for', 'For a friend', true],
  ['boquet', 'Bouquets', false],
  ['...', 'Roses', false],
  ['', 'Roses', false],
])('S1-5 the term %j matches %j: %s', (term, text, isMatch) => expect(matchesTerm(term, text)).toBe(isMatch));

test.each([
  ['boquet', 'Bouquets', true],
  ['worksop', 'Workshops', true],
  ['delivry of flowers', 'Delivery, flowers and more', true],
  ['roze', 'Roses', false],
  ['boqut', 'Bouquets', false],
])('S1-5 the term %j resembles %j: %s', (term, text, isLike) => expect(resemblesTerm(term, text)).toBe(isLike));

test.each([
  ['bouquet', 'boquet', true],
  ['bouquet', 'bouquett', true],
  ['bouquet', 'bouqeut', true],
  ['bouquet', 'bouquat', true],
  ['rose', 'roes', true],
  ['a', '', true],
  ['bouquet', 'bouquet', false],
  ['bouquet', 'boqut', false],
  ['bouquet', 'bouqute', true],
  ['abcd', 'badc', false],
  ['abc', 'cba', false],
  ['rose', 'nose', true],
])('S1-5 %j and %j are one letter apart: %s', (one, other, isNear) => {
  expect([isOneLetterApart(one, other), isOneLetterApart(other, one)]).toEqual([isNear, isNear]);
});
