import { flashMessageText } from '../../../../src/ui/texts/en/account/account';
import { linesOf, accountRefusalMessage, passwordMessage } from '../../../../src/ui/texts/en/account/account-refusals';
import { aCustomer } from '../../../builders/a-customer';

test.each([
  ['S8-29 a failed captcha', 'not-executed', 'ReCaptcha error: Failed to execute'],
  ['S8-30 a captcha script that failed to load', 'script-not-loaded', 'ReCaptcha error: Failed to load script'],
  ['S8-31 a missing captcha key', 'no-key', 'ReCaptcha error: No key provided'],
  ['S8-32 a missing captcha version', 'no-version', 'ReCaptcha error: No version provided'],
] as const)('%s has its own message (%s)', (_what, why, text) => {
  expect(accountRefusalMessage({ kind: 'no-captcha', why })).toBe(text);
});

test('shows the backend’s message unchanged, several joined by commas (S8-16)', () => {
  expect(accountRefusalMessage({ kind: 'rejected', code: 'UNDEFINED', message: 'a,b', messages: ['a', 'b'] })).toBe(
    'a,b',
  );
});

test('S8-17 a notification has one line per message, and one line when there is none', () => {
  expect(linesOf({ kind: 'rejected', code: 'UNDEFINED', message: 'a,b', messages: ['a', '', 'b'] })).toEqual([
    'a',
    'b',
  ]);
  expect(linesOf({ kind: 'unreachable', status: null })).toHaveLength(1);
});

test('reports both halves when only the email address was saved', () => {
  const failure = { kind: 'rejected', code: 'UNDEFINED', message: 'No such name.' } as const;
  const text = accountRefusalMessage({ kind: 'only-email-saved', customer: aCustomer(), failure });
  expect(text).toMatch(/email address was changed.*No such name\./);
});

test('reports where the confirmation email went, and why the other changes were not saved', () => {
  const failure = { kind: 'rejected', code: 'UNDEFINED', message: 'No such name.' } as const;
  const text = accountRefusalMessage({ kind: 'only-email-sent', emailTo: 'ann@new.example', failure });
  expect(text).toMatch(/ann@new\.example.*not saved.*No such name\./);
});

test.each([
  [{ kind: 'password-too-short', least: 8 } as const, 'The field should have at least 8 characters'],
  [{ kind: 'password-too-long', most: 256 } as const, 'The field should have at most 256 characters'],
])('S5-4 explains a refused password (%j)', (refusal, text) => {
  expect(passwordMessage(refusal)).toBe(text);
});

test('S8-7 warning shown on the next page after the session has expired', () => {
  expect(flashMessageText('not-authorised')).toBe('You are not authorized, please log in.');
});
