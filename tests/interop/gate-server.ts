import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpRequest, SendHttp } from '../../middleware/middleware';
import type { MagentoGate } from '../magento/magento-gate';

export interface GateServer {
  /** `http://127.0.0.1:40123`, without a trailing slash, used as the backend URL. */
  readonly url: string;
  close(): Promise<void>;
}

/** Sent by a gate in place of an answer: the connection is closed without one. */
export const LOST = { status: 0, contentType: '', text: '' } as const;

/** A proxy in front of a backend on a local port that accepts only queries valid against Magento's schema. */
export async function startGateServer(gate: MagentoGate, backendUrl: string): Promise<GateServer> {
  const server = createServer((request, response) => {
    void (async () => {
      try {
        const { status, contentType, text } = await gate.send(await requestOf(request, backendUrl));
        if (status === LOST.status) response.destroy();
        else response.writeHead(status, { 'content-type': contentType }).end(text);
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

/** Playwright cannot load the middleware's own client, which comes with the decorators of its inputs. */
export const sendByFetch: SendHttp = async ({ url, method, headers, body, signal }) => {
  const response = await fetch(url, {
    method,
    headers,
    signal,
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
  return {
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
};

/** Request headers the backend needs. */
const TOLD = ['accept', 'authorization', 'content-currency', 'content-type', 'store'];

async function requestOf(request: IncomingMessage, backendUrl: string): Promise<HttpRequest> {
  const headers = Object.fromEntries(
    TOLD.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const whole = {
    url: `${backendUrl}${request.url ?? ''}`,
    headers,
    signal: new AbortController().signal,
    maxBytes: Infinity,
  };
  if (request.method !== 'POST') return { ...whole, method: 'GET' };
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return { ...whole, method: 'POST', body: Buffer.concat(chunks).toString('utf8') };
}
