/** A delivery zone of the florist's own van. */
export interface DeliveryZone {
  readonly code: string;
  readonly title: string;
  /** Areas (`BN`), outward codes (`PO19`) and sectors (`PO20 8`). */
  readonly postcodes: readonly string[];
  /** GBP pence including VAT. */
  readonly feePence: number;
  /** Delivery weekdays; 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** London minutes since midnight; null where the shop's own cut-off applies. */
  readonly cutOffMinutes: number | null;
}

const POSTCODE =
  /^(GIR|BFPO|[A-PR-UWYZ](?:\d{1,2}|\d[ABCDEFGHJKPSTUW]|[A-HK-Y]\d{1,2}|[A-HK-Y]\d[ABEHMNPRVWXY]))(\d[ABD-HJLNP-UW-Z]{2})$/;

/**
 * The places a British postcode is in, the narrowest first: sector, outward code, area. Empty for an invalid postcode.
 */
export function placesOfPostcode(text: string): readonly string[] {
  const match = POSTCODE.exec(text.toUpperCase().replace(/[\s\u00a0]+/g, ''));
  const [, outward, inward] = match ?? [];
  if (outward === undefined || inward === undefined) return [];
  return [`${outward} ${inward.charAt(0)}`, outward, /^[A-Z]+/.exec(outward)?.[0] ?? outward];
}

/** The zone of a postcode, by its narrowest entry; null outside all zones. */
export function zoneOf(zones: readonly DeliveryZone[], postcode: string): DeliveryZone | null {
  for (const place of placesOfPostcode(postcode)) {
    const zone = zones.find(({ postcodes }) => postcodes.includes(place));
    if (zone !== undefined) return zone;
  }
  return null;
}
