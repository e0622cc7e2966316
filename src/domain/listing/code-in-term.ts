import { parsePostcode, readPostcodeOf } from '../address/postcode';

/** What a search term is if it is not words: a postcode, or the number of an order. */
export type CodeInTerm = { readonly kind: 'postcode'; readonly postcode: string } | { readonly kind: 'order-number' };

/** Orders are numbered with so many digits, by the embedded backend and by Magento. */
const ORDER_NUMBER = /^(?:(?:my )?order )?(?:(?:number|no\.?|nr\.?) ?)?(?:#|№)? ?\d{6,12}$/i;
/** What people type around a postcode. */
const ABOUT_DELIVERY = /\b(?:do you|deliver(?:y|ies|s)?|to|in|for)\b/gi;
/** Longer texts are no postcode. */
const MAX_POSTCODE = 40;

/** Reads a British postcode or outward code, an Eircode, or the number of an order; null if the term is words. */
export function codeInTerm(term: string): CodeInTerm | null {
  if (ORDER_NUMBER.test(term)) return { kind: 'order-number' };
  const text = term.replace(ABOUT_DELIVERY, ' ').trim();
  if (text.length > MAX_POSTCODE || !/\d/.test(text)) return null;
  const isPostcode = parsePostcode(text).ok || readPostcodeOf('IE', text).ok;
  return isPostcode ? { kind: 'postcode', postcode: text } : null;
}
