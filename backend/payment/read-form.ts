import type { IncomingMessage } from 'node:http';
import { readBody } from '../shared/read-body';

/** bytes */
const MAX_FORM = 8 * 1024;

/** The fields of a posted form; null for another content type or a body that is too large. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return null;
  const body = await readBody(request, MAX_FORM);
  return body === null ? null : new URLSearchParams(body.toString('utf8'));
}
