import { isOneLetterApart } from '../../../../src/domain/listing/one-letter-apart';

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
