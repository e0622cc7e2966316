import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Handler } from '../../server/page-renderer';
import { type FileFolders } from '../../server/served-files';
import { type FrontServer, startFrontServer } from '../../server/start';
import { readConfig } from '../../src/composition/settings/config';

export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface TestRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface RunningFrontServer {
  readonly port: number;
  /** Errors reported by the front server. */
  readonly reports: string[];
  /** The reference of each report. */
  readonly references: string[];
  request(path: string, options?: TestRequest): Promise<TestResponse>;
  /** Advances the front server's clock by ms. */
  wait(ms: number): void;
  drain: FrontServer['drain'];
  purge: FrontServer['purge'];
}

/** Starts the front server before a handler in place of Next, on a free port, with a controlled clock. */
export async function openFrontServer(
  handler: Handler,
  env: Record<string, string> = {},
  more: FileFolders = {},
): Promise<RunningFrontServer> {
  const port = await freePort();
  const reading = readConfig({ PORT: String(port), ...env });
  if (!reading.ok) throw new Error(reading.faults.join());
  let now = 1000;
  const reports: string[] = [];
  const references: string[] = [];
  const frontServer = await startFrontServer(reading.value, handler, {
    now: () => now,
    report: (message, reference) => {
      reports.push(message);
      references.push(reference);
    },
    ...more,
  });
  return {
    port,
    reports,
    references,
    request: (path, options) => requestPort(port, path, options),
    wait: (ms) => {
      now += ms;
    },
    drain: () => frontServer.drain(),
    purge: (tags) => frontServer.purge(tags),
  };
}

export function requestPort(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: TestRequest = {},
): Promise<TestResponse> {
  return new Promise((done, fail) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on('error', fail);
    });
    request.on('error', fail);
    request.end(body);
  });
}

export async function freePort(): Promise<number> {
  const { port, stop } = await serve(() => undefined);
  await stop();
  return port;
}

/** A server on a free port. */
export async function serve(listener: RequestListener): Promise<{ port: number; stop(): Promise<void> }> {
  const server: Server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, stop };
}

/** A gate: `opened` resolves when `open` is called. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open: () => open() };
}
