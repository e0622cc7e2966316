import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware, MiddlewareResponse } from '../../../middleware/middleware';
import { ENDED_EARLY, readBody } from './read-body';
import { sendJson } from './send-json';
import { addressOf } from './session/visitor';

/** Maximal body size, bytes; the middleware has smaller limits of its own. */
const MAX_BODY = 256 * 1024;

/** `POST /api/{integration}/{method}`: the middleware's API on the shop's own origin. */
export async function handleCall(
  middleware: Middleware,
  integration: string,
  method: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request, MAX_BODY);
  // The sender has left.
  if (body === ENDED_EARLY) return void response.destroy();
  const answer = await middleware.handle({
    httpMethod: request.method ?? 'GET',
    integration,
    method,
    headers: request.headers,
    body: body ?? ' '.repeat(MAX_BODY),
    address: addressOf(request.headers),
  });
  send(response, answer);
}

function send(response: ServerResponse, answer: MiddlewareResponse): void {
  if (answer.setCookies.length > 0) response.setHeader('Set-Cookie', answer.setCookies);
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  if (answer.status >= 500) response.setHeader('X-Posy-Logged', '1');
  sendJson(response, answer.status, answer.body);
}
