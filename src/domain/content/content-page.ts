import { type Category, categoryAtPath } from '../catalogue/categories/category';
import { CONTENT_ROUTES, RESERVED_NAMES } from '../navigation/routes';
import { enquiryKind, type EnquiryKind } from '../enquiries/enquiry';

/** A CMS page such as terms or flower care. */
export interface ContentPage {
  readonly title: string;
  /** Meta description, or empty. */
  readonly description: string;
  /** Sanitised HTML. */
  readonly body: string;
}

/** A CMS page as a list names it. */
export interface ContentPageSummary {
  readonly slug: string;
  readonly title: string;
  /** Meta description, or empty. */
  readonly description: string;
}

/** A CMS page of the commerce backend (`home`, `privacy`). */
export interface CmsPage {
  readonly name: string;
  readonly title: string;
  /** Meta description, or empty. */
  readonly description: string;
  readonly heading: string | null;
  /** Sanitised HTML. */
  readonly body: string;
}

/** A CMS block of the commerce backend. */
export interface ContentBlock {
  readonly name: string;
  readonly title: string;
  /** Sanitised HTML. */
  readonly body: string;
}

const SLUG = /^[a-z0-9-]{1,80}$/;

/** Returns the slug of a path with one segment (`/flower-care`), without store prefix; null for any other path. */
export function contentSlug(path: string): string | null {
  const slug = path.replace(/^\//, '');
  return SLUG.test(slug) ? slug : null;
}

/** `flower-care` as words, `Flower care`: the heading of a page whose entry has no title. */
export function wordsOfSlug(slug: string): string {
  const words = slug.replace(/-+/g, ' ').trim();
  return words === '' ? slug : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Pages that take precedence at the short path of a content page. */
export interface OtherPaths {
  readonly tree: readonly Category[];
  /** Stores by prefix or code: `/ie`, `default`. */
  readonly storePrefixes: readonly string[];
}

/** Returns the path of a content page, without store prefix: `/terms`, or `/Pages/search` where something else has the short one. */
export function contentAddress(slug: string, { tree, storePrefixes }: OtherPaths): string {
  const short = `/${slug}`;
  if (CONTENT_ROUTES.includes(slug)) return short;
  const isTaken =
    RESERVED_NAMES.includes(slug) ||
    storePrefixes.some((prefix) => prefix.replace(/^\//, '') === slug) ||
    categoryAtPath(tree, short) !== null;
  return isTaken ? `/Pages${short}` : short;
}

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
