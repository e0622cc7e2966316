import fc from 'fast-check';
import { formatMoney } from '../../../../src/domain/pricing/money';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('A formatted amount', () => {
  test.each([
    [123_450, 'GBP', '£1,234.50'],
    [-300, 'GBP', '−£3.00'],
    [999, 'EUR', '€9.99'],
    [500, 'GBP', '£5.00'],
    [0, 'GBP', '£0.00'],
    [-0, 'GBP', '£0.00'],
    [1, 'USD', 'US$0.01'],
    [150_000, 'JPY', 'JP¥1,500'],
  ])('of %d pence in %j is %s', (pence, currency, expected) => {
    expect(formatMoney({ pence, currency })).toBe(expected);
  });

  test.each(['', 'pounds'])('S9-1 falls back to pounds for the currency %j', (currency) => {
    expect(formatMoney({ pence: 500, currency })).toBe('£5.00');
  });

  test('follows the locale', () => {
    expect(plain(formatMoney({ pence: 123_450, currency: 'EUR' }, 'de-DE'))).toBe('1.234,50 €');
    expect(plain(formatMoney({ pence: 123_450, currency: 'EUR' }, 'de_DE'))).toBe('1.234,50 €');
  });

  test.each(['en_GB', 'no locale', '', 'x'])('accepts the locale %j as some backends write it', (locale) => {
    expect(formatMoney({ pence: 123_450, currency: 'GBP' }, locale)).toBe('£1,234.50');
  });

  test('shows the exact pence for any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (pence) => {
        const shown = formatMoney({ pence, currency: 'GBP' });
        expect(Number(shown.replace('−', '-').replace(/[£,.]/g, '')) + 0).toBe(pence + 0);
      }),
    );
  });

  test('never throws for any currency and locale', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (currency, locale) => {
        expect(formatMoney({ pence: 100, currency }, locale)).not.toBe('');
      }),
    );
  });
});
