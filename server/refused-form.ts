import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Config } from '../src/composition/settings/config';
import { isCall, storeOf } from './page-request';
import { busyForm, sendPage, sendRefused } from './plain-response';

/** Bytes of the largest form of the shop, and its fields. */
const MAX_FORM = 64 * 1024;
const MAX_FIELDS = 100;

/**
 * Refuses what is too much at once. A form of a browser without scripts gets a page that has what was typed, to send it again; of
 * the request nothing was read yet.
 */
export async function refuseBusy(
  request: IncomingMessage,
  response: ServerResponse,
  stores: Config['stores'],
): Promise<void> {
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const body = isPlainForm(request) && !response.headersSent ? await bodyOf(request) : null;
  const form = new URLSearchParams(body ?? '');
  if (body === null || form.size > MAX_FIELDS) return sendRefused(response, 429, isCall(path, stores));
  const { store } = storeOf(form.get('back')?.split('?', 1)[0] ?? '/', stores);
  sendPage(response, 429, busyForm(path, [...form], store?.pathPrefix || '/'));
}

/** Whether a browser shows what is answered to a form. */
function isPlainForm({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const isForm = headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded') === true;
  return method === 'POST' && isForm && headers.accept !== 'application/json';
}

/** Null for a body that is too long, or that has not arrived. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > MAX_FORM) return null;
      parts.push(part);
    }
  } catch {
    return null;
  }
  return Buffer.concat(parts).toString('utf8');
}
