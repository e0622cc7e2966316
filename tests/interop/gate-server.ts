import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MagentoGate } from '../magento/magento-gate';

export interface GateServer {
  /** `http://127.0.0.1:40123`, without a trailing slash, used as the backend URL. */
  readonly url: string;
  close(): Promise<void>;
}

/** A proxy in front of a backend on a local port that accepts only queries valid against Magento's schema. */
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

/** Request headers the backend needs. */
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
