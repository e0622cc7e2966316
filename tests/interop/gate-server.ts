import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MagentoGate } from '../magento/magento-gate';

export interface GateServer {
  /** `http://127.0.0.1:40123`, without a closing slash: it stands for the backend. */
  readonly url: string;
  close(): Promise<void>;
}

/** The gate behind a port of this machine, in front of a backend: whoever asks through it meets Magento's schema alone. */
export async function startGateServer(gate: MagentoGate, backendUrl: string): Promise<GateServer> {
  const server = createServer((request, response) => {
    void (async () => {
      try {
        const answer = await gate.fetch(`${backendUrl}${request.url ?? ''}`, await initOf(request));
        const type = answer.headers.get('content-type') ?? 'application/json';
        response.writeHead(answer.status, { 'content-type': type }).end(await answer.text());
      } catch {
        response.writeHead(502).end();
      }
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** What a backend has to know of a caller. */
const TOLD = ['accept', 'authorization', 'content-currency', 'content-type', 'store'];

async function initOf(request: IncomingMessage): Promise<RequestInit> {
  const headers = TOLD.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  const method = request.method ?? 'GET';
  if (method !== 'POST') return { method, headers };
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return { method, headers, body: Buffer.concat(chunks).toString('utf8') };
}
