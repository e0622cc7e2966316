import { validatePassword } from '../../../../src/domain/customer/password-rule';

test.each([
  ['passw0rd!', null],
  ['abcdefg1-', null],
  ['PASSW0RD_', null],
  ['password1', 'password-too-plain'],
  ['12345678!', 'password-too-plain'],
  ['passwords!', 'password-too-plain'],
  ['abcdefg1.', 'password-too-plain'],
  ['P0!aaaaa', null],
  ['P0!aaaa', 'password-too-short'],
  ['', 'password-too-short'],
  ['Pass 0rd!x', 'password-with-space'],
  ['passw0rd!\t', 'password-with-space'],
  [`p0!${'a'.repeat(253)}`, null],
  [`p0!${'a'.repeat(254)}`, 'password-too-long'],
])('checks the password %j: %j', (password, kind) => {
  expect(validatePassword(password)?.kind ?? null).toBe(kind);
});

test('lists all allowed signs when one is missing', () => {
  const refusal = validatePassword('passw0rds');
  const signs = refusal?.kind === 'password-too-plain' ? refusal.signs.split(' ') : [];
  expect(signs.length).toBeGreaterThan(1);
  for (const sign of signs) expect(validatePassword(`passw0rd${sign}`)).toBeNull();
});
