import type { IncomingMessage, ServerResponse } from 'node:http';
import { originRefusal } from '../../middleware/middleware';
import { sendJson } from './server-mount';
import { readBody } from './read-body';
import { serverApp } from './server-app';
import { storeOfPath, visitorOf } from './visitor';

const MAX_BODY = 2048;

/**
 * `POST /api/visitor`: who the open page belongs to, `{ signedIn, store, currency, cartQuantity }`. The page itself is
 * the same for everybody; this is how it learns the rest after waking. `cartQuantity` is null when it was not asked
 * for (`{ "counts": true }`) or could not be had.
 */
export async function answerVisitor(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const app = serverApp();
  if (request.method !== 'POST') return sendJson(response, 405, { message: 'Ask by POST.' });
  const refusal = originRefusal(request.headers, app.config.allowedHosts, 'json');
  if (refusal !== null) return sendJson(response, refusal.status, { message: refusal.message });
  const asked = readQuestion(await readBody(request, MAX_BODY));
  if (asked === null) return sendJson(response, 400, { message: 'The question is not a JSON object.' });
  const store = storeOfPath(asked.path, app.config.stores);
  const visitor = visitorOf(request.headers, store);
  const counted = asked.counts ? await app.forVisitor(visitor).useCases.countCart() : null;
  sendJson(response, 200, {
    signedIn: visitor.token !== null,
    store: store.code,
    currency: visitor.currency,
    cartQuantity: counted !== null && counted.ok ? counted.value : null,
  });
}

function readQuestion(body: string | null): { readonly counts: boolean; readonly path: string } | null {
  try {
    const question: unknown = JSON.parse(body === null || body === '' ? '{}' : body);
    if (typeof question !== 'object' || question === null || Array.isArray(question)) return null;
    const counts = 'counts' in question && question.counts === true;
    const path = 'path' in question && typeof question.path === 'string' ? question.path : '/';
    return { counts, path };
  } catch {
    return null;
  }
}
