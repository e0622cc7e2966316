import fc from 'fast-check';
import { optionPrice, currentPrice } from '../../src/domain/catalogue/options/price-rules';
import { optionSurcharges, withSurcharges } from '../../src/domain/catalogue/options/surcharges';
import { contentSlug } from '../../src/domain/content/content-page';
import { groupTotal } from '../../src/domain/catalogue/group';
import { zoneOfPostcode } from '../../src/domain/delivery/delivery-zone';
import { readFlashMessage } from '../../src/domain/notifications/notice';
import { orderStatus } from '../../src/domain/orders/order-status';
import { readLanguages } from '../../src/domain/store/store-preferences';
import { parseDraft } from '../../src/ui/view-models/checkout/checkout-draft';
import { parsePlacedOrder } from '../../src/ui/view-models/checkout/placed-order';
import { anyPath } from '../builders/any-path';
import { anyText } from '../builders/any-text';
import { aGroup } from '../builders/a-bundle';

/** Untrusted data: headers, cookies, page URLs, stored drafts, texts of the commerce backend. */
const written = fc.oneof(
  anyText(),
  anyPath(),
  fc.json(),
  fc.constantFrom('', ' ', ';q=', 'en-GB;q=1e9', '{"step":', 'PO19'),
);

test.each<readonly [string, (text: string) => unknown]>([
  ['the languages of a browser', readLanguages],
  ['the slug of a page', contentSlug],
  ['the word for an order’s status', orderStatus],
  ['a postcode', (text) => zoneOfPostcode([], text)],
  ['a message left by another page', readFlashMessage],
  ['a draft that the tab has kept', parseDraft],
  ['an order that the tab has kept', parsePlacedOrder],
])('whatever is written for %s, reading it throws nothing', (_what, read) => {
  fc.assert(fc.property(written, (text) => void read(text)));
});

const pence = fc.integer({ min: 0, max: 10_000_000 });
const gbp = (amount: number) => ({ pence: amount, currency: 'GBP' });

test('options raise every price by the same whole pence, and no answers raise none', () => {
  fc.assert(
    fc.property(pence, pence, (base, extra) => {
      const price = { regular: gbp(base), special: null, maximum: null };
      const raised = withSurcharges(price, gbp(extra));
      expect(currentPrice(raised).pence).toBe(currentPrice(price).pence + extra);
      expect(raised.regular.pence - price.regular.pence).toBe(extra);
      expect(optionSurcharges(price, [], { day: '2026-03-05' })).toEqual(gbp(0));
    }),
  );
});

test('a share of a price is whole pennies, and no more than the price for a share of at most the whole', () => {
  fc.assert(
    fc.property(pence, fc.integer({ min: 0, max: 100 }), (base, share) => {
      const part = optionPrice(gbp(base), { kind: 'percent', percent: share });
      expect(Number.isSafeInteger(part.pence)).toBe(true);
      expect(part.pence).toBeLessThanOrEqual(base);
    }),
  );
});

test('what a group costs is whole pennies, whatever is wanted of it, and nothing for nothing', () => {
  const group = aGroup().group ?? [];
  const wanted = fc.dictionary(fc.constantFrom(...group.map(({ product }) => product.sku), 'no-such'), fc.integer());
  fc.assert(
    fc.property(wanted, (quantities) => {
      const { pence: total } = groupTotal(group, 'GBP', quantities);
      expect(Number.isInteger(total) && total >= 0).toBe(true);
    }),
  );
});
