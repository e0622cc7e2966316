import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { ResizeJob, ResizeRequest, ResizeResponse } from './resize-job';

/** The original cannot be read as a picture. */
export class BrokenPicture extends Error {}

interface Pending {
  readonly resolve: (body: Buffer) => void;
  readonly reject: (fault: Error) => void;
  readonly deadline: NodeJS.Timeout;
}

/** ms after which a job counts as hung: less than the others wait for their turn. */
const DEADLINE = 20_000;

/** Resizes one picture at a time in a child process, which starts with the first job and again after it ended. */
export class Resizer {
  private child: ChildProcess | null = null;
  private readonly pending = new Map<number, Pending>();
  private lastId = 0;

  constructor(private readonly warn: (message: string) => void) {}

  /** Rejects with `BrokenPicture` when the original is at fault, else with another error. */
  resize(job: ResizeJob): Promise<Buffer> {
    this.child ??= this.start();
    const child = this.child;
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      const deadline = setTimeout(() => child.kill('SIGKILL'), DEADLINE);
      deadline.unref();
      this.pending.set(id, { resolve, reject, deadline });
      const request: ResizeRequest = { id, ...job };
      // A message that cannot be delivered means that the child is gone, which `exit` reports.
      child.send(request, () => undefined);
    });
  }

  async close(): Promise<void> {
    const child = this.child;
    if (child === null) return;
    const ended = once(child, 'exit');
    child.ref();
    this.lose(child, 'the shop is closing');
    child.kill('SIGKILL');
    await ended;
  }

  private start(): ChildProcess {
    const child = fork(require.resolve('./resize-process'), [], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // glibc otherwise keeps freed memory in one arena for each thread.
      env: { ...process.env, UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
    });
    // An idle child does not keep the shop's process alive.
    child.unref();
    child.channel?.unref();
    child.on('message', (response: ResizeResponse) => this.settle(response));
    const ended = (reason: string): void => {
      if (this.child !== child) return;
      this.warn(`the process that resizes pictures ended (${reason}); it starts again with the next picture`);
      this.lose(child, reason);
    };
    child.once('error', (fault) => ended(fault.message));
    child.once('exit', (code, signal) => ended(signal ?? `code ${code}`));
    return child;
  }

  private settle(response: ResizeResponse): void {
    const pending = this.pending.get(response.id);
    if (pending === undefined) return;
    this.pending.delete(response.id);
    clearTimeout(pending.deadline);
    if (response.ok) {
      const { buffer, byteOffset, byteLength } = response.body;
      pending.resolve(Buffer.from(buffer, byteOffset, byteLength));
    } else pending.reject(new BrokenPicture(response.message));
  }

  private lose(child: ChildProcess, reason: string): void {
    if (this.child === child) this.child = null;
    for (const { reject, deadline } of this.pending.values()) {
      clearTimeout(deadline);
      reject(new Error(reason));
    }
    this.pending.clear();
  }
}
