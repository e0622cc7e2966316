import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Middleware } from './middleware';

/** ms a client may take for its headers and for its whole request. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 30_000;

const PATH = /^\/(?:api\/)?([^/?#]+)\/([^/?#]+)\/?$/;

/**
 * The middleware as a server of its own: `POST /{integration}/{method}`, optionally with a leading `/api` and a
 * trailing slash, and `GET /healthz`. Reads at most `bodyBytes` of a body. The server is not started yet.
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
  const result = await middleware.handle({
    httpMethod: request.method ?? '',
    integration,
    method,
    headers: request.headers,
    body: text,
    address: request.socket.remoteAddress ?? '',
  });
  const cookies = result.setCookies.length > 0 ? { 'Set-Cookie': result.setCookies } : {};
  // The unread rest of a large body is only discarded by closing the connection.
  response.writeHead(result.status, { ...result.headers, ...cookies, ...(whole ? {} : { Connection: 'close' }) });
  response.end(JSON.stringify(result.body));
}

/** The body, or its beginning when it is too large. */
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
