import type { ServerResponse } from 'node:http';

/** Sends JSON that must not be cached, unless `Cache-Control` was set before. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
