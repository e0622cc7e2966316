import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './running-front-server';

const ROOT = resolve(__dirname, '../..');

/** ms, including the installation where it is missing. */
export const REDIS_START = 180_000;

export interface RedisServer {
  /** `redis://127.0.0.1:1234` */
  readonly url: string;
  /** Ends it, and starts it again on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a Redis on a free port that stores nothing. Throws when there is none and none can be installed, so that the suite
 * fails instead of being skipped.
 */
export async function startRedis(): Promise<RedisServer> {
  const script = join(ROOT, 'scripts/find-redis.mjs');
  const program = execFileSync(process.execPath, [script], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const port = String(await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'posy-redis-'));
  const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];

  async function start() {
    const server = spawn(program.trim(), options, { stdio: ['ignore', 'pipe', 'ignore'] });
    // Also stops the server when the test process exits unexpectedly.
    const kill = (): boolean => server.kill('SIGKILL');
    process.once('exit', kill);
    const exited = new Promise<void>((done) => server.once('exit', () => done()));
    let said = '';
    await new Promise<void>((done, fail) => {
      server.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('eady to accept connections')) done();
      });
      void exited.then(() => fail(new Error(`Redis did not start: ${said}`)));
    });
    return async () => {
      kill();
      process.off('exit', kill);
      await exited;
    };
  }

  let end = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    restart: async () => {
      await end();
      end = await start();
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
