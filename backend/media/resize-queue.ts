export interface QueueLimits {
  /** Tasks that run at the same time. */
  readonly atOnce: number;
  /** Tasks that wait, of all clients and of one. */
  readonly waiting: number;
  readonly waitingPerClient: number;
  /** ms that a request waits for its picture. */
  readonly longestWait: number;
}

interface Task {
  readonly key: string;
  readonly client: string;
  readonly work: () => Promise<Buffer>;
  readonly done: Promise<Buffer>;
  readonly settle: (result: Promise<Buffer>) => void;
  waiters: number;
  isRunning: boolean;
}

/**
 * A bounded queue of pictures to make. Requests for the same picture share one task; clients take turns, so that one
 * with many pictures does not delay the others; a task without waiting clients is dropped.
 */
export class ResizeQueue {
  /** Running and waiting. */
  private readonly tasks = new Map<string, Task>();
  /** Waiting, by client; the client whose turn is next comes first. */
  private readonly waiting = new Map<string, Task[]>();
  private running = 0;

  constructor(private readonly limits: QueueLimits) {}

  /**
   * The result of the task `key`, which `work` makes unless it is under way. Null when the queue is full or takes too long. Rejects when
   * `work` does, and when `signal` is aborted.
   */
  async add(key: string, client: string, signal: AbortSignal, work: () => Promise<Buffer>): Promise<Buffer | null> {
    signal.throwIfAborted();
    const task = this.tasks.get(key) ?? this.create(key, client, work);
    return task === null ? null : this.waitFor(task, signal);
  }

  private create(key: string, client: string, work: () => Promise<Buffer>): Task | null {
    const own = this.waiting.get(client) ?? [];
    const isFree = this.running < this.limits.atOnce;
    const isFull = this.tasks.size - this.running >= this.limits.waiting || own.length >= this.limits.waitingPerClient;
    if (!isFree && isFull) return null;
    let settle: Task['settle'] = () => undefined;
    const done = new Promise<Buffer>((resolve) => (settle = resolve));
    // Waiting callers handle the failure; there may be none left.
    done.catch(() => undefined);
    const task: Task = { key, client, work, done, settle, waiters: 0, isRunning: false };
    this.tasks.set(key, task);
    if (isFree) this.run(task);
    else this.waiting.set(client, [...own, task]);
    return task;
  }

  private waitFor(task: Task, signal: AbortSignal): Promise<Buffer | null> {
    task.waiters += 1;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(deadline);
        signal.removeEventListener('abort', abort);
        task.waiters -= 1;
        if (task.waiters === 0 && !task.isRunning) this.drop(task);
      };
      const abort = (): void => {
        leave();
        reject(new Error('The client has left.'));
      };
      const deadline = setTimeout(() => {
        leave();
        resolve(null);
      }, this.limits.longestWait);
      deadline.unref();
      signal.addEventListener('abort', abort, { once: true });
      void task.done.then(resolve, reject).finally(() => {
        clearTimeout(deadline);
        signal.removeEventListener('abort', abort);
      });
    });
  }

  private run(task: Task): void {
    this.running += 1;
    task.isRunning = true;
    const result = task.work();
    task.settle(result);
    const next = (): void => {
      this.running -= 1;
      this.tasks.delete(task.key);
      this.runNext();
    };
    result.then(next, next);
  }

  private runNext(): void {
    const [turn] = this.waiting;
    if (turn === undefined) return;
    const [client, [first, ...others]] = turn;
    this.waiting.delete(client);
    if (others.length > 0) this.waiting.set(client, others);
    if (first !== undefined) this.run(first);
  }

  private drop(task: Task): void {
    this.tasks.delete(task.key);
    const others = (this.waiting.get(task.client) ?? []).filter((other) => other !== task);
    if (others.length > 0) this.waiting.set(task.client, others);
    else this.waiting.delete(task.client);
  }
}
