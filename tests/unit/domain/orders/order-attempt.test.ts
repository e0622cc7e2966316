import { isAttemptKey, newAttemptKey, parseAttempt } from '../../../../src/domain/orders/order-attempt';

const KEY = '000102030405060708090a0b0c0d0eff';

test('a key has all the random bytes that it is given', () => {
  const bytes = Uint8Array.from({ length: 16 }, (_, index) => (index === 15 ? 255 : index));
  const asked: number[] = [];
  const key = newAttemptKey((count) => {
    asked.push(count);
    return bytes;
  });
  expect([key, asked]).toEqual([KEY, [16]]);
  expect(isAttemptKey(key)).toBe(true);
});

test.each(['', KEY.slice(1), `${KEY}0`, KEY.toUpperCase(), `${KEY.slice(1)}g`, `${KEY}\n`, 7, null, undefined, [KEY]])(
  '%j is no key',
  (value) => {
    expect(isAttemptKey(value)).toBe(false);
  },
);

test('a stored attempt is read as it was written', () => {
  const attempt = { key: KEY, sentAt: 1_772_618_400_000 };
  expect(parseAttempt(JSON.parse(JSON.stringify(attempt)))).toEqual(attempt);
});

test.each([null, undefined, 'x', 3, [], {}, { key: KEY }, { key: 'x', sentAt: 1 }, { key: KEY, sentAt: '1' }])(
  '%j is no attempt',
  (stored) => {
    expect(parseAttempt(stored)).toBeNull();
  },
);
