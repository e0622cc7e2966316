import { errorsByField } from '../../../../src/ui/components/product/errors-by-field';
import { couponFailureMessage, refusalInQueryMessage } from '../../../../src/ui/texts/en/cart/cart-refusals';
import {
  CART_REFUSALS,
  failureMessage,
  optionRefusalMessage,
  refusalMessage,
} from '../../../../src/ui/texts/en/refusals';
import { flashMessageText } from '../../../../src/ui/texts/en/account/account';
import { linesOf, accountRefusalMessage, passwordMessage } from '../../../../src/ui/texts/en/account/account-refusals';
import { aCustomer } from '../../../builders/a-customer';

const about = { optionUid: 'day', title: 'Delivery date' };
const OTHER_SIDE = 'The requested qty is not available';

test.each([
  [{ kind: 'variant-not-chosen' }, /every option/],
  [{ kind: 'out-of-stock' }, /none left/],
  [{ kind: 'not-enough-stock', onlyLeft: 3 }, /only 3 /],
  [{ kind: 'quantity-invalid', max: 10_000 }, /from 1 to 10,000/],
  [{ kind: 'unreachable', status: 503 }, /try again in a moment\.$/],
  [{ kind: 'unreachable', status: 503, reference: '0A1B2C3D' }, /try again in a moment\. \(Reference 0A1B2C3D\)$/],
  [{ kind: 'busy', message: '' }, /wait a moment/],
  [{ kind: 'busy', message: 'Too many attempts.' }, /^Too many attempts\.$/],
] as const)('S4-43 %j has its own text', (refusal, text) => {
  expect(refusalMessage(refusal)).toMatch(text);
});

test('S5-20 names a product type that cannot be added', () => {
  expect(refusalMessage({ kind: 'type-not-supported', typeName: 'GroupedProduct' })).toBe(
    'Product Type GroupedProduct not supported in add to cart yet',
  );
});

test.each([
  [{ ...about, kind: 'option-missing' }, /Delivery date/],
  [{ ...about, kind: 'text-too-long', limit: 200 }, /at most 200/],
  [{ ...about, kind: 'unknown-choice' }, /choose again/],
  [{ ...about, kind: 'not-a-date' }, /day, month and year/],
  [{ ...about, kind: 'date-too-soon', before: null, earliest: '2026-03-05' }, /Thursday,? 5 March 2026/],
  [{ ...about, kind: 'date-too-far', latest: '2026-06-02' }, /Tuesday,? 2 June 2026/],
  [
    { ...about, kind: 'after-cut-off', cutOffMinutes: 840, before: null, earliest: '2026-03-05' },
    /before 2 pm.*5 March 2026/,
  ],
  [{ ...about, kind: 'after-cut-off', cutOffMinutes: 750, before: null, earliest: '2026-03-05' }, /before 12\.30 pm\./],
  [{ ...about, kind: 'after-cut-off', cutOffMinutes: 720, before: null, earliest: '2026-03-05' }, /before noon\./],
  [{ ...about, kind: 'after-cut-off', cutOffMinutes: 570, before: null, earliest: '2026-03-05' }, /before 9\.30 am\./],
  [
    { ...about, kind: 'peak-day', peak: 'mothering-sunday', before: null, earliest: '2026-03-16' },
    /Mother’s Day.*16 March 2026/,
  ],
  [
    { ...about, kind: 'closed-weekday', weekday: 0, before: '2026-03-07', earliest: '2026-03-09' },
    /Sundays\. The nearest days are Saturday 7 March 2026 and Monday 9 March 2026\./,
  ],
  [
    {
      ...about,
      kind: 'bank-holiday',
      holiday: { name: 'easter-monday', isSubstitute: false },
      before: null,
      earliest: '2026-04-07',
    },
    /closed on Easter Monday\..*7 April 2026/,
  ],
  [
    {
      ...about,
      kind: 'bank-holiday',
      holiday: { name: 'boxing-day', isSubstitute: true },
      before: null,
      earliest: '2026-12-29',
    },
    /Boxing Day \(substitute day\)/,
  ],
  [
    { ...about, kind: 'closure', reason: 'Summer holiday', before: null, earliest: '2026-08-10' },
    /closed.*\(Summer holiday\).*10 August/,
  ],
  [
    { ...about, kind: 'closure', reason: '', before: null, earliest: '2026-03-09' },
    /closed on that day\. .*Monday,? 9 March 2026/,
  ],
  [
    { ...about, kind: 'zone-closed', zone: 'Selsey', before: null, earliest: '2026-03-10' },
    /deliver to Selsey.*10 March 2026/,
  ],
] as const)('%j suggests what to do instead', (refusal, text) => {
  expect(optionRefusalMessage(refusal)).toMatch(text);
});

test('reports several refused options together', () => {
  const options = [
    { ...about, kind: 'option-missing' },
    { optionUid: 'card', title: 'Card message', kind: 'text-too-long', limit: 20 },
  ] as const;
  expect(refusalMessage({ kind: 'options-refused', options })).toMatch(/Delivery date.*Card message/);
});

test('S8-12, S8-14 shows the backend’s message unchanged', () => {
  const failure = { kind: 'rejected', code: 'INSUFFICIENT_STOCK', message: OTHER_SIDE } as const;
  expect(refusalMessage(failure)).toBe(OTHER_SIDE);
  expect(failureMessage(failure)).toBe(OTHER_SIDE);
  expect(couponFailureMessage(failure)).toBe(OTHER_SIDE);
  expect(failureMessage({ ...failure, message: '' })).not.toBe('');
  expect(failureMessage({ kind: 'not-found', message: '' })).not.toBe('');
});

test('S8-15 shows the default text for a coupon refused without a message', () => {
  const bare = { kind: 'rejected', code: 'UNDEFINED', message: '' } as const;
  expect(couponFailureMessage(bare)).toBe("The coupon code isn't valid. Verify the code and try again.");
  expect(refusalInQueryMessage({ kind: 'rejected', detail: '' }, 'coupon')).toBe(couponFailureMessage(bare));
  expect(refusalInQueryMessage({ kind: 'not-found', detail: '' }, 'coupon')).toBe(couponFailureMessage(bare));
});

test('S8-7 text for an expired session', () => {
  expect(failureMessage({ kind: 'unauthorised', message: 'x' })).toBe('You are not authorized, please log in.');
});

test.each([
  ['quantity-invalid', '10000', /from 1 to 10,000/],
  ['not-enough-stock', '3', /only 3 /],
  ['not-enough-stock', 'call 0900 000', /not have that many/],
  ['rejected', 'INSUFFICIENT_STOCK', /not have that many/],
  ['not-found', '', /no longer in your cart/],
  ['unreachable', '', /try again/],
  ['unreachable', '0A1B2C3D', /Reference 0A1B2C3D/],
  ['busy', '', /wait a moment/],
  ['something-new', '', /call us/],
])('shows a text for a refusal of kind %s with "%s" in the query', (kind, detail, text) => {
  expect(refusalInQueryMessage({ kind, detail }, null)).toMatch(text);
});

test('shows no text taken from the query', () => {
  const detail = 'Call 0900 000 and pay';
  ['quantity-invalid', 'not-enough-stock', 'rejected', 'not-found', 'unreachable', detail].forEach((kind) =>
    (['coupon', 'gift-card', null] as const).forEach((field) =>
      expect(refusalInQueryMessage({ kind, detail }, field)).not.toContain('0900'),
    ),
  );
});

const ADDING = [
  { kind: 'variant-not-chosen' },
  { kind: 'out-of-stock' },
  { kind: 'not-enough-stock', onlyLeft: 3 },
  { kind: 'quantity-invalid', max: 10_000 },
  { kind: 'quantity-above-max', max: 100 },
  { kind: 'type-not-supported', typeName: 'GroupedProduct' },
  { kind: 'unauthorised', message: '' },
  { kind: 'not-found', message: '' },
  { kind: 'rejected', code: 'UNDEFINED', message: OTHER_SIDE },
  { kind: 'busy', message: '' },
  { kind: 'unreachable', status: null },
] as const;

test.each(ADDING)('S8-38 $kind stands in its place of a product page, and nowhere else', (refusal) => {
  const { quantity, box, options } = errorsByField(refusal, []);
  const isQuantity = CART_REFUSALS[refusal.kind].place === 'quantity';
  expect([quantity, box, options]).toEqual(
    isQuantity ? [refusalMessage(refusal), null, {}] : [null, refusalMessage(refusal), {}],
  );
  expect(refusalMessage(refusal)).not.toBe('');
});

test('S8-38 refused options stand beside their fields, and in the box when the product no longer has them', () => {
  const refusal = { kind: 'options-refused', options: [{ ...about, kind: 'option-missing' }] } as const;
  expect(CART_REFUSALS[refusal.kind].place).toBe('field');
  expect(errorsByField(refusal, [{ uid: 'day' }])).toMatchObject({ options: { day: expect.any(String) }, box: null });
  expect(errorsByField(refusal, [])).toMatchObject({ options: {}, box: refusalMessage(refusal) });
});

test('S8-38 every kind of refusal has a place and words', () => {
  const all = Object.entries(CART_REFUSALS);
  expect(all).toHaveLength(15);
  for (const [kind, { place }] of all) expect([kind, place]).toEqual([kind, expect.any(String)]);
});

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
  expect(linesOf({ kind: 'rejected', code: 'UNDEFINED', message: 'a,b', messages: ['a', 'b'] })).toEqual(['a', 'b']);
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
