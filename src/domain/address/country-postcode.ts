import { parsePostcode } from '../delivery/postcode';

const BRITAIN = 'GB';

/** False unless a British postcode is whole and valid; postcodes of other countries are not checked. */
export function isPossiblePostcode(countryCode: string, text: string): boolean {
  if (countryCode !== BRITAIN) return true;
  const parsed = parsePostcode(text);
  return parsed.ok && parsed.value.sector !== null;
}

/** Formats a British postcode as `PO19 1AA`; returns those of other countries unchanged. */
export function formatPostcode(countryCode: string, text: string): string {
  const parsed = countryCode === BRITAIN ? parsePostcode(text) : null;
  return parsed !== null && parsed.ok ? parsed.value.text : text;
}
