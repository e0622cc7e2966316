import type { Failure } from '../../application/ports/failures';
import { refuse, type Result } from '../../domain/shared/result';
import { contentErrorText } from './content-error';
import { isAttributes, maps, type Attributes } from './content-value';

/** ms */
const TIMEOUT_MS = 1500;

/** Of a collection, as many as Strapi returns at once. */
const MAX_ENTRIES = 100;

/** Bytes of a response. */
const MAX_RESPONSE = 2 * 1024 * 1024;

/** Reads entries of a Strapi-style content service. */
export class ContentClient {
  constructor(
    private readonly base: string,
    private readonly send: typeof fetch,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {}

  /**
   * `GET {base}/{entity}`. Returns the attributes of a single entry: `not-found` if missing, `rejected` with the
   * service's message if refused, `unreachable` for any other failure.
   */
  find(entity: string): Promise<Result<Attributes, Failure>> {
    return this.request(entity, attributesOf);
  }

  /** `GET {base}/{collection}?filters[slug][$eq]={slug}`. The same for the entry of a collection with this slug. */
  findBySlug(collection: string, slug: string): Promise<Result<Attributes, Failure>> {
    const query = `filters[slug][$eq]=${encodeURIComponent(slug)}`;
    return this.request(`${collection}?${query}`, (body) => attributesBySlug(body, slug));
  }

  /** `GET {base}/{collection}?pagination[pageSize]=100`. The attributes of at most 100 entries. */
  findAll(collection: string): Promise<Result<readonly Attributes[], Failure>> {
    return this.request(`${collection}?pagination[pageSize]=${MAX_ENTRIES}`, attributesOfAll);
  }

  private async request<Value>(
    path: string,
    read: (body: unknown) => Result<Value, Failure>,
  ): Promise<Result<Value, Failure>> {
    try {
      const response = await this.send(`${this.base}/${path}`, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(this.timeoutMs),
      });
      if (response.status === 404) return refuse({ kind: 'not-found', message: '' });
      if (!response.ok) return refuse(await failureOf(response));
      return read(JSON.parse(await readText(response)) as unknown);
    } catch {
      return refuse({ kind: 'unreachable', status: null });
    }
  }
}

/** Statuses of a refusal with a message for the shopper; messages of other statuses are not shown. */
const REFUSED_STATUSES: ReadonlySet<number> = new Set([400, 405, 409, 413, 414, 422]);
const TOO_MANY_REQUESTS = 429;

async function failureOf(response: Response): Promise<Failure> {
  const { status } = response;
  if (status !== TOO_MANY_REQUESTS && !REFUSED_STATUSES.has(status)) return { kind: 'unreachable', status };
  const message = contentErrorText(readJson(await readText(response)));
  return status === TOO_MANY_REQUESTS ? { kind: 'busy', message } : { kind: 'rejected', code: 'MALFORMED', message };
}

/** Throws when the body is too long. */
async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_RESPONSE) throw new Error('The response is too long.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Returns plain text as it is, and nothing for HTML. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.includes('<') ? '' : text;
  }
}

function attributesOf(body: unknown): Result<Attributes, Failure> {
  if (!isAttributes(body)) return refuse({ kind: 'unreachable', status: 502 });
  const { data } = body;
  if (data === null) return refuse({ kind: 'not-found', message: '' });
  const attributes = isAttributes(data) ? data.attributes : null;
  return isAttributes(attributes) ? { ok: true, value: attributes } : refuse({ kind: 'unreachable', status: 502 });
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
