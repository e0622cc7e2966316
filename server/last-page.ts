import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Config } from '../src/composition/settings/config';
import { type Handler } from './page-renderer';
import { storeOf } from './page-request';
import { lastPage } from './plain-response';
import { amendHead } from './response-headers';

/** Request header: the reference of a failure, which its page shows and its log line names. */
export const REFERENCE = 'x-request-id';

export function newReference(): string {
  return randomBytes(4).toString('hex').toUpperCase();
}

/** Response header: the status of a page whose error page failed, which Next replaces by 500. */
const STATUS = 'x-posy-status';
/** Response header: the error page failed; in development why, as base64. */
const CAUSE = 'x-posy-cause';

/** The handler, and a page without any part of the shop where its error page fails. */
export function lastPageAfter(handler: Handler, stores: Config['stores']): Handler {
  return (request, response) => {
    const reference = request.headers[REFERENCE];
    // Files have none.
    if (typeof reference !== 'string') return handler(request, response);
    let page: string | null = null;
    amendHead(response, () => {
      if (response.statusCode < 500) return;
      response.statusCode = Number(response.getHeader(STATUS) ?? response.statusCode);
      if (!hasFailed(response)) return;
      const cause = Buffer.from(String(response.getHeader(CAUSE) ?? ''), 'base64').toString();
      page = lastPage(reference, homeOf(request, stores), cause);
      for (const name of ['Content-Encoding', 'ETag', 'Content-Security-Policy']) response.removeHeader(name);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Length', Buffer.byteLength(page));
    });
    const write = response.write.bind(response) as (...given: unknown[]) => boolean;
    const end = response.end.bind(response) as (...given: unknown[]) => typeof response;
    response.write = (...given: unknown[]) => page !== null || write(...given);
    response.end = (...given: unknown[]) => {
      // Writes the head, and so amends it, of responses that are only ended.
      if (!response.headersSent && response.statusCode >= 500) response.writeHead(response.statusCode);
      return page === null ? end(...given) : end(page);
    };
    return handler(request, response);
  };
}

/** A plain text is what Next sends when it has no page left. */
function hasFailed(response: ServerResponse): boolean {
  const isText = String(response.getHeader('content-type')).startsWith('text/plain');
  return isText || response.hasHeader(CAUSE);
}

function homeOf({ url = '' }: IncomingMessage, stores: Config['stores']): string {
  return storeOf(url.split('?', 1)[0] ?? '', stores).store?.pathPrefix || '/';
}
