import { keepsSome } from '../../../../src/domain/cart/gift-card';
import { aCart } from '../../../builders/a-cart';

const money = (pence: number) => ({ pence, currency: 'GBP' });

test.each([
  ['the rest is as small as a payment may be', 50, 4_970, 5_000, true],
  ['the card pays all it has', 50, 5_000, 5_000, false],
  ['the card covers all', 0, 4_500, 5_000, false],
  ['the rest is another gift card, for which none pays', 5_000, 4_500, 5_000, false],
])('says that a card keeps some if %s', (_when, rest, applied, balance, expected) => {
  const { totals } = aCart();
  const cart = aCart({ totals: totals === null ? null : { ...totals, total: money(rest) } });
  const card = { code: '****-W7KD', applied: money(applied), balance: money(balance), expiresOn: null };
  expect(keepsSome(cart, card)).toBe(expected);
});
