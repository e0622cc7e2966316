import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTION_CARRIER, VAN_CARRIER } from '../../backend/commerce/delivery/carriers';
import { ALL_YEAR } from '../../backend/commerce/delivery/months-of-sale';
import { offerDelivery } from '../../backend/commerce/delivery/delivery-offer';
import { type DeliverySchedule, zonesOf } from '../../backend/commerce/delivery/delivery-schedule';
import { SHIPPING_METHODS } from '../../backend/seed/shop/delivery';
import { PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import { toDeliverySchedule } from '../../src/adapters/graphql-middleware/checkout/middleware-delivery-schedules';
import { checkDeliveryDay } from '../../src/domain/delivery/delivery-days';
import { DELIVERY_METHODS } from '../../src/domain/delivery/delivery-method';
import { deliveryOptions } from '../../src/domain/delivery/delivery-option';
import { deliveryRulesFor } from '../../src/domain/delivery/delivery-rules';
import type { DeliverySchedule as ShownSchedule } from '../../src/domain/delivery/delivery-schedule';
import { formatMoney } from '../../src/domain/pricing/money';
import { openShop } from './running-shop';

const FILE = join(__dirname, '../../docs/delivery.md');

const KINDS = {
  'hand-tied bouquet': 'BOUQUET-MARKET-DAY',
  'letterbox flowers': 'LETTERBOX-MORNING-POST',
  'house plant': 'PLANT-PEACE-LILY',
  'plant for the doorstep': 'PLANT-BAY-STANDARD',
  vase: 'VASE-CLEAR-POSY',
  'gift box': 'HAMPER-GARDENERS-REST',
  'dried flowers': 'DRIED-SEA-HOLLY',
  'funeral wreath': 'FUNERAL-WREATH-LAUREL',
} as const;
const PLACES = {
  'PO19, Chichester': ['GB', 'PO19 1AA'],
  'PO20, the villages': ['GB', 'PO20 8AA'],
  'PO22, the coast': ['GB', 'PO22 6AA'],
  'SW1A, London': ['GB', 'SW1A 1AA'],
  'AB10, Aberdeen': ['GB', 'AB10 1AA'],
  'IV1, Inverness': ['GB', 'IV1 1AA'],
  'ZE1, Shetland': ['GB', 'ZE1 0AA'],
  'PO30, Isle of Wight': ['GB', 'PO30 1AA'],
  'BT1, Belfast': ['GB', 'BT1 1AA'],
  'IM1, Isle of Man': ['GB', 'IM1 1AA'],
  'JE2, Jersey': ['GB', 'JE2 3AA'],
  'GY1, Guernsey': ['GB', 'GY1 1AA'],
  Ireland: ['IE', 'D02 AF30'],
  France: ['FR', '75001'],
} as const;
const MOMENTS = {
  'Thursday 8 October 2026, 9 in the morning': '2026-10-08T08:00:00Z',
  'Thursday 8 October 2026, 3 in the afternoon': '2026-10-08T14:00:00Z',
  'Friday 12 February 2027, 9 in the morning (before Valentine’s Day)': '2027-02-12T09:00:00Z',
  'Friday 1 May 2026, 9 in the morning (before a bank holiday, and Liberation Day in the Channel Islands)':
    '2026-05-01T08:00:00Z',
  'Monday 21 December 2026, 9 in the morning (over Christmas)': '2026-12-21T09:00:00Z',
  'Friday 12 March 2027, 9 in the morning (over Saint Patrick’s Day)': '2027-03-12T09:00:00Z',
} as const;
const DAYS_ASKED = 10;
const CARRIERS = { van: VAN_CARRIER, courier: 'courier', collection: COLLECTION_CARRIER } as const;

let text: string;
let theirs: DeliverySchedule;
let ours: ShownSchedule;

beforeAll(async () => {
  const shop = await openShop();
  const query = 'query ($names: [String]) { cmsBlocks(identifiers: $names) { items { identifier content } } }';
  const { cmsBlocks } = await shop.data(query, { names: ['delivery-rules'] });
  await shop.stop();
  text = cmsBlocks.items[0].content;
  theirs = JSON.parse(text);
  ours = toDeliverySchedule(text, 'GBP');
});

interface Row {
  readonly kind: string;
  readonly place: string;
  readonly method: (typeof DELIVERY_METHODS)[number];
  readonly day: string;
  /** The fee if it is offered, else the kind of refusal. */
  readonly page: string;
  readonly backend: string;
}

const daysFrom = (moment: string): readonly string[] =>
  Array.from({ length: DAYS_ASKED }, (_, at) =>
    new Date(Date.parse(moment) + at * 86_400_000).toISOString().slice(0, 10),
  );

const fee = (pence: number): string => (pence === 0 ? 'free' : formatMoney({ pence, currency: 'GBP' }, 'en-GB'));

/** What the page and the backend say of every kind, place, method and day at a moment. */
function rowsAt(moment: string): readonly Row[] {
  const now = Date.parse(moment);
  return Object.entries(KINDS).flatMap(([kind, sku]) => {
    const product = PRODUCTS.find((one) => one.sku === sku);
    if (product === undefined) throw new Error(`No such product: ${sku}`);
    const { leadDays, courier, name } = product;
    return Object.entries(PLACES).flatMap(([place, [country, postcode]]) => {
      const rules = deliveryRulesFor(product.categories, now, leadDays, ours);
      return deliveryOptions(courier, { country, postcode }, ours, moment.slice(0, 10)).flatMap((offer) => {
        const carrier = CARRIERS[offer.method];
        const isListed = SHIPPING_METHODS.some((one) => one.carrier === carrier && country in one.prices);
        return daysFrom(moment).map((day) => {
          const refused = offer.refusal ?? checkDeliveryDay(day, { ...rules, zone: offer.zone });
          const consignments = [{ name, leadDays, months: ALL_YEAR, courier, days: [{ title: 'Delivery date', day }] }];
          const answer = offerDelivery(
            carrier,
            zonesOf(carrier, theirs),
            consignments,
            { country, postcode },
            { now, deliverySchedule: theirs },
          );
          const why = answer.refusal?.kind === 'day' ? answer.refusal.day.kind : answer.refusal?.kind;
          return {
            kind,
            place,
            method: offer.method,
            day,
            page: refused?.kind ?? fee(offer.zone?.feePence ?? 0),
            backend: isListed ? (why ?? fee(answer.zone?.feePence ?? 0)) : 'outside-zones',
          };
        });
      });
    });
  });
}

const isOffered = ({ page }: Row): boolean => page === 'free' || page.startsWith('£');
const WORDS: Readonly<Record<string, string>> = {
  'outside-zones': 'does not go there',
  'not-by-courier': 'not by courier',
  'not-abroad': 'not abroad',
};
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

/** One cell of the printed table: the fee and the days, or why not. */
function cellOf(rows: readonly Row[]): string {
  const offered = rows.filter(isOffered);
  const [first] = offered;
  if (first !== undefined)
    return `${first.page}: ${offered.map(({ day }) => weekday.format(Date.parse(day)).replace(',', '')).join(', ')}`;
  return WORDS[rows[0]?.page ?? ''] ?? 'no day of these ten';
}

function printed(): string {
  const tables = Object.entries(MOMENTS).map(([title, moment]) => {
    const rows = rowsAt(moment);
    const lines = Object.keys(KINDS).flatMap((kind) =>
      Object.keys(PLACES).map((place) => {
        const here = rows.filter((row) => row.kind === kind && row.place === place);
        const cells = DELIVERY_METHODS.map((method) => cellOf(here.filter((row) => row.method === method)));
        return `| ${[kind, place, ...cells].join(' | ')} |`;
      }),
    );
    return [
      `## Ordered on ${title}`,
      '',
      '| What | Where to | Our van | Courier | Collection |',
      '|---|---|---|---|---|',
      ...lines,
    ].join('\n');
  });
  return `${INTRODUCTION}\n\n${tables.join('\n\n')}\n`;
}

const INTRODUCTION = `# What is delivered where, when and for how much

For ${Object.keys(KINDS).length} kinds of product and ${Object.keys(PLACES).length} places: every way to get there, its fee, and the days of the following ten that can be chosen. The days, areas and fees are the demo florist's; \`npm run florist -- delivery\` shows and changes them.

This page is printed by \`tests/backend/delivery-table.test.ts\`, which compares the rule of the pages with the rule of the backend for every kind, place, method and day below, and both with this page. After a deliberate change of the rules: \`UPDATE_DELIVERY_TABLE=1 npx jest --selectProjects server --testPathPatterns delivery-table\`.

## Which postcodes are taken

- British ones of the 124 areas that exist, the Channel Islands and the Isle of Man included. Capitals, blanks, hyphens and a final full stop do not matter; O and 0, I and 1 are read by their position. They are stored and printed as \`PO19 1AA\`.
- Forces' mail and what else has no street (BFPO, GIR, BX, XM, XX): the shopper is asked to call.
- In Ireland Eircodes, stored as \`D02 X285\`; a British postcode is refused there. Postcodes of other countries are not checked.
- An address in the areas GY, IM and JE is headed Guernsey, Isle of Man or Jersey, not United Kingdom.

\`tests/builders/postcode-spellings.ts\` lists spellings and what page and backend read them as.`;

test.each(Object.entries(MOMENTS))('page and backend agree on every delivery offer on %s', (_title, moment) => {
  const rows = rowsAt(moment);
  expect(rows.length).toBeGreaterThanOrEqual(300);
  expect(rows.filter(({ page, backend }) => page !== backend)).toEqual([]);
});

test('every kind asks for its day', () => {
  const kinds: readonly string[] = Object.values(KINDS);
  const asking = PRODUCTS.filter(
    ({ sku, options }) => kinds.includes(sku) && options.some(({ kind }) => kind === 'date'),
  );
  expect(asking.map(({ sku }) => sku).sort()).toEqual([...kinds].sort());
});

test('docs/delivery.md shows these offers', () => {
  if (process.env.UPDATE_DELIVERY_TABLE === '1') writeFileSync(FILE, printed());
  expect(readFileSync(FILE, 'utf8')).toBe(printed());
});
