import type { Failure } from '../../application/ports/failures';
import { refuse, type Result } from '../../domain/shared/result';
import { isAttributes, type Attributes, line } from './entry-fields';

/** ms */
export const TIMEOUT_MS = 1500;

/** Bytes of a response. */
const MAX_RESPONSE = 2 * 1024 * 1024;

export interface ContentRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends requests to the service at `base`, and reads its responses. */
export class ContentService {
  constructor(
    private readonly base: string,
    private readonly send: typeof fetch,
    private readonly timeoutMs: number,
  ) {}

  /**
   * `read` gets the JSON of a response. `not-found` for 404, `rejected` with the service's message if refused, `busy` for
   * 429, `unreachable` for any other failure.
   */
  async request<Value>(
    path: string,
    read: (body: unknown) => Result<Value, Failure>,
    { method, headers, body }: ContentRequest = { method: 'GET' },
  ): Promise<Result<Value, Failure>> {
    try {
      const response = await this.send(`${this.base}/${path}`, {
        method,
        headers: { accept: 'application/json', ...headers },
        ...(body !== undefined && { body }),
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

/** `{entity}` or `{entity}/{id}`. */
export function entryPath(entity: string, id: number | null): string {
  return id === null ? entity : `${entity}/${id}`;
}

/** The attributes of the one entry in a response. */
export function attributesOf(body: unknown): Result<Attributes, Failure> {
  if (!isAttributes(body)) return refuse({ kind: 'unreachable', status: 502 });
  const { data } = body;
  if (data === null) return refuse({ kind: 'not-found', message: '' });
  const attributes = isAttributes(data) ? data.attributes : null;
  return isAttributes(attributes) ? { ok: true, value: attributes } : refuse({ kind: 'unreachable', status: 502 });
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

const MAX_DEPTH = 5;

/**
 * Returns the message of an error response: a plain string, the message of an object, or the first message of a list, at
 * any level; empty when there is none.
 */
function contentErrorText(body: unknown, depth = 0): string {
  if (depth > MAX_DEPTH) return '';
  if (Array.isArray(body)) return contentErrorText(body[0], depth + 1);
  if (!isAttributes(body)) return line(body);
  for (const inner of [body.message, body.messages, body.error]) {
    const text = contentErrorText(inner, depth + 1);
    if (text !== '') return text;
  }
  return '';
}
