import { changesEmail } from '../../../../src/domain/customer/registration';

test.each([
  ['ann@example.org', false],
  [' ann@example.org ', false],
  ['', false],
  ['  ', false],
  [undefined, false],
  ['bea@example.org', true],
  ['Ann@example.org', true],
])('S5-27 compares the email %j with the current one, changed: %s', (email, isAnother) => {
  expect(changesEmail({ email: 'ann@example.org' }, email)).toBe(isAnother);
});
