import { isAttributes, line, type Attributes } from './content-value';
import { isSafeLink } from './entry-link';

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
