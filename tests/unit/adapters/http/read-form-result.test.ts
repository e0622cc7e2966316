import { readFormResult } from '../../../../src/adapters/http/read-form-result';

const NOTHING = {
  refusals: [],
  answers: {},
  added: null,
  changed: null,
  removed: null,
  coupon: null,
  giftCard: null,
  account: null,
  newsletter: null,
  enquiry: null,
};

describe('The result of an earlier form', () => {
  test('a URL without a result has none', () => {
    expect(readFormResult({ page: '2', slug: ['roses.html'], o: 'x' })).toEqual(NOTHING);
  });

  test('every field is read by its name', () => {
    expect(
      readFormResult({
        refused: ['option-missing~day~', 'text-too-long~card~200'],
        'o.card': 'With love',
        'o.vase': ['a', 'b'],
        added: 'ROSES',
        removed: ['Tulips', 'Second'],
        coupon: 'applied',
        'gift-card': 'removed',
        account: 'sent',
        newsletter: 'unconfirmed',
        enquiry: 'sent',
      }),
    ).toEqual({
      refusals: [
        { kind: 'option-missing', subject: 'day', detail: '' },
        { kind: 'text-too-long', subject: 'card', detail: '200' },
      ],
      answers: { card: 'With love', vase: ['a', 'b'] },
      added: 'ROSES',
      changed: null,
      removed: 'Tulips',
      coupon: 'applied',
      giftCard: 'removed',
      account: 'sent',
      newsletter: 'unconfirmed',
      enquiry: 'sent',
    });
  });

  test.each(['', 'APPLIED', 'free', ['removed', 'applied']])('a coupon %j', (coupon) => {
    expect(readFormResult({ coupon }).coupon).toBe(Array.isArray(coupon) ? 'removed' : null);
  });

  test('one refusal is as good as a list of one', () => {
    expect(readFormResult({ refused: 'out-of-stock~~' }).refusals).toHaveLength(1);
  });

  test.each(['x'.repeat(201), 'Call 0900 123', 'Ihr Konto: evil.example/?x', '<b>', ''])(
    'only codes are read from the URL, not %j',
    (text) => {
      const read = readFormResult({ added: text, changed: text, removed: text, refused: `rejected~${text}~${text}` });
      expect(read).toEqual({ ...NOTHING, refusals: [{ kind: 'rejected', subject: '', detail: '' }] });
    },
  );

  test('the result is plain JSON, whatever its names', () => {
    const read = readFormResult({ 'o.__proto__': 'x', 'o.': 'y', 'o.gone': undefined });
    expect(JSON.parse(JSON.stringify(read))).toEqual(read);
  });
});
