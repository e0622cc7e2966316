import type { Failure } from '../../application/ports/failures';
import { refuse, type Result } from '../../domain/shared/result';
import { contentErrorText } from './content-error';
import { isAttributes, maps, type Attributes } from './content-value';

/** A content page may wait this long for its words, ms. */
const PATIENCE_MS = 1500;

/** Reads entries of a Strapi-style content service. */
export class ContentClient {
  constructor(
    private readonly base: string,
    private readonly send: typeof fetch,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /**
   * `GET {base}/{entity}`. The attributes of an entry that stands for itself; a missing one is `not-found`, anything that
   * cannot be understood `unreachable`. A refusal is `rejected` with what the service says of it (S8-9).
   */
  find(entity: string): Promise<Result<Attributes, Failure>> {
    return this.ask(entity, attributesOf);
  }

  /** `GET {base}/{collection}?filters[slug][$eq]={slug}`. The same of the entry of a collection that goes by `slug`. */
  findBySlug(collection: string, slug: string): Promise<Result<Attributes, Failure>> {
    const query = `filters[slug][$eq]=${encodeURIComponent(slug)}`;
    return this.ask(`${collection}?${query}`, (body) => attributesBySlug(body, slug));
  }

  private async ask(
    path: string,
    read: (body: unknown) => Result<Attributes, Failure>,
  ): Promise<Result<Attributes, Failure>> {
    try {
      const answer = await this.send(`${this.base}/${path}`, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(this.patienceMs),
      });
      if (answer.status === 404) return refuse({ kind: 'not-found', message: '' });
      if (!answer.ok) return refuse(await failureOf(answer));
      return read(await answer.json());
    } catch {
      return refuse({ kind: 'unreachable', status: null });
    }
  }
}

/** Statuses by which a service refuses a question, and says why. What it says of faults of its own is nobody else's business. */
const REFUSING_STATUSES: ReadonlySet<number> = new Set([400, 405, 409, 413, 414, 422]);
const TOO_MANY = 429;

async function failureOf(answer: Response): Promise<Failure> {
  const { status } = answer;
  if (status !== TOO_MANY && !REFUSING_STATUSES.has(status)) return { kind: 'unreachable', status };
  const message = contentErrorText(readJson(await answer.text()));
  return status === TOO_MANY ? { kind: 'busy', message } : { kind: 'rejected', code: 'MALFORMED', message };
}

/** A text that is no JSON stands for itself. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.includes('<') ? '' : text;
  }
}

function attributesOf(body: unknown): Result<Attributes, Failure> {
  const data = isAttributes(body) ? body.data : null;
  if (data === null) return refuse({ kind: 'not-found', message: '' });
  const attributes = isAttributes(data) ? data.attributes : null;
  return isAttributes(attributes) ? { ok: true, value: attributes } : refuse({ kind: 'unreachable', status: 502 });
}

/** A service that passes over the filter answers every page: only the one that was asked for is taken. */
function attributesBySlug(body: unknown, slug: string): Result<Attributes, Failure> {
  const data = isAttributes(body) ? body.data : null;
  if (!Array.isArray(data)) return refuse({ kind: 'unreachable', status: 502 });
  const found = maps(data)
    .map(({ attributes }) => attributes)
    .filter(isAttributes)
    .find((attributes) => attributes.slug === slug);
  return found === undefined ? refuse({ kind: 'not-found', message: '' }) : { ok: true, value: found };
}
