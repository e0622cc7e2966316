import type { Entry } from './entry-store';
import { type Populate, populated, readPopulate } from './populate';

export interface ContentQuery {
  readonly slug: string | null;
  readonly page: number;
  readonly pageSize: number;
  readonly populate: Populate;
  /** Names of plain fields, or null for all. */
  readonly fields: ReadonlySet<string> | null;
}

export type ContentQueryReading =
  { readonly kind: 'read'; readonly query: ContentQuery } | { readonly kind: 'refused'; readonly message: string };

const PAGE_SIZE = 25;
const MAX_PAGE_SIZE = 100;

/**
 * The part of Strapi's query that the shop uses: `filters[slug][$eq]`, `pagination[page]`, `pagination[pageSize]` (at
 * most 100), `populate` and `fields`. Other filters are refused, since ignoring one would return too much; other
 * parameters (`sort`, `locale`) are ignored: a collection is sorted by slug.
 */
export function readContentQuery(search: URLSearchParams): ContentQueryReading {
  const refused = (message: string): ContentQueryReading => ({ kind: 'refused', message });
  const foreign = [...search.keys()].find((key) => key.startsWith('filters') && key !== 'filters[slug][$eq]');
  if (foreign !== undefined) return refused(`Invalid key ${foreign}`);
  const page = wholeNumber(search.get('pagination[page]'), 1);
  const pageSize = wholeNumber(search.get('pagination[pageSize]'), PAGE_SIZE);
  if (page === null) return refused('pagination[page] must be a whole number from 1');
  if (pageSize === null) return refused('pagination[pageSize] must be a whole number from 1');
  return {
    kind: 'read',
    query: {
      slug: search.get('filters[slug][$eq]'),
      page,
      pageSize: Math.min(pageSize, MAX_PAGE_SIZE),
      populate: readPopulate(search),
      fields: readFields(search),
    },
  };
}

function readFields(search: URLSearchParams): ReadonlySet<string> | null {
  const keys = [...search.keys()].filter((key) => /^fields(\[\d*\])?$/.test(key));
  const names = keys.flatMap((key) => search.getAll(key)).flatMap((value) => value.split(','));
  return names.length === 0 || names.includes('*') ? null : new Set(names);
}

function wholeNumber(text: string | null, byDefault: number): number | null {
  if (text === null) return byDefault;
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}

export const applyQuery = ({ slug }: ContentQuery, entries: readonly Entry[]): readonly Entry[] =>
  slug === null ? entries : entries.filter(({ attributes }) => attributes.slug === slug);

/** The entry with the fields that the query asks for. */
export const answered = ({ populate, fields }: ContentQuery, { id, attributes }: Entry): Entry => ({
  id,
  attributes: populated(attributes, populate, fields),
});
