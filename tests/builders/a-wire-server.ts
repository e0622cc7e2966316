import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Middleware } from '../../middleware/middleware';

export interface WireServer {
  /** Without a trailing slash: `http://127.0.0.1:40123`; methods are below `/magento/`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a middleware on a local port; the last address of `X-Forwarded-For` is the client's, as behind one trusted proxy. */
export async function aWireServer(make: (host: string) => Middleware): Promise<WireServer> {
  let middleware: Middleware | null = null;
  const server = createServer((request, response) => {
    void (async () => {
      const [, integration = '', method = ''] = (request.url ?? '').split('/').map(decoded);
      const forwarded = String(request.headers['x-forwarded-for'] ?? '127.0.0.1');
      const result = await middleware?.handle({
        httpMethod: request.method ?? '',
        integration,
        method,
        headers: request.headers,
        body: await bodyOf(request),
        address: forwarded.split(',').at(-1)?.trim() ?? '',
      });
      const cookies = result?.setCookies.length ? { 'Set-Cookie': result.setCookies } : {};
      response.writeHead(result?.status ?? 503, { ...result?.headers, ...cookies }).end(JSON.stringify(result?.body));
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  middleware = make(host);
  return {
    url: `http://${host}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
