import { ok, refuse, type Result } from '../shared/result';
import { parsePostcode, type Postcode, type PostcodeRefusal } from './postcode';

/** A round of the florist's own van. */
export interface DeliveryZone {
  readonly code: string;
  /** As the shopper reads it: `Chichester`. */
  readonly title: string;
  /** Areas (`BN`), outward codes (`PO19`) and sectors (`PO20 8`); the narrowest that fits decides. */
  readonly postcodes: readonly string[];
  /** Pence including VAT. */
  readonly feePence: number;
  /** Days on which the van goes there; 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** London minutes since midnight; null where the shop's own cut-off holds. */
  readonly cutOffMinutes: number | null;
}

export type ZoneRefusal = PostcodeRefusal | { readonly kind: 'outside-zones'; readonly outward: string };

/** How narrow an entry is that holds the postcode: 3 a sector, 2 an outward code, 1 an area, 0 not at all. */
function fit(entry: string, { area, outward, sector }: Postcode): number {
  if (entry === sector) return 3;
  if (entry === outward) return 2;
  return entry === area ? 1 : 0;
}

/** The zone that a postcode lies in, whole or its first half alone. */
export function zoneOfPostcode(zones: readonly DeliveryZone[], text: string): Result<DeliveryZone, ZoneRefusal> {
  const postcode = parsePostcode(text);
  if (!postcode.ok) return postcode;
  let best: { readonly zone: DeliveryZone; readonly fit: number } | null = null;
  for (const zone of zones) {
    for (const entry of zone.postcodes) {
      const narrowness = fit(entry, postcode.value);
      if (narrowness > (best?.fit ?? 0)) best = { zone, fit: narrowness };
    }
  }
  return best === null ? refuse({ kind: 'outside-zones', outward: postcode.value.outward }) : ok(best.zone);
}
