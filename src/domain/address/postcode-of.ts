import { parsePostcode } from '../delivery/postcode';

/** The country whose postcodes the shop can read. */
const BRITAIN = 'GB';

/** False for what can be no postcode of that country; of other countries than Britain nothing is known, so all may be. */
export function mayBePostcode(countryCode: string, text: string): boolean {
  return countryCode !== BRITAIN || parsePostcode(text).ok;
}

/** As the Post Office writes it, `PO19 1AA`, whatever case and blanks were typed; of other countries as it was typed. */
export function writtenPostcode(countryCode: string, text: string): string {
  const parsed = countryCode === BRITAIN ? parsePostcode(text) : null;
  return parsed !== null && parsed.ok ? parsed.value.text : text;
}
