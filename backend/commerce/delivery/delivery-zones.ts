import { type Nation, nationOf } from './nations';
import { readPostcode } from './postcode';

/** A delivery zone of the florist's own van or of a courier. */
export interface DeliveryZone {
  readonly code: string;
  /** Two letters. Outside the United Kingdom a zone is a whole country. */
  readonly country: string;
  /** As inside a sentence: `the Highlands and Islands`. */
  readonly title: string;
  /** Areas (`BN`), outward codes (`PO19`), sectors (`PO20 8`), and `*` for all others. */
  readonly postcodes: readonly string[];
  /** GBP pence including VAT. */
  readonly feePence: number;
  /** Delivery weekdays; 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** London minutes since midnight; null where the shop's own cut-off applies. */
  readonly cutOffMinutes: number | null;
  /** Days on the way, counted from the day the order is ready. */
  readonly transitDays: number;
}

/** The zone of a place. */
export interface PlaceZone extends DeliveryZone {
  /** Null for a country whose holidays are unknown. */
  readonly nation: Nation | null;
}

/**
 * The places a British postcode is in, the narrowest first: sector, outward code, area. Empty for an invalid postcode.
 */
export function placesOfPostcode(text: string): readonly string[] {
  const read = readPostcode(text);
  return read.ok ? [read.value.sector, read.value.outward, read.value.area] : [];
}

/** The country whose postcodes have zones. */
export const HOME = 'GB';

/** In a zone for all postcodes that no other zone has. */
const ANYWHERE = '*';

/** The zone of a postcode among those of one country, by its narrowest entry; null outside all zones, and for an invalid postcode. */
export function zoneOf(zones: readonly DeliveryZone[], postcode: string): PlaceZone | null {
  const abroad = zones.find(({ country }) => country !== HOME);
  if (abroad !== undefined) return { ...abroad, nation: nationOf(abroad.country, postcode) };
  const places = placesOfPostcode(postcode);
  for (const place of places.length === 0 ? [] : [...places, ANYWHERE]) {
    const zone = zones.find(({ postcodes }) => postcodes.includes(place));
    if (zone !== undefined) return { ...zone, nation: nationOf(HOME, places[0] ?? '') };
  }
  return null;
}
