import { availableParallelism } from 'node:os';
import type { Result } from '../../shared/result';
import { FairQueue, type QueueLimits } from './fair-queue';
import { dummyHash, hashPassword, isPassword, type PasswordCost } from './password-hash';

/**
 * Limits for hashing on a pool of `threads` (which also serves files, DNS and pictures): one less than the threads or
 * the processors, whichever is fewer. Sixty waiting tasks are three to ten seconds of work; a task that would wait
 * longer than one and a half is refused, because a changed password waits twice and the storefront for eight.
 */
export function hashingLimits(threads: number): QueueLimits {
  return { concurrency: Math.max(1, Math.min(availableParallelism(), threads) - 1), maxWaiting: 60, maxWaitMs: 1_500 };
}

/**
 * Hashes and compares passwords in a fair queue; `name` is the email address, or another key for an operation that
 * anybody may start. Refused as `busy` when the queue is full.
 */
export class Passwords {
  private readonly queue: FairQueue;

  constructor(
    private readonly cost: PasswordCost,
    limits: QueueLimits,
  ) {
    this.queue = new FairQueue(limits);
  }

  hash(password: string, name: string): Promise<Result<string, 'busy'>> {
    return this.queue.run(name, () => hashPassword(password, this.cost));
  }

  /**
   * Whether a password matches a hash. Null stands for an address without an account: takes as long and never matches.
   */
  matches(password: string, hash: string | null, name: string): Promise<Result<boolean, 'busy'>> {
    return this.queue.run(name, () => isPassword(password, hash ?? dummyHash(this.cost)));
  }
}
