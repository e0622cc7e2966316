import { plusDays } from '../../../src/domain/delivery/calendar/calendar-date';
import { type About, courierGoes, today } from './facts';
import { truth, type Truth } from './truths';
import { readDay } from './words';

const HERE = '12 North Street Chichester PO19 1LB United Kingdom';

/** The recipient or the payer, who have the same address unless nothing is delivered. */
function isAddress(words: string, { errand }: About): boolean {
  const place = errand?.place ?? null;
  if (place === null) return words === HERE || words.startsWith('Posy Flowers');
  const { street, town, postcode, countryName } = place;
  return words === [street, town, postcode, countryName].join(' ');
}

const isDayOf = (day: string | undefined, about: About) => about.days.includes(readDay(day ?? '', today(about)) ?? '');
const by =
  (method: string) =>
  (_: unknown, { errand }: About) =>
    errand?.method === method;
const isBrought = ({ errand, days }: About) => days.length > 0 && errand !== null && errand.method !== 'none';

/** Sentences about an order: its addresses, its days, and what happens next. */
export const ORDER_TRUTHS: readonly Truth[] = [
  truth('Ann Lee (?<address>.+?)(?: 07700 900123)?', ({ address }, about) => isAddress(address ?? '', about)),
  truth(
    'Posy Flowers The Old Glasshouse, 3 Larkspur Yard Chichester PO19 0ZZ United Kingdom [\\d ]+',
    by('collection'),
  ),
  truth(
    '(?<town>[A-Z][\\w ]+), {postcode}',
    ({ town, postcode }, { errand }) =>
      (errand?.place ? [errand.place.town, errand.place.postcode] : ['Chichester', 'PO19 1LB']).join() ===
      [town, postcode].join(),
  ),
  truth('Jersey|Ireland', (_, { errand }) => ['Jersey', 'Ireland'].includes(errand?.place?.countryName ?? '')),
  truth(
    'Your order will reach Ann on {day}\\.',
    ({ day }, about) => isBrought(about) && about.errand?.place !== null && isDayOf(day, about),
  ),
  truth(
    '(?:Collect your order from |Posy Flowers Ltd, )The Old Glasshouse, 3 Larkspur Yard, Chichester PO19 0ZZ, on {day}\\.?',
    ({ day }, about) => about.errand?.method === 'collection' && isDayOf(day, about),
  ),
  truth(
    '(?:With {words}, on |For |Delivery date:? |Collection day:? |Day we send it:? |Order \\d+ for )?{day}\\.?',
    ({ day }, about) => isDayOf(day, about),
  ),
  truth('(?:It is good until |Good until: )?{day}\\.?', ({ day }, about) =>
    about.days.some(
      (sent) => readDay(day ?? '', today(about)) === `${Number(sent.slice(0, 4)) + 2}${plusDays(sent, 0).slice(4)}`,
    ),
  ),
  truth(
    'Delivered on the day you choose',
    (_, { product }) => product !== null && !['virtual', 'downloadable'].includes(product.type),
  ),
  truth('Delivered on the day you chose', (_, about) => isBrought(about)),
  truth(
    'Collect from|When would you like to collect it\\?|Collection day:|COLLECTED BY|WHERE TO COLLECT IT|Pay on collection',
    by('collection'),
  ),
  truth('We will make it up that morning\\.', by('collection')),
  truth('We will make it up on the morning it leaves the shop\\.', by('van')),
  truth('Made up by hand in our own shop, that morning', (_, { product }) => product?.leadDays === 0),
  truth(
    'Made up by hand in Chichester, brought by our own van or a courier|Flowers from Chichester, tied by hand, brought to the door',
    (_, { country }) => country === 'GB',
  ),
  truth(
    'Leave it open, and we will bring it with the rest of your order or on the first day we can\\.',
    (_, about) => about.country === 'GB',
  ),
  truth(
    'We cannot send this one to Ireland, only within the United Kingdom\\.',
    (_, { product, country }) => country === 'IE' && product?.courier !== 'abroad',
  ),
  truth(
    'Packed by hand in Chichester, sent to Ireland by courier|Sent to Ireland by courier: see our gifts',
    (_, about) => courierGoes(about, 'IE'),
  ),
  truth(
    'Sent in bud by courier, anywhere in the UK\\.|Packed flat in bud, posted by courier, {words}|Flowers for the letterbox, which travel by courier',
    (_, about) => courierGoes(about, 'GB'),
  ),
  truth(
    'These are files to download, so nothing comes by post\\.',
    (_, { product }) => product?.type === 'downloadable',
  ),
];
