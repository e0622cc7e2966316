import { type ServerResponse } from 'node:http';

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'This request cannot be understood',
  404: 'Page not found',
  405: 'This address does not take such a request',
  413: 'This request is too large',
  414: 'This address is too long',
  429: 'Too many pages at once. Please wait a little and try again',
};

/** A short error page of the front server itself, with a link home and the reference of its log line. Never cached. */
export function sendPlain(response: ServerResponse, status: number, reference: string | null = null): void {
  if (response.headersSent) {
    // The response has already begun; closing the connection is the only way to report that it is incomplete.
    response.destroy();
    return;
  }
  const body = plainPage(status, reference);
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  if (status === 429 || status === 503) response.setHeader('Retry-After', '5');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** The page of `sendPlain`. */
export function plainPage(status: number, reference: string | null): string {
  const sentence = SENTENCES[status] ?? 'An error occurred';
  const quote = reference === null ? '' : `<p>If you call us about this, please quote ${reference}.</p>`;
  const home = status === 404 || status >= 500 ? '<p><a href="/">Back to Home page</a></p>' : '';
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${sentence}</title><h1>${sentence}</h1>${quote}${home}</html>`;
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(value));
}
