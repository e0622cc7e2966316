import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

const PROJECT = resolve(__dirname, '../..');

/** `npm run shop` or `npm start` in its own terminal. */
export interface ShopCommand {
  readonly output: () => string;
  /** Ctrl-C: the terminal signals every process at once. */
  readonly interrupt: () => void;
  /** Signals only the command itself, as a service manager does. */
  readonly terminate: () => void;
  /** Whether any process of the command is still running. */
  readonly isAlive: () => boolean;
}

const started = new Set<ChildProcess>();

/** Cleans up after a test, whatever its result. */
export function killAll(): void {
  for (const child of started) if (groupIsAlive(child)) tell(child, 'SIGKILL', 'all');
  started.clear();
}

/** Resolves when the shop is ready; throws the output when the command exits before. */
export async function runShop(
  settings: Readonly<Record<string, string>>,
  script: 'shop' | 'start' = 'shop',
): Promise<ShopCommand> {
  const { PATH, HOME, NEXT_INTERNALS } = process.env;
  const child = spawn('npm', ['run', script, '--silent'], {
    cwd: PROJECT,
    detached: true,
    // Without the build's own switch the command would build the shop again, under the tests that use it.
    env: { PATH, HOME, NEXT_INTERNALS, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  let output = '';
  const ready = new Promise<void>((done, fail) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (/^ready http/m.test(output)) done();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => fail(new Error(`The shop ended: ${output}`)));
  });
  await ready;
  return {
    output: () => output,
    interrupt: () => tell(child, 'SIGINT', 'all'),
    terminate: () => tell(child, 'SIGTERM', 'command'),
    isAlive: () => groupIsAlive(child),
  };
}

function tell({ pid }: ChildProcess, signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL', whom: 'command' | 'all'): void {
  if (pid !== undefined) process.kill(whom === 'all' ? -pid : pid, signal);
}

function groupIsAlive({ pid }: ChildProcess): boolean {
  try {
    return pid !== undefined && process.kill(-pid, 0);
  } catch {
    return false;
  }
}
