import type { Destination } from './delivery-option';
import { HOME } from '../address/country';
import { parsePostcode } from '../address/postcode';

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

/** Returns the nation of a place; null for a country whose holidays are unknown. */
export function nationOf({ country, postcode }: Destination): Nation | null {
  if (country !== HOME) return BY_COUNTRY.get(country) ?? null;
  const place = parsePostcode(postcode);
  const area = place.ok && place.value.outward !== ENGLISH_OUTWARD ? BY_AREA.get(place.value.area) : undefined;
  return area ?? 'england-and-wales';
}

/** Whether goods that are sent there leave the UK's VAT area: the Isle of Man is in it, the Channel Islands are not (VAT Notice 703). */
export function leavesUk(destination: Destination): boolean {
  return destination.country !== HOME || nationOf(destination) === 'channel-islands';
}
