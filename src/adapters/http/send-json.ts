import type { ServerResponse } from 'node:http';

/** Sends JSON that must not be cached, unless `Cache-Control` was set before. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

/** Response for a URL under `/api` that has no handler, or below a prefix that does not belong to a store. */
export function unknownCall(response: ServerResponse): void {
  sendJson(response, 404, { message: 'There is nothing at this address.' });
}
