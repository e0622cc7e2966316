import { ContentProse } from '../../../src/ui/components/content/ContentProse';
import type { DeliverySchedule } from '../../../src/domain/delivery/delivery-schedule';
import { aDeliverySchedule } from '../../builders/a-delivery-schedule';
import { shopSchedule } from '../../../src/domain/delivery/shop-schedule';
import type { SiteProps } from '../../../src/ui/site-props';
import { markup, someSiteProps } from '../drawn';

const [ZONE] = aDeliverySchedule().zones;
if (ZONE === undefined) throw new Error('The default schedule has no zone');
const SCHEDULE: DeliverySchedule = {
  ...aDeliverySchedule(),
  openingHours: [{ weekday: 1, opensMinutes: 9 * 60, closesMinutes: 17 * 60 }],
  courierZones: [
    { ...ZONE, code: 'uk', title: 'the mainland', postcodes: ['*'], feePence: 795, transitDays: 1, weekdays: [2, 3] },
    { ...ZONE, code: 'ireland', country: 'IE', title: 'Ireland', postcodes: ['*'], feePence: 1295, transitDays: 3 },
    { ...ZONE, code: 'far', title: 'the far north', postcodes: ['HS', 'PH1', 'PH17', 'PH18', 'PH19'], transitDays: 2 },
  ],
};

/** Headings and sentences, in their order. */
function linesOf(body: string, site: Partial<SiteProps>) {
  const schedule = shopSchedule(SCHEDULE, '2026-10-08');
  const page = markup(<ContentProse site={someSiteProps({ schedule, ...site })} body={body} workshops={null} />);
  return [...page.querySelectorAll('h2, h3, li, p')].map((one) => one.textContent ?? '');
}

test('where we deliver, when and for how much is what the schedule says, zone by zone', () => {
  const lines = linesOf('<p>Here it is.</p><p>{zones}</p>', {});
  expect(lines[0]).toBe('Here it is.');
  const villages = lines.indexOf('The villages around Chichester');
  expect(lines.slice(villages + 1, villages + 5)).toEqual([
    'Postcodes that begin with PO18 or PO20.',
    '£6.95 for the whole order.',
    'Monday to Saturday.',
    'Order by 1 pm for the same day, if what you choose can be made that day.',
  ]);
  const mainland = lines.indexOf('The mainland');
  expect(lines.slice(mainland + 1, mainland + 4)).toEqual([
    '£7.95 for the whole order.',
    'Tuesday and Wednesday.',
    'Arrives the day after it leaves us; order by 2 pm for it to leave the same day.',
  ]);
  const ireland = lines.indexOf('Ireland');
  expect(lines.slice(ireland + 2, ireland + 4)).toEqual([
    'Thursday to Saturday.',
    'Arrives three days after it leaves us; order by 2 pm for it to leave the same day.',
  ]);
  expect(lines).toContain('Postcodes that begin with HS, PH1 or PH17 to PH19.');
  expect(lines.at(-1)).toContain('Monday 9 am to 5 pm');
});

test('S1-13 in a store abroad it is only what goes to its country', () => {
  const lines = linesOf('<p>{zones}</p>', { locale: 'en-IE' });
  expect(lines.filter((line) => /^[A-Z][\w ]+$/.test(line))).toEqual(['By courier', 'Ireland']);
});

test('a zone has its facts on a page of its own, and a zone that is no more has none', () => {
  const lines = linesOf('<p>{zone coast-and-downs}</p><p>{zone gone}</p>', {});
  expect(lines).toHaveLength(4);
  expect(lines[1]).toBe('£9.95 for the whole order.');
});

test('S1-13 a page about a zone at home quotes nothing in a store abroad', () => {
  expect(linesOf('<p>{zone chichester}</p>', { locale: 'en-IE' })).toEqual([]);
});

test('without a known schedule the shopper is asked to call', () => {
  expect(linesOf('<p>{zones}</p>', { schedule: null })).toEqual([expect.stringContaining('01632 960 417')]);
});
