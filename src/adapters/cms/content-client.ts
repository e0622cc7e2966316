import type { Failure } from '../../application/ports/failures';
import { refuse, type Result } from '../../domain/shared/result';
import { attributesOf, ContentService, entryPath, TIMEOUT_MS } from './content-http';
import { isAttributes, maps, type Attributes } from './content-value';

/** Of a collection, as many as Strapi returns at once. */
const MAX_ENTRIES = 100;

/** Reads entries of a Strapi-style content service. */
export class ContentClient {
  private readonly service: ContentService;

  constructor(base: string, send: typeof fetch, timeoutMs = TIMEOUT_MS) {
    this.service = new ContentService(base, send, timeoutMs);
  }

  /** `GET {base}/{entity}`. The attributes of a single type's entry. */
  find(entity: string): Promise<Result<Attributes, Failure>> {
    return this.service.request(entity, attributesOf);
  }

  /** `GET {base}/{entity}/{id}`. */
  findOne(entity: string, id: number): Promise<Result<Attributes, Failure>> {
    return this.service.request(entryPath(entity, id), attributesOf);
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
  findBySlug(collection: string, slug: string): Promise<Result<Attributes, Failure>> {
    const query = `filters[slug][$eq]=${encodeURIComponent(slug)}`;
    return this.service.request(`${collection}?${query}`, (body) => attributesBySlug(body, slug));
  }

  /** `GET {base}/{collection}?pagination[pageSize]=100`. The attributes of at most 100 entries. */
  findAll(collection: string): Promise<Result<readonly Attributes[], Failure>> {
    return this.service.request(`${collection}?pagination[pageSize]=${MAX_ENTRIES}`, attributesOfAll);
  }
}

function attributesOfAll(body: unknown): Result<readonly Attributes[], Failure> {
  const data = isAttributes(body) ? body.data : null;
  if (!Array.isArray(data)) return refuse({ kind: 'unreachable', status: 502 });
  const all = maps(data).map(({ attributes }) => attributes);
  return { ok: true, value: all.filter(isAttributes) };
}

/** A service that ignores the filter returns all pages, so the entry with the slug is picked here. */
function attributesBySlug(body: unknown, slug: string): Result<Attributes, Failure> {
  const all = attributesOfAll(body);
  if (!all.ok) return all;
  const found = all.value.find((attributes) => attributes.slug === slug);
  return found === undefined ? refuse({ kind: 'not-found', message: '' }) : { ok: true, value: found };
}
