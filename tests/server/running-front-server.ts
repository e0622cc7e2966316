import { createServer, request as ask, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Handler } from '../../server/page-renderer';
import { type FrontServer, startFrontServer } from '../../server/start';
import { readConfig } from '../../src/composition/settings/config';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface RunningFrontServer {
  readonly port: number;
  /** What the door reported as errors. */
  readonly reports: string[];
  ask(path: string, question?: Question): Promise<Answer>;
  /** Moves the door's clock, in milliseconds. */
  wait(ms: number): void;
  drain: FrontServer['drain'];
}

/** The front door before a handler that stands for Next, on a free port of this machine, with a clock of our own. */
export async function openDoor(handler: Handler, env: Record<string, string> = {}): Promise<RunningFrontServer> {
  const port = await freePort();
  const reading = readConfig({ PORT: String(port), ...env });
  if (!reading.ok) throw new Error(reading.faults.join());
  let now = 1000;
  const reports: string[] = [];
  const door = await startFrontServer(reading.value, handler, {
    now: () => now,
    report: (message) => reports.push(message),
    bind: '127.0.0.1',
  });
  return {
    port,
    reports,
    ask: (path, question) => askPort(port, path, question),
    wait: (ms) => {
      now += ms;
    },
    drain: () => door.drain(),
  };
}

export function askPort(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Question = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const asked = ask({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
      answer.on('error', fail);
    });
    asked.on('error', fail);
    asked.end(body);
  });
}

export async function freePort(): Promise<number> {
  const { port, stop } = await serve(() => undefined);
  await stop();
  return port;
}

/** A server of the test's own on a free port. */
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

/** A hand-operated gate: `open` lets everybody pass who waits for `opened`. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open: () => open() };
}
