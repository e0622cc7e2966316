import type { Failure } from '../../application/ports/failures';
import { refuse, type Result } from '../../domain/shared/result';
import { type ContentRequest, ContentService, entryPath, TIMEOUT_MS } from './content-http';
import { isAttributes, type Attributes } from './entry-fields';

/** An entry after a change. */
export interface StoredEntry {
  readonly id: number;
  readonly attributes: Attributes;
}

/**
 * Changes entries of a Strapi-style content service. For trusted programs that have its token; nothing that a browser can
 * reach uses it. A token that the service refuses is `unreachable` with status 401 or 403.
 */
export class ContentWriter {
  private readonly service: ContentService;

  constructor(
    base: string,
    private readonly token: string,
    send: typeof fetch,
    timeoutMs = TIMEOUT_MS,
  ) {
    this.service = new ContentService(base, send, timeoutMs);
  }

  /** `POST {base}/{entity}`. */
  create(entity: string, attributes: Attributes): Promise<Result<StoredEntry, Failure>> {
    return this.change('POST', entity, null, attributes);
  }

  /** `PUT {base}/{entity}/{id}`; the id is null for a single type. Keeps the attributes that are not named. */
  update(entity: string, id: number | null, attributes: Attributes): Promise<Result<StoredEntry, Failure>> {
    return this.change('PUT', entity, id, attributes);
  }

  /** `DELETE {base}/{entity}/{id}`; the id is null for a single type. Returns the entry as it was. */
  delete(entity: string, id: number | null): Promise<Result<StoredEntry, Failure>> {
    return this.change('DELETE', entity, id, null);
  }

  private change(
    method: ContentRequest['method'],
    entity: string,
    id: number | null,
    attributes: Attributes | null,
  ): Promise<Result<StoredEntry, Failure>> {
    const authorization = `Bearer ${this.token}`;
    return this.service.request(entryPath(entity, id), storedEntry, {
      method,
      headers: { authorization, ...(attributes !== null && { 'content-type': 'application/json' }) },
      ...(attributes !== null && { body: JSON.stringify({ data: attributes }) }),
    });
  }
}

function storedEntry(body: unknown): Result<StoredEntry, Failure> {
  const data = isAttributes(body) ? body.data : null;
  const { id, attributes } = isAttributes(data) ? data : {};
  return typeof id === 'number' && isAttributes(attributes)
    ? { ok: true, value: { id, attributes } }
    : refuse({ kind: 'unreachable', status: 502 });
}
