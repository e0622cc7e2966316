import { contentSlug } from '../../domain/content/content-page';

/** Readers for an entry's attributes. The florist edits entries by hand, so a missing value reads as empty. */
export type Attributes = Readonly<Record<string, unknown>>;

export function isAttributes(value: unknown): value is Attributes {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function line(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

export function maps(value: unknown): readonly Attributes[] {
  return Array.isArray(value) ? value.filter(isAttributes) : [];
}

export function lines(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(line).filter((text) => text !== '') : [];
}

/** A whole number from 0, which a service may send as text; null for anything else. */
export function whole(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : line(value);
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

const MAX_LENGTH = 500;

/** Browsers read a backslash as a slash and skip tabs and line breaks, so either could turn a path into another site. */
const OWN_PATH = /^\/(?!\/)[^\\\u0000-\u001f]*$/;
const OTHER = /^(?:https?:\/\/|mailto:|tel:)[^\s\\\u0000-\u001f]+$/;

/** Whether a link of an entry is a path of this site. */
export function isOwnPath(link: string): boolean {
  return OWN_PATH.test(link);
}

/** Whether a link of an entry is a path of this site, a web address, an email address or a telephone number. */
export function isSafeLink(link: string): boolean {
  return link.length <= MAX_LENGTH && (OWN_PATH.test(link) || (OTHER.test(link) && URL.canParse(link)));
}

/** Characters of a name or a label. */
export const MAX_NAME = 80;

/** Reports what is wrong with a field of the entry, such as `columns[0].items[2].link`. */
export type Report = (field: string, fault: string) => void;

export function listed<Item>(
  value: unknown,
  field: string,
  most: number,
  report: Report,
  read: (one: Attributes, field: string, report: Report) => Item | null,
): readonly Item[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) report(field, 'is not a list');
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  if (all.length > most) report(field, `has more than ${most} entries`);
  return all.slice(0, most).flatMap((one, index) => {
    const name = `${field}[${index}]`;
    if (!isAttributes(one)) report(name, 'has no fields');
    const item = isAttributes(one) ? read(one, name, report) : null;
    return item === null ? [] : [item];
  });
}

/** Required. */
export function name(value: unknown, field: string, report: Report): string {
  if (value === undefined || value === null || value === '') report(field, 'is missing');
  return text(value, field, MAX_NAME, report);
}

/** One line of text; empty when it is missing, not a text or too long. */
export function text(value: unknown, field: string, most: number, report: Report): string {
  if (value === undefined || value === null) return '';
  const words = line(value);
  if (typeof value === 'string' && words.length <= most) return words;
  report(field, typeof value === 'string' ? `is longer than ${most} characters` : 'is not a text');
  return '';
}

/** Null when it is missing or must not be in a page. */
export function link(value: unknown, field: string, report: Report): string | null {
  const to = line(value);
  if (to === '' && (typeof value === 'string' || value === undefined || value === null)) return null;
  if (isSafeLink(to)) return to;
  report(field, 'is neither a path of the shop nor an https, http, mailto or tel link');
  return null;
}

export interface ListedEntry {
  readonly slug: string;
  readonly entry: Attributes;
}

/**
 * The entries of a collection by `order`, those without one last and as they came. Leaves out an entry without a usable slug,
 * and all but the first with the same.
 */
export function inOrder(entries: readonly Attributes[]): readonly ListedEntry[] {
  const bySlug = new Map<string, Attributes>();
  for (const entry of entries) {
    const slug = contentSlug(line(entry.slug));
    if (slug !== null && !bySlug.has(slug)) bySlug.set(slug, entry);
  }
  const place = ({ order }: Attributes): number => whole(order) ?? Number.MAX_SAFE_INTEGER;
  return [...bySlug]
    .map(([slug, entry]) => ({ slug, entry }))
    .sort((one, other) => place(one.entry) - place(other.entry));
}
