import { fork } from 'node:child_process';
import { resolve } from 'node:path';

export interface PublishedMiddleware {
  /** Without a trailing slash; calls go to `/magento/{method}` below it. */
  readonly url: string;
  /** All its methods. */
  readonly methods: readonly string[];
  close(): Promise<void>;
}

const START_WITHIN_MS = 30_000;

/**
 * Starts the published middleware in front of a GraphQL URL on a free local port. `sharing` keeps its default in-flight
 * sharing.
 */
export async function startPublishedMiddleware(
  graphqlUrl: string,
  setUp: 'careful' | 'sharing' = 'careful',
): Promise<PublishedMiddleware> {
  const folder = process.env.POSY_INTEROP_PACKAGES;
  if (folder === undefined) throw new Error('Run this suite by npm run test:interop: it installs what is compared.');
  const child = fork(resolve(__dirname, 'published-program.mjs'), [graphqlUrl, setUp], {
    cwd: folder,
    // It logs a page for every refused call; only a failed start is worth logging.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' },
    execArgv: [],
  });
  let complaints = '';
  child.stderr?.on('data', (chunk) => (complaints = (complaints + String(chunk)).slice(-4000)));
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const started = await new Promise<{ port: number; methods: string[] } | null>((done) => {
    child.once('message', (message) => done(message as { port: number; methods: string[] }));
    child.once('exit', () => done(null));
    setTimeout(() => done(null), START_WITHIN_MS).unref();
  });
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await gone;
  };
  if (started === null) {
    await close();
    throw new Error(`The published middleware did not start:\n${complaints}`);
  }
  return { url: `http://127.0.0.1:${started.port}`, methods: started.methods, close };
}
