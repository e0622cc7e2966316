import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Middleware } from './middleware';

/** Milliseconds a client may take for its headers and for its whole request. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 30_000;

const PATH = /^\/(?:api\/)?([^/?#]+)\/([^/?#]+)\/?$/;

/**
 * The middleware as a server of its own: `POST /{integration}/{method}`, with or without `/api` before it and a slash
 * behind, and `GET /healthz`. Reads no more of a body than `bodyBytes` allows. Not started yet.
 */
export function createMiddlewareServer(middleware: Middleware, bodyBytes: number): Server {
  const server = createServer((request, response) => {
    serve(middleware, bodyBytes, request, response).catch(() => response.destroy());
  });
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  return server;
}

async function serve(
  middleware: Middleware,
  bodyBytes: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = ''] = (request.url ?? '').split('?');
  if (path === '/healthz') {
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end('ok');
    return;
  }
  const [, integration = '', method = ''] = PATH.exec(path) ?? [];
  const { text, whole } = await readBounded(request, bodyBytes);
  const answer = await middleware.handle({
    httpMethod: request.method ?? '',
    integration,
    method,
    headers: request.headers,
    body: text,
    address: request.socket.remoteAddress ?? '',
  });
  const cookies = answer.setCookies.length > 0 ? { 'Set-Cookie': answer.setCookies } : {};
  // What was not read of a body too large can only be got rid of with its connection.
  response.writeHead(answer.status, { ...answer.headers, ...cookies, ...(whole ? {} : { Connection: 'close' }) });
  response.end(JSON.stringify(answer.body));
}

/** The body, or as much of it as already shows that it is too large. */
async function readBounded(request: IncomingMessage, most: number): Promise<{ text: string; whole: boolean }> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const part: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    chunks.push(part);
    bytes += part.byteLength;
    if (bytes > most) return { text: Buffer.concat(chunks).toString('latin1'), whole: false };
  }
  return { text: Buffer.concat(chunks).toString('utf8'), whole: true };
}
