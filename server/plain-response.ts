import { type ServerResponse } from 'node:http';

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'This request cannot be understood',
  403: 'Another site cannot ask for this',
  404: 'Page not found',
  405: 'This address does not take such a request',
  413: 'This request is too large',
  414: 'This address is too long',
  429: 'Too many requests at once. Please wait a little and try again',
};

/** A short error page of the front server itself, with a link home and the reference of its log line. Never cached. */
export function sendPlain(response: ServerResponse, status: number, reference: string | null = null): void {
  if (response.headersSent) {
    // The response has already begun; closing the connection is the only way to report that it is incomplete.
    response.destroy();
    return;
  }
  sendPage(response, status, plainPage(status, reference));
}

/** Sends a page that is never cached. */
export function sendPage(response: ServerResponse, status: number, body: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  if (status === 429 || status === 503) response.setHeader('Retry-After', '5');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** Nothing was done, because too much is asked for at once, or by another site; a call is answered in JSON. */
export function sendRefused(response: ServerResponse, status: 403 | 429, isCall: boolean): void {
  if (!isCall || response.headersSent) return sendPlain(response, status);
  if (status === 429) response.setHeader('Retry-After', '5');
  sendJson(response, status, { message: `${SENTENCES[status]}.` });
}

/** Fields that no page repeats: they are asked for again. */
const PASSWORDS: ReadonlyMap<string, string> = new Map([
  ['current', 'Your password now'],
  ['password', 'Password'],
  ['repeated', 'Password again'],
]);

/** The page of a refused form, which sends `fields` to `action` again. */
export function busyForm(action: string, fields: readonly (readonly [string, string])[], home: string): string {
  const inputs = fields.map(([name, value]) => {
    const label = PASSWORDS.get(name);
    if (label !== undefined) return `<p><label>${label} <input type="password" name="${name}"></label></p>`;
    return `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`;
  });
  const kept = '<p>Nothing has been sent yet, and what you typed is not lost. Wait a minute, then send it again.</p>';
  const form = `<form method="post" action="${escaped(action)}">${inputs.join('')}<p><button>Send again</button></p></form>`;
  return page(SENTENCES[429] ?? '', kept + form + linkTo(home, 'Back to Home page'));
}

/** The page of `sendPlain`. */
export function plainPage(status: number, reference: string | null): string {
  const home = status === 404 || status >= 500 ? linkTo('/', 'Back to Home page') : '';
  return page(SENTENCES[status] ?? 'An error occurred', quote(reference) + home);
}

/** Characters of a cause that are shown. */
const MAX_CAUSE = 4000;

/**
 * The response when not even the error page could be rendered, without any part of the shop. `cause` is for
 * developers only.
 */
export function lastPage(reference: string | null, home: string, cause: string): string {
  const shown = cause.length > MAX_CAUSE ? `${cause.slice(0, MAX_CAUSE)} …` : cause;
  const details = shown === '' ? '' : `<pre>${escaped(shown)}</pre>`;
  const link = linkTo(home, 'Go back to home');
  return page('An error occurred while showing the error page', quote(reference) + link + details);
}

function page(sentence: string, body: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title>`;
  return `<!doctype html><html lang="en-GB"><head>${head}</head><body><main><h1>${sentence}</h1>${body}</main></body></html>`;
}

function quote(reference: string | null): string {
  return reference === null ? '' : `<p>If you call us about this, please quote ${reference}.</p>`;
}

function linkTo(path: string, words: string): string {
  return `<p><a href="${path}">${words}</a></p>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(value));
}

export function sendText(response: ServerResponse, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'public, max-age=3600');
  response.end(response.req.method === 'HEAD' ? undefined : text);
}
