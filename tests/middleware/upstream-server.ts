import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, type Socket } from 'node:net';

/** A request as received upstream. */
export interface SeenRequest {
  readonly httpMethod: string;
  /** The other end of its connection. */
  readonly port: number | undefined;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: unknown;
  readonly body: string;
  /** Every header name as received, to count duplicates. */
  readonly rawNames: readonly string[];
}

export interface Upstream {
  readonly url: string;
  readonly seen: SeenRequest[];
  /** Sets the response to further requests; by default an empty data object. */
  answer(reply: Reply): void;
  close(): Promise<void>;
}

export type Reply = (request: SeenRequest, response: ServerResponse) => void;

export function json(body: unknown, status = 200): Reply {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
}

export function html(status: number): Reply {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Secret stack of http://10.0.0.7</h1>');
  };
}

/** Accepts the request and never responds. */
export const neverResponds: Reply = () => undefined;

/** Closes the connection without a response. */
export const closeConnection: Reply = (_request, response) => response.destroy();

/** A real server on a free port that records requests and returns the given responses. */
export async function openUpstream(): Promise<Upstream> {
  const seen: SeenRequest[] = [];
  const sockets = new Set<Socket>();
  let reply: Reply = json({ data: {} });
  const server = createServer((request, response) => {
    void readRequest(request).then((one) => {
      seen.push(one);
      reply(one, response);
    });
  });
  server.on('connection', (socket) => sockets.add(socket));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    seen,
    answer: (next) => (reply = next),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function readRequest(request: IncomingMessage): Promise<SeenRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  const url = new URL(request.url ?? '/', 'http://upstream');
  const asked = request.method === 'GET' ? Object.fromEntries(url.searchParams) : parsed(body);
  const variables = request.method === 'GET' ? parsed(asked.variables ?? '{}') : asked.variables;
  return {
    httpMethod: request.method ?? '',
    port: request.socket.remotePort,
    path: url.pathname,
    headers: request.headers,
    query: asked.query ?? '',
    operationName: asked.operationName ?? null,
    variables,
    body,
    rawNames: request.rawHeaders.filter((_value, at) => at % 2 === 0).map((name) => name.toLowerCase()),
  };
}

function parsed(text: string): Record<string, string> {
  return text.startsWith('{') ? JSON.parse(text) : {};
}
