import { answerTo } from '../../../../src/domain/catalogue/option-answer';

test.each([
  ['the line ends of every system are one', 'Dear\r\nMum\rand\nDad', ['Dear\nMum\nand\nDad']],
  ['two line ends stay two', 'Dear\r\r\nMum', ['Dear\n\nMum']],
  ['blanks around it go, blanks within stay', ' \r\n With  love \r', ['With  love']],
  ['a choice that is ticked twice is one', ['rose', ' rose', 'lily'], ['rose', 'lily']],
  ['nothing is no answer', ['', ' ', '\r'], []],
])('S3-28 an answer is read: %s', (_what, answer, expected) => {
  expect(answerTo({ card: answer }, 'card')).toEqual(expected);
});
