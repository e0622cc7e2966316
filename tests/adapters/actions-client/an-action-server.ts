import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CartChanged } from '../../../src/application/cart/shown-cart';
import type { SessionState } from '../../../src/application/account/session-expiry';
import type { FailureReport } from '../../../src/adapters/actions-client/failure-report';
import { createMutex } from '../../../src/adapters/actions-client/mutex';
import { createPostAction, type PostActionDeps } from '../../../src/adapters/actions-client/post-action';

export const GUEST: SessionState = { signedIn: false, expired: false };

export interface SeenRequest {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly type: string | undefined;
  readonly body: unknown;
}

/** A real HTTP server on a free port that records requests and returns the given responses. */
export class ActionServer {
  readonly seen: SeenRequest[] = [];
  private reply: RequestListener = (_request, response) => response.end();
  private readonly server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      const json: unknown = body === '' ? null : JSON.parse(body);
      this.seen.push({ method, path, type: headers['content-type'], body: json });
      this.reply(request, response);
    });
  });

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((done) => void this.server.close(() => done()));
  }

  /** Like a browser's `fetch`: paths are relative to the server. */
  readonly fetch: typeof fetch = (path, init) => {
    const { port } = this.server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}${path as string}`, init);
  };

  listen(reply: RequestListener): void {
    this.reply = reply;
  }

  sends(status: number, body: unknown): void {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    this.reply = (_request, response) => response.writeHead(status).end(text);
  }

  answers(result: unknown, session: SessionState = GUEST, status = 200): void {
    this.sends(status, { result, session });
  }

  cutsConnections(): void {
    this.reply = (request) => request.socket.destroy();
  }
}

/** The client of one tab, in a browser without Web Locks, and what it reported. */
export function aClient(send: typeof fetch, overrides: Partial<PostActionDeps> = {}) {
  const sessions: SessionState[] = [];
  const changed: CartChanged[] = [];
  const failures: (readonly [string, FailureReport])[] = [];
  const post = createPostAction({
    send,
    storePrefix: '',
    inTurn: createMutex(() => undefined),
    connection: () => null,
    onSession: (session) => sessions.push(session),
    onCartChanged: (cart) => changed.push(cart),
    onFailure: (...failure) => failures.push(failure),
    ...overrides,
  });
  return { post, sessions, changed, failures };
}
