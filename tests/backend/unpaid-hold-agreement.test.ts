import * as backend from '../../backend/commerce/checkout/unpaid-hold';
import * as storefront from '../../src/domain/checkout/unpaid-hold';

test('storefront and backend agree on how long an unpaid order holds what, and on how much', () => {
  let held = 0;
  for (const paidBy of ['payment-page', 'transfer', 'cheque', 'on-delivery'] as const) {
    for (const goods of ['places', 'goods'] as const) {
      for (const hasOnlineMethod of [true, false]) {
        const hold = storefront.unpaidHold(paidBy, goods, hasOnlineMethod);
        expect(backend.unpaidHold(paidBy, goods, hasOnlineMethod)).toEqual(hold);
        if (hold === null) continue;
        held += 1;
        for (const left of [null, ...Array(30).keys()]) {
          expect(backend.mostHeld(hold, 4, left)).toBe(storefront.mostHeld(hold, 4, left));
        }
      }
    }
  }
  expect(held).toBe(11);
});
