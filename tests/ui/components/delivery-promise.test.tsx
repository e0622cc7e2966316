import { render } from '@testing-library/react';
import { shopPromise } from '../../../src/domain/delivery/delivery-promise';
import { deliveryRulesFor } from '../../../src/domain/delivery/delivery-rules';
import { aDeliverySchedule, someDeliveryRules } from '../../builders/a-delivery-schedule';
import { restDays, shopSchedule } from '../../../src/domain/delivery/shop-schedule';
import { ContentProse } from '../../../src/ui/components/content/ContentProse';
import { HomePromises } from '../../../src/ui/components/home/HomePromises';
import { SiteFooter } from '../../../src/ui/components/layout/SiteFooter';
import { TopBanner } from '../../../src/ui/components/layout/TopBanner';
import { OrderNote } from '../../../src/ui/components/product/day/DayNotes';
import { EMPTY_LAYOUT_DATA, type SiteProps } from '../../../src/ui/site-props';
import { deliveryOptions, preferredOption } from '../../../src/domain/delivery/delivery-option';
import { DateField } from '../../../src/ui/components/product/DateField';
import { pounds } from '../../builders/a-price';
import { aDateOption } from '../../builders/an-option';
import { markup } from '../drawn';

const banner = {
  left: '<p>{delivery}: <a href="/b.html">see our bouquets</a></p>',
  center: '<p>Tied by hand</p>',
  abroad: '<p>Sent to {country} by courier: <a href="/gifts.html">see our gifts</a></p>',
};

/** What banner, home page and the page of a bouquet say at that time. */
function said(now: string) {
  const epochMs = Date.parse(now);
  const site = { ...EMPTY_LAYOUT_DATA, banner, promise: shopPromise(aDeliverySchedule(), epochMs) };
  const rules = someDeliveryRules([], epochMs, 0);
  return [
    <TopBanner key="banner" site={site} />,
    <HomePromises key="home" site={site} restDays={restDays(aDeliverySchedule(), '2026-10-08')} />,
    <OrderNote key="product" rules={rules} locale="en-GB" />,
  ].map((element) => render(element).container.textContent ?? '');
}

test.each([
  ['before the cut-off', '2026-10-08T09:00:00Z', /Order before 2 pm for delivery today to Chichester/],
  ['after the cut-off', '2026-10-08T15:00:00Z', /Friday 9 October 2026/],
  ['on Saturday evening', '2026-10-10T18:00:00Z', /Monday 12 October 2026/],
])('banner, home and product page name the same day %s', (_when, now, words) => {
  for (const text of said(now)) expect(text).toMatch(words);
  if (!String(words).includes('today')) for (const text of said(now)) expect(text).not.toContain('delivery today');
});

test('S2-4 a store abroad promises neither today nor our van', () => {
  const site = { ...EMPTY_LAYOUT_DATA, banner, locale: 'en-IE', country: 'Ireland' };
  const rules = someDeliveryRules([], Date.parse('2026-10-08T09:00:00Z'), 0);
  const texts = [
    <HomePromises key="home" site={site} restDays={restDays(aDeliverySchedule(), '2026-10-08')} />,
    <OrderNote key="product" rules={rules} locale="en-IE" />,
    <TopBanner key="banner" site={site} />,
  ].map((element) => render(element).container.textContent ?? '');
  expect(texts[0]).toContain('sent to Ireland by courier');
  expect(texts[2]).toContain('Sent to Ireland by courier: see our gifts');
  for (const text of texts) expect(text).not.toMatch(/delivery today|our own van|bouquets|Tied by hand/);
});

test('a banner without known days keeps its sentence', () => {
  const { container } = render(<TopBanner site={{ ...EMPTY_LAYOUT_DATA, banner }} />);
  expect(container.textContent).toContain('Order flowers online at any hour: see our bouquets');
});

test('the day chooser offers the Saturday before a Mother’s Day without deliveries', () => {
  const rules = someDeliveryRules([], Date.parse('2027-03-01T09:00:00Z'), 0);
  expect(render(<OrderNote rules={rules} locale="en-GB" />).container.querySelector('strong')?.textContent).toBe(
    'Mother’s Day is Sunday 7 March 2027, when we do not deliver. Choose Saturday 6 March 2027, and the flowers will be there in time.',
  );
});

describe('the schedule in the florist’s own words', () => {
  const closures = [{ from: '2026-12-28', to: '2026-12-31', reason: 'Winter <break>' }];
  const openingHours = [1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    opensMinutes: weekday === 6 ? 540 : 510,
    closesMinutes: weekday === 6 ? 960 : 1050,
  }));
  const schedule = shopSchedule({ ...aDeliverySchedule(), closures, openingHours }, '2026-10-08');
  const written = (body: string, site: SiteProps = { ...EMPTY_LAYOUT_DATA, schedule }) =>
    render(<ContentProse site={site} body={body} workshops={null} />).container.textContent;

  test('tells cut-offs, opening hours and closed days as the schedule has them', () => {
    expect(written('<p>Until {cut-offs}.</p>')).toBe(
      'Until 2 pm for Chichester; 1 pm for the villages around Chichester; noon for the coast and the downs.',
    );
    expect(written('<p>{opening-hours}. {closed-days}</p>')).toBe(
      'Monday to Friday 8.30 am to 5.30 pm, Saturday 9 am to 4 pm. We do not deliver on Sundays or bank holidays. We are closed from Monday 28 December 2026 to Thursday 31 December 2026 (Winter <break>).',
    );
  });

  test('promises nothing while the schedule is unknown', () => {
    expect(written('<p>Until {cut-offs}. {opening-hours}. {closed-days}</p>', EMPTY_LAYOUT_DATA)).toBe(
      'Until please ask us until when. please call us before you come. ',
    );
  });

  test('has the footer tell opening hours and the next closure, and nothing if they are unknown', () => {
    const footer = (site: SiteProps = { ...EMPTY_LAYOUT_DATA, schedule }) =>
      render(<SiteFooter site={site} />).container.textContent;
    expect(footer()).toContain('Open Monday to Friday 8.30 am to 5.30 pm, Saturday 9 am to 4 pm. We are closed from');
    expect(footer(EMPTY_LAYOUT_DATA)).not.toMatch(/Open |We are closed/);
  });
});

/** What stands above the field for the day of a bouquet that is tied at once, on Thursday 8 October 2026. */
function hint(time: string, postcode: string | null) {
  const offers =
    postcode === null ? [] : deliveryOptions('never', { country: 'GB', postcode }, aDeliverySchedule(), '2026-10-08');
  const zone = preferredOption(offers)?.zone ?? null;
  const rules = deliveryRulesFor([], Date.parse(`2026-10-08T${time}Z`), 0, aDeliverySchedule(), zone);
  const html = markup(
    <DateField
      option={aDateOption()}
      answers={{}}
      base={pounds(20)}
      locale="en-GB"
      deliveryRules={rules}
      isPlaceKnown={postcode !== null}
      error={null}
      focused={false}
      onPick={() => undefined}
    />,
  );
  const [said] = html.querySelectorAll('.hint');
  said?.querySelectorAll('[hidden]').forEach((element) => element.remove());
  return said?.textContent;
}

test.each([
  ['11:30', null, 'Order before 2 pm for delivery today to Chichester.'],
  ['11:30', 'PO19 1AA', 'Orders for Chichester close at 2 pm.'],
  ['11:30', 'PO20 8AA', 'Orders for the villages around Chichester close at 1 pm.'],
  ['12:05', 'PO22 6AA', 'Orders for the coast and the downs close at noon.'],
  ['11:30', 'SW1A 1AA', ''],
])('at %s UTC the cut-off for %s is told', (time, postcode, words) => {
  expect(hint(time, postcode)).toBe(words);
});
