import type { Failure } from '../../application/ports/failures';
import { refuse, type Result } from '../../domain/shared/result';
import { attributesOf, ContentService, entryPath, TIMEOUT_MS } from './content-http';
import { isAttributes, maps, type Attributes } from './entry-fields';

/** Pages of a collection that are read. */
const MAX_PAGES = 10;

/** Components and pictures of an entry that Strapi leaves out of a response unless asked for them, with what is in them. */
export function populate(...components: readonly string[]): string {
  return components.map((name) => `populate[${name}][populate]=*`).join('&');
}

/** Reads entries of a Strapi-style content service. A `query` says what the response has: `populate` and `fields`. */
export class ContentClient {
  private readonly service: ContentService;

  constructor(
    /** The address of the service. */
    readonly address: string,
    send: typeof fetch,
    timeoutMs = TIMEOUT_MS,
  ) {
    this.service = new ContentService(address, send, timeoutMs);
  }

  /** `GET {base}/{entity}`. The attributes of a single type's entry. */
  find(entity: string, query = ''): Promise<Result<Attributes, Failure>> {
    return this.service.request(withQuery(entity, query), attributesOf);
  }

  /** `GET {base}/{entity}/{id}`. */
  findOne(entity: string, id: number, query = ''): Promise<Result<Attributes, Failure>> {
    return this.service.request(withQuery(entryPath(entity, id), query), attributesOf);
  }

  /** `GET {base}/{entity}/count`, which the embedded service and Strapi 3 answer. */
  count(entity: string): Promise<Result<number, Failure>> {
    return this.service.request<number>(`${entity}/count`, (body) =>
      typeof body === 'number' && Number.isSafeInteger(body) && body >= 0
        ? { ok: true, value: body }
        : refuse({ kind: 'unreachable', status: 502 }),
    );
  }

  /** `GET {base}/{collection}?filters[slug][$eq]={slug}`. The same for the entry of a collection with this slug. */
  findBySlug(collection: string, slug: string, query = ''): Promise<Result<Attributes, Failure>> {
    const filter = `filters[slug][$eq]=${encodeURIComponent(slug)}`;
    const path = `${collection}?${filter}${query === '' ? '' : `&${query}`}`;
    return this.service.request(path, (body) => attributesBySlug(body, slug));
  }

  /**
   * `GET {base}/{collection}?...&pagination[page]={n}&pagination[pageSize]={pageSize}` until the last page, at most ten. The
   * attributes of the entries.
   */
  async findAll(collection: string, query: string, pageSize: number): Promise<Result<readonly Attributes[], Failure>> {
    const all: Attributes[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      // Sorted, because a database without an order may return an entry on two pages.
      const part = `sort=slug&pagination[page]=${page}&pagination[pageSize]=${pageSize}`;
      const found = await this.service.request<PageOfEntries>(`${collection}?${query}&${part}`, pageOfEntries);
      if (!found.ok) return found;
      const { entries, pageCount } = found.value;
      all.push(...entries);
      const isLast = pageCount === null ? entries.length !== pageSize : page >= pageCount;
      if (isLast || entries.length === 0) break;
    }
    return { ok: true, value: all };
  }
}

interface PageOfEntries {
  readonly entries: readonly Attributes[];
  /** Null when the service does not say. */
  readonly pageCount: number | null;
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

function pageOfEntries(body: unknown): Result<PageOfEntries, Failure> {
  const { data, meta } = isAttributes(body) ? body : {};
  if (!Array.isArray(data)) return refuse({ kind: 'unreachable', status: 502 });
  const pagination = isAttributes(meta) && isAttributes(meta.pagination) ? meta.pagination : {};
  const { pageCount } = pagination;
  const entries = maps(data)
    .map(({ attributes }) => attributes)
    .filter(isAttributes);
  return { ok: true, value: { entries, pageCount: typeof pageCount === 'number' ? pageCount : null } };
}

/** A service that ignores the filter returns all pages, so the entry with the slug is picked here. */
function attributesBySlug(body: unknown, slug: string): Result<Attributes, Failure> {
  const all = pageOfEntries(body);
  if (!all.ok) return all;
  const found = all.value.entries.find((attributes) => attributes.slug === slug);
  return found === undefined ? refuse({ kind: 'not-found', message: '' }) : { ok: true, value: found };
}
