import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Listening {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  /** Sends the target unchanged: `fetch` would normalise `..`. Aborting `signal` closes the connection. */
  readonly request: (
    target: string,
    headers?: OutgoingHttpHeaders,
    method?: string,
    signal?: AbortSignal,
  ) => Promise<TestResponse>;
  readonly close: () => Promise<void>;
}

/** A real server on a free port with one handler; responds 418 to what the handler does not handle. */
export async function listen(handler: Handler): Promise<Listening> {
  const server = http.createServer((request, response) => {
    const target = request.url ?? '/';
    void handler(request, response, target.split('?')[0] ?? '/').then((taken) => {
      if (!taken) response.writeHead(418).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    request: (target, headers = {}, method = 'GET', signal) =>
      new Promise((resolve, reject) => {
        const outgoing = http.request(
          { host: '127.0.0.1', port, path: target, method, headers, agent: false, ...(signal && { signal }) },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
            );
          },
        );
        outgoing.on('error', reject);
        outgoing.end();
      }),
    close: () => new Promise((done) => server.close(() => done())),
  };
}
