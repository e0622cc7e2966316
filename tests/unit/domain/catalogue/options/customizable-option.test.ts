import { answerTo } from '../../../../../src/domain/catalogue/options/customizable-option';

test.each([
  ['normalises CRLF and CR line ends to LF', 'Dear\r\nMum\rand\nDad', ['Dear\nMum\nand\nDad']],
  ['keeps two line ends', 'Dear\r\r\nMum', ['Dear\n\nMum']],
  ['trims outer blanks and keeps inner ones', ' \r\n With  love \r', ['With  love']],
  ['removes duplicate choices', ['rose', ' rose', 'lily'], ['rose', 'lily']],
  ['drops blank answers', ['', ' ', '\r'], []],
])('S3-28 reads an answer: %s', (_what, answer, expected) => {
  expect(answerTo({ card: answer }, 'card')).toEqual(expected);
});
