import { shopSeed } from '../../../backend/seed/shop-seed';
import { DATE, DAY, HOUR, PRICE, TILE, WEEKDAY } from './words';

const { products, categories } = shopSeed({});

/** The shop's own address, as everything that it sells, is a name: that names hold words such as Market Day claims nothing. */
const ADDRESS = 'The Old Glasshouse, 3 Larkspur Yard, Chichester';
const SOLD = products.flatMap(({ name, options }) => [name, ...options.map(({ title }) => title)]);
/** The longest come first, because some hold others. */
const NAMES = [`${ADDRESS} PO19 0ZZ`, ADDRESS, ...SOLD, ...categories.map(({ name }) => name)]
  .filter((name) => name.length > 4)
  .sort((one, other) => other.length - one.length);

/** Words that claim a delivery method. */
export const BRINGERS = {
  van: '(?:our own )?vans?|drivers?|neighbours?|we (?:will )?(?:bring|deliver)|ourselves',
  courier: 'couriers?|parcels?|by post|posted',
  collection: 'collect(?:ed|ion)?',
} as const;

/** A day, an hour, a price, a place, or who brings it. */
const CLAIMS = [
  DAY,
  TILE,
  DATE,
  `${WEEKDAY}s?`,
  '(?:today|tomorrow|tonight)(?:’s)?',
  '(?:this|that|the same|next) (?:day|morning|afternoon|evening|night|week)',
  'the morning',
  'bank holidays?',
  HOUR,
  PRICE,
  ...Object.values(BRINGERS),
  'brought|delivered|doorstep',
  'Chichester|Jersey|Guernsey|Highlands?|Ireland|Islands?|mainland|the coast|villages?|anywhere in the UK',
];
const CLAIM = new RegExp(`(?<![\\w£€])(?:${CLAIMS.join('|')})(?!\\w)`, 'gi');

/** What a sentence says that may be untrue. */
export function claimsOf(text: string): readonly string[] {
  return NAMES.reduce((rest, name) => rest.replaceAll(name, 'it'), text).match(CLAIM) ?? [];
}
