import { enquiryKind, type EnquiryKind } from '../enquiries/enquiry';

/** A content page's text, or the replacement of a paragraph like `{workshops}`. */
export type BodyPart =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'workshops' }
  /** Where the shop delivers, when and for how much. */
  | { readonly kind: 'zones' }
  /** The same of one zone, by its code. */
  | { readonly kind: 'zone'; readonly code: string }
  /** The way to the form of an enquiry. */
  | { readonly kind: 'enquiry'; readonly about: EnquiryKind };

/** A paragraph of one such word alone. */
const PLACE = /<p>\{(workshops|zones|zone ([a-z][\w-]{0,63})|enquiry (wedding|funeral|weekly|complaint))\}<\/p>/;

/** Returns the parts of sanitised HTML in their order. */
export function partsOfBody(body: string): readonly BodyPart[] {
  const found = PLACE.exec(body);
  const before: readonly BodyPart[] = [{ kind: 'html', html: body.slice(0, found?.index ?? body.length) }];
  if (found === null) return before;
  const [whole, word, code, asked] = found;
  const after = partsOfBody(body.slice(found.index + whole.length));
  const about = enquiryKind(asked ?? '');
  if (about !== null) return [...before, { kind: 'enquiry', about }, ...after];
  if (code !== undefined) return [...before, { kind: 'zone', code }, ...after];
  return [...before, { kind: word === 'zones' ? 'zones' : 'workshops' }, ...after];
}
