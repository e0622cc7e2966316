import { readFlashMessage } from '../../../../src/domain/notifications/flash-message';

test.each([
  ['not-authorised', 'not-authorised'],
  ['You have won <b>a prize</b>', null],
  ['', null],
  [null, null],
])('S3-66 reads the message %j as %j and never as text', (text, name) => {
  expect(readFlashMessage(text)).toBe(name);
});
