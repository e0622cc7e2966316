import { wordFlashMessage } from '../../../../src/ui/texts/en/account';
import { linesOf, wordAccountRefusal, wordPassword } from '../../../../src/ui/texts/en/account-refusals';
import { aCustomer } from '../../../builders/a-customer';

test.each([
  ['S8-29 a proof not made', 'not-executed', 'ReCaptcha error: Failed to execute'],
  ['S8-30 a script that did not come', 'script-not-loaded', 'ReCaptcha error: Failed to load script'],
  ['S8-31 a missing key', 'no-key', 'ReCaptcha error: No key provided'],
  ['S8-32 a missing version', 'no-version', 'ReCaptcha error: No version provided'],
] as const)('%s is told in its own words (%s)', (_what, why, words) => {
  expect(wordAccountRefusal({ kind: 'no-captcha', why })).toBe(words);
});

test('a sentence of the shop’s other side is told as it is, joined by commas as it came (S8-16)', () => {
  expect(wordAccountRefusal({ kind: 'rejected', code: 'UNDEFINED', message: 'a,b', messages: ['a', 'b'] })).toBe('a,b');
});

test('S8-17 a notice has a line for each sentence, and one for a refusal without any', () => {
  expect(linesOf({ kind: 'rejected', code: 'UNDEFINED', message: 'a,b', messages: ['a', '', 'b'] })).toEqual([
    'a',
    'b',
  ]);
  expect(linesOf({ kind: 'unreachable', status: null })).toHaveLength(1);
});

test('when only the e-mail was saved both halves are told', () => {
  const failure = { kind: 'rejected', code: 'UNDEFINED', message: 'No such name.' } as const;
  const words = wordAccountRefusal({ kind: 'only-email-saved', customer: aCustomer(), failure });
  expect(words).toMatch(/e-mail was changed.*No such name\./);
});

test('when only a letter was sent to the new e-mail, it is told where it went and why the rest was not saved', () => {
  const failure = { kind: 'rejected', code: 'UNDEFINED', message: 'No such name.' } as const;
  const words = wordAccountRefusal({ kind: 'only-email-sent', emailTo: 'ann@new.example', failure });
  expect(words).toMatch(/ann@new\.example.*not saved.*No such name\./);
});

test.each([
  [{ kind: 'password-too-short', least: 8 } as const, 'The field should have at least 8 characters'],
  [{ kind: 'password-too-long', most: 256 } as const, 'The field should have at most 256 characters'],
])('S5-4 a password that is refused (%j) says so', (refusal, words) => {
  expect(wordPassword(refusal)).toBe(words);
});

test('S8-7 the warning that is left for the next page', () => {
  expect(wordFlashMessage('not-authorised')).toBe('You are not authorized, please log in.');
});
