import { parsePostcode } from '../delivery/postcode';

const BRITAIN = 'GB';

/** False for an invalid British postcode; postcodes of other countries are not checked. */
export function isPossiblePostcode(countryCode: string, text: string): boolean {
  return countryCode !== BRITAIN || parsePostcode(text).ok;
}

/** Formats a British postcode as `PO19 1AA`; returns those of other countries unchanged. */
export function formatPostcode(countryCode: string, text: string): string {
  const parsed = countryCode === BRITAIN ? parsePostcode(text) : null;
  return parsed !== null && parsed.ok ? parsed.value.text : text;
}
