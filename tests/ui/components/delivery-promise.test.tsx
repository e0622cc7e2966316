import { render } from '@testing-library/react';
import { shopPromise } from '../../../src/domain/delivery/delivery-promise';
import { deliveryRulesFor } from '../../../src/domain/delivery/delivery-rules';
import { DEFAULT_SCHEDULE } from '../../../src/domain/delivery/delivery-schedule';
import { restDays } from '../../../src/domain/delivery/rest-days';
import { HomePromises } from '../../../src/ui/components/home/HomePromises';
import { TopBanner } from '../../../src/ui/components/layout/TopBanner';
import { OrderNote } from '../../../src/ui/components/product/day/DayNotes';
import { EMPTY_LAYOUT_DATA } from '../../../src/ui/site-props';

const banner = { left: '<p>{delivery}: <a href="/b.html">see our bouquets</a></p>', center: '<p>Tied by hand</p>' };

/** What banner, home page and the page of a bouquet say at that time. */
function said(now: string) {
  const epochMs = Date.parse(now);
  const site = { ...EMPTY_LAYOUT_DATA, banner, promise: shopPromise(DEFAULT_SCHEDULE, epochMs) };
  const rules = deliveryRulesFor([], epochMs, 0);
  return [
    <TopBanner key="banner" site={site} />,
    <HomePromises key="home" site={site} restDays={restDays(DEFAULT_SCHEDULE, '2026-10-08')} />,
    <OrderNote key="product" rules={rules} locale="en-GB" />,
  ].map((element) => render(element).container.textContent ?? '');
}

test.each([
  ['before the cut-off', '2026-10-08T09:00:00Z', /Order before 2 pm for delivery today/],
  ['after the cut-off', '2026-10-08T15:00:00Z', /Friday 9 October 2026/],
  ['on Saturday evening', '2026-10-10T18:00:00Z', /Monday 12 October 2026/],
])('banner, home and product page name the same day %s', (_when, now, words) => {
  for (const text of said(now)) expect(text).toMatch(words);
  if (!String(words).includes('today')) for (const text of said(now)) expect(text).not.toContain('delivery today');
});

test('S2-4 a store abroad promises neither today nor our van', () => {
  const site = { ...EMPTY_LAYOUT_DATA, banner, locale: 'en-IE', country: 'Ireland' };
  const rules = deliveryRulesFor([], Date.parse('2026-10-08T09:00:00Z'), 0);
  const texts = [
    <HomePromises key="home" site={site} restDays={restDays(DEFAULT_SCHEDULE, '2026-10-08')} />,
    <OrderNote key="product" rules={rules} locale="en-IE" />,
  ].map((element) => render(element).container.textContent ?? '');
  expect(texts[0]).toContain('sent to Ireland by courier');
  for (const text of texts) expect(text).not.toMatch(/delivery today|our own van/);
});

test('a banner without known days keeps its sentence', () => {
  const { container } = render(<TopBanner site={{ ...EMPTY_LAYOUT_DATA, banner }} />);
  expect(container.textContent).toContain('Order for the day you choose: see our bouquets');
});

test('the day chooser offers the Saturday before a Mother’s Day without deliveries', () => {
  const rules = deliveryRulesFor([], Date.parse('2027-03-01T09:00:00Z'), 0);
  expect(render(<OrderNote rules={rules} locale="en-GB" />).container.querySelector('strong')?.textContent).toBe(
    'Mother’s Day is Sunday 7 March 2027, when we do not deliver. Choose Saturday 6 March 2027, and the flowers will be there in time.',
  );
});
