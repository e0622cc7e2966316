import { IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { applyHeaders } from './response-headers';
import { type RenderedPage } from './rendered-page';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** The handler, whose requests wait for `start`: the backend may start at the same time. */
export function onceStarted(start: Promise<void>, handler: Handler): Handler {
  return (request, response) => start.then(() => handler(request, response));
}

/** The handler did not finish the page in time. */
export class PageTimeout extends Error {}

/** Never connected; the requests of all pages have it. */
const NO_SOCKET = new Socket();

export interface RenderRequest {
  readonly url: string;
  readonly host: string;
  /** The currency's. */
  readonly cookie: string;
  /** From the front server to the page. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Renders a page without any visitor: the request has the configured host, one cookie and no header of the visitor, so
 * that the result can be shared. Throws what the handler throws, and `PageTimeout` after `timeoutMs`.
 */
export async function renderPage(handler: Handler, page: RenderRequest, timeoutMs: number): Promise<RenderedPage> {
  const request = new IncomingMessage(NO_SOCKET);
  request.method = 'GET';
  request.url = page.url;
  request.httpVersion = '1.1';
  request.headers = {
    host: page.host,
    accept: 'text/html',
    cookie: page.cookie,
    ...page.headers,
    // Next removes its own parameters and `__proto__` from the URL that the page gets.
    'x-posy-url': page.url,
  };
  request.rawHeaders = Object.entries(request.headers).flatMap(([name, value]) => [name, String(value)]);
  request.push(null);
  const response = new CapturedResponse(request);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new PageTimeout(`The page took longer than ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    const handled = Promise.resolve(handler(request, response)).then(() => response.ended);
    return await Promise.race([response.ended, handled, timeout]);
  } finally {
    clearTimeout(timer);
    if (!response.finished) response.destroy();
  }
}

/** A response without a socket: collects what is written and resolves when it is complete. */
class CapturedResponse extends ServerResponse {
  private readonly chunks: Buffer[] = [];
  private hasBegun = false;
  private settle: { done(page: RenderedPage): void; fail(error: Error): void } | null = null;

  readonly ended = new Promise<RenderedPage>((done, fail) => {
    this.settle = { done, fail };
  });

  constructor(request: IncomingMessage) {
    super(request);
    // Node sets headersSent when bytes are sent; here nothing is ever sent.
    Object.defineProperty(this, 'headersSent', { get: () => this.hasBegun });
  }

  override writeHead(
    status: number,
    reason?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    headers?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ): this {
    applyHeaders(this, typeof reason === 'string' ? headers : reason);
    this.statusCode = status;
    this.hasBegun = true;
    return this;
  }

  override flushHeaders(): void {
    this.hasBegun = true;
  }

  override write(chunk: unknown, encoding?: unknown, done?: unknown): boolean {
    this.hasBegun = true;
    this.chunks.push(toBuffer(chunk, encoding));
    callLater(typeof encoding === 'function' ? encoding : done);
    return true;
  }

  override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
    if (this.finished) return this;
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function')
      this.chunks.push(toBuffer(chunk, encoding));
    this.hasBegun = true;
    this.finished = true;
    this.settle?.done({ status: this.statusCode, headers: { ...this.getHeaders() }, body: Buffer.concat(this.chunks) });
    callLater([chunk, encoding, done].find((one) => typeof one === 'function'));
    queueMicrotask(() => {
      this.emit('finish');
      this.emit('close');
    });
    return this;
  }

  override destroy(error?: Error): this {
    if (!this.finished) this.settle?.fail(error ?? new Error('The response ended early'));
    this.destroyed = true;
    return this;
  }
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  return Buffer.from(chunk as Uint8Array);
}

function callLater(callback: unknown): void {
  if (typeof callback === 'function') queueMicrotask(callback as () => void);
}
