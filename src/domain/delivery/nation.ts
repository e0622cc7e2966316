import type { Postcode } from './postcode';

/** Where bank holidays are the same. */
export type Nation =
  | 'england-and-wales'
  | 'scotland'
  | 'northern-ireland'
  | 'isle-of-man'
  | 'channel-islands'
  | 'ireland'
  | 'france'
  | 'germany'
  | 'netherlands';

const BY_AREA: ReadonlyMap<string, Nation> = new Map<string, Nation>([
  ...'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'.split(' ').map((area) => [area, 'scotland'] as const),
  ['BT', 'northern-ireland'],
  ['IM', 'isle-of-man'],
  ['GY', 'channel-islands'],
  ['JE', 'channel-islands'],
]);

/** Berwick-upon-Tweed is in England. */
const ENGLISH_OUTWARD = 'TD15';

const BY_COUNTRY: ReadonlyMap<string, Nation> = new Map<string, Nation>([
  ['IE', 'ireland'],
  ['FR', 'france'],
  ['DE', 'germany'],
  ['NL', 'netherlands'],
]);

/** Returns the nation of a British postcode. */
export function nationOfPostcode({ area, outward }: Pick<Postcode, 'area' | 'outward'>): Nation {
  return (outward === ENGLISH_OUTWARD ? null : BY_AREA.get(area)) ?? 'england-and-wales';
}

/** Returns the nation of another country; null if its holidays are unknown. */
export function nationAbroad(country: string): Nation | null {
  return BY_COUNTRY.get(country) ?? null;
}
