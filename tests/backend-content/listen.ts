import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Listening {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  /** Sends the target as it is: unlike `fetch`, it does not resolve `..`. Aborting `signal` closes the connection. */
  readonly ask: (
    target: string,
    headers?: OutgoingHttpHeaders,
    method?: string,
    signal?: AbortSignal,
  ) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** A real server on a free port with one handler; what the handler does not take is answered 418. */
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
    ask: (target, headers = {}, method = 'GET', signal) =>
      new Promise((resolve, reject) => {
        const asked = http.request(
          { host: '127.0.0.1', port, path: target, method, headers, agent: false, ...(signal && { signal }) },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.on('end', () =>
              resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
            );
          },
        );
        asked.on('error', reject);
        asked.end();
      }),
    close: () => new Promise((done) => server.close(() => done())),
  };
}
