import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../shared/read-body';
import { callerOf } from './content-access';
import type { Change, EntryWriter, Values } from './entry-writer';
import { sendChanged, sendError } from './strapi-response';

export interface WriteAccess {
  readonly token: string;
  /** ms since 1970 */
  readonly now: () => number;
}

/** Bytes: an entry whose characters are escaped in JSON. */
const MAX_BODY = 1024 * 1024;

/**
 * `POST /content/{entity}`, `PUT` and `DELETE /content/{entity}/{id}` (without the id for a single type), with Strapi's
 * body `{ data }`. Refuses a caller that is not trusted with 401 or 403 and changes nothing then.
 */
export async function serveChange(
  writer: EntryWriter,
  access: WriteAccess,
  request: IncomingMessage,
  response: ServerResponse,
  [entity = '', id, ...rest]: readonly string[],
): Promise<void> {
  const caller = callerOf(request, access.token, access.now());
  if (caller.kind === 'stranger') return sendError(response, caller.status, caller.name, caller.message);
  if (caller.cookie !== null) response.setHeader('Set-Cookie', caller.cookie);
  const isCreation = request.method === 'POST';
  if (rest.length > 0 || (isCreation && id !== undefined))
    return sendError(response, 404, 'NotFoundError', 'Not Found');
  if (request.method === 'DELETE') return answer(response, await writer.remove(entity, id ?? null));
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    return sendError(response, 415, 'UnsupportedMediaTypeError', 'The body must be JSON');
  }
  const body = await readBody(request, MAX_BODY);
  if (body === null) return sendError(response, 413, 'PayloadTooLargeError', 'Payload too large');
  const data = dataOf(body.toString('utf8'));
  if (data === null) return sendError(response, 400, 'ValidationError', 'Missing "data" payload in the request body');
  answer(response, isCreation ? await writer.create(entity, data) : await writer.update(entity, id ?? null, data));
}

function dataOf(text: string): Values | null {
  try {
    const { data } = JSON.parse(text) as { data?: unknown };
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Values) : null;
  } catch {
    return null;
  }
}

function answer(response: ServerResponse, change: Change): void {
  if (change.kind === 'done') return sendChanged(response, change.entry);
  if (change.kind === 'unknown') return sendError(response, 404, 'NotFoundError', 'Not Found');
  if (change.kind === 'refused') return sendError(response, 400, 'ValidationError', change.message);
  return sendError(response, 500, 'InternalServerError', change.message);
}
