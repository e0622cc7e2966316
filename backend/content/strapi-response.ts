import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * 200 with the value as JSON, or 304 when the ETag matches. Never fresh without revalidation, because entries are
 * edited live.
 */
export function sendJson(request: IncomingMessage, response: ServerResponse, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', etag);
  if ((request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === etag)) {
    response.writeHead(304).end();
    return;
  }
  send(response, 200, body, request.method === 'HEAD');
}

/** 200 with an entry that was created, changed or deleted. */
export function sendChanged(response: ServerResponse, entry: unknown): void {
  response.setHeader('Cache-Control', 'no-store');
  send(response, 200, Buffer.from(JSON.stringify({ data: entry, meta: {} })), false);
}

/** An error in Strapi's format: `{ data: null, error: { status, name, message, details } }`. */
export function sendError(response: ServerResponse, status: number, name: string, message: string): void {
  const body = Buffer.from(JSON.stringify({ data: null, error: { status, name, message, details: {} } }));
  response.setHeader('Cache-Control', 'no-store');
  send(response, status, body, response.req.method === 'HEAD');
}

function send(response: ServerResponse, status: number, body: Buffer, headOnly: boolean): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length });
  response.end(headOnly ? undefined : body);
}
