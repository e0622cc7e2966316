import type { IncomingMessage, ServerResponse } from 'node:http';
import { originRefusal } from '../../../middleware/middleware';
import { sendJson } from '../server/middleware-mount';
import { readBody } from '../server/read-body';
import { serverApp } from '../server/server-app';
import { readLanguages } from '../../domain/store/detect-store';
import type { Config } from '../settings/config';
import { storeOfPath, visitorOf } from '../server/visitor';

const MAX_BODY = 2048;

/**
 * `POST /api/visitor`: who the open page belongs to, `{ signedIn, store, currency, cartQuantity }`. The page itself is
 * the same for everybody; this is how it learns the rest after waking. `cartQuantity` is null when it was not asked
 * for (`{ "counts": true }`) or could not be had. S4-56 to S4-58: what the browser remembers of the store is put right by
 * the way, and `goTo` leads to the door of another store. `notice` is a message that the page before has left. With
 * `{ "settings": true }` comes what the forms of an account have to know.
 */
export async function handleVisitor(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const app = serverApp();
  if (request.method !== 'POST') return sendJson(response, 405, { message: 'Ask by POST.' });
  const refusal = originRefusal(request.headers, app.config.allowedHosts, 'json');
  if (refusal !== null) return sendJson(response, refusal.status, { message: refusal.message });
  const asked = readQuestion(await readBody(request, MAX_BODY));
  if (asked === null) return sendJson(response, 400, { message: 'The question is not a JSON object.' });
  const store = storeOfPath(asked.path, app.config.stores);
  const visitor = visitorOf(request.headers, store);
  const shop = app.forVisitor(visitor);
  const counted = asked.counts ? await shop.useCases.countCart() : null;
  const languages = readLanguages(request.headers['accept-language'] ?? '');
  const { goTo } = shop.own.settle({ path: asked.path, languages });
  const notice = shop.own.notices.take();
  const cookies = shop.setCookies();
  if (cookies.length > 0) response.setHeader('Set-Cookie', [...cookies]);
  sendJson(response, 200, {
    signedIn: shop.own.signIn.isSignedIn(),
    store: store.code,
    currency: shop.own.currency(),
    cartQuantity: counted !== null && counted.ok ? counted.value : null,
    ...(goTo === null ? {} : { goTo }),
    ...(notice === null ? {} : { notice }),
    ...(asked.settings ? { settings: accountSettings(app.config) } : {}),
  });
}

/** What is the same for everybody, and needed only by who signs in or chooses a store. The captcha's secret stays here. */
function accountSettings({ accountConfirmation, recaptcha, stores }: Config) {
  const captcha = recaptcha === null ? null : { siteKey: recaptcha.siteKey, version: recaptcha.version };
  return { confirmation: accountConfirmation, recaptcha: captcha, stores };
}

interface Question {
  readonly counts: boolean;
  readonly settings: boolean;
  readonly path: string;
}

function readQuestion(body: string | null): Question | null {
  try {
    const question: unknown = JSON.parse(body === null || body === '' ? '{}' : body);
    if (typeof question !== 'object' || question === null || Array.isArray(question)) return null;
    const counts = 'counts' in question && question.counts === true;
    const path = 'path' in question && typeof question.path === 'string' ? question.path : '/';
    return { counts, settings: 'settings' in question && question.settings === true, path };
  } catch {
    return null;
  }
}
