import { contentSlug } from '../../domain/content/content-page';
import { line, whole, type Attributes } from './content-value';

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
