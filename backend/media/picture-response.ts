import type { IncomingMessage, ServerResponse } from 'node:http';

export interface PictureBody {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly body: Buffer;
}

/** A day, then revalidate: the URL stays the same when a florist replaces a photograph. */
export const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';
/** A picture may be added any minute. */
export const PLACEHOLDER_CACHE_CONTROL = 'public, max-age=60';

export function sendPicture(request: IncomingMessage, response: ServerResponse, picture: PictureBody): void {
  const { type, etag, cacheControl, body } = picture;
  if (isCurrent(request, etag)) return sendNotModified(response, picture);
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': body.length,
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
    'Cache-Control': cacheControl,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Whether the caller's copy is the current one. */
export function isCurrent(request: IncomingMessage, etag: string): boolean {
  const known = (request.headers['if-none-match'] ?? '').split(',');
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

export function sendNotModified(response: ServerResponse, picture: Pick<PictureBody, 'etag' | 'cacheControl'>): void {
  response.writeHead(304, { ETag: picture.etag, 'Cache-Control': picture.cacheControl }).end();
}

export function sendError(response: ServerResponse, status: number, message: string): void {
  const body = Buffer.from(`${message}\n`);
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': body.length };
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store' }).end(body);
}
