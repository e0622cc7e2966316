/** A round of the florist's own van. */
export interface DeliveryZone {
  readonly code: string;
  readonly title: string;
  /** Areas (`BN`), outward codes (`PO19`) and sectors (`PO20 8`). */
  readonly postcodes: readonly string[];
  /** GBP pence including VAT. */
  readonly feePence: number;
  /** Days on which the van goes there; 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** London minutes since midnight; null where the shop's own cut-off holds. */
  readonly cutOffMinutes: number | null;
}

const POSTCODE =
  /^(GIR|BFPO|[A-PR-UWYZ](?:\d{1,2}|\d[ABCDEFGHJKPSTUW]|[A-HK-Y]\d{1,2}|[A-HK-Y]\d[ABEHMNPRVWXY]))(\d[ABD-HJLNP-UW-Z]{2})$/;

/** What a British postcode is part of, the narrowest first: sector, outward code, area. Empty for what is no postcode. */
export function placesOfPostcode(text: string): readonly string[] {
  const match = POSTCODE.exec(text.toUpperCase().replace(/[\s\u00a0]+/g, ''));
  const [, outward, inward] = match ?? [];
  if (outward === undefined || inward === undefined) return [];
  return [`${outward} ${inward.charAt(0)}`, outward, /^[A-Z]+/.exec(outward)?.[0] ?? outward];
}

/** The zone a postcode lies in, the narrowest entry deciding; null when the van does not go there. */
export function zoneOf(zones: readonly DeliveryZone[], postcode: string): DeliveryZone | null {
  for (const place of placesOfPostcode(postcode)) {
    const zone = zones.find(({ postcodes }) => postcodes.includes(place));
    if (zone !== undefined) return zone;
  }
  return null;
}
