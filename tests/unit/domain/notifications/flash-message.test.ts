import { readFlashMessage } from '../../../../src/domain/notifications/flash-message';

test.each([
  ['not-authorised', 'not-authorised'],
  ['You have won <b>a prize</b>', null],
  ['', null],
  [null, null],
])('S3-66 of the message %j the name %j is taken and never a word', (text, name) => {
  expect(readFlashMessage(text)).toBe(name);
});
