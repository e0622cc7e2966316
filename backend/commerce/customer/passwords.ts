import { availableParallelism } from 'node:os';
import type { Result } from '../result';
import { FairQueue, type QueueLimits } from './fair-queue';
import { hashOfNobody, hashPassword, isPassword, type PasswordCost } from './password-hash';

/**
 * Passwords are hashed slowly on purpose, so a few of them at once are all that a machine should do: of Node's `threads`
 * (for files, names, pictures and passwords together), and of the processors where there are several, one is left to
 * everything else. Sixty who wait are three to ten seconds of work; who would wait longer than three is told so, before
 * the storefront gives up.
 */
export function hashingOn(threads: number): QueueLimits {
  return { atOnce: Math.max(1, Math.min(availableParallelism(), threads) - 1), mostWaiting: 60, longestWait: 3_000 };
}

/**
 * Hashes and compares passwords in turn, fairly by name: an address, or another act on one that anybody may begin.
 * `busy`: there are too many before, and nothing was done.
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

  /** Whether it is the password of a hash. Null is an address without an account: it takes as long, and fits never. */
  fits(password: string, hash: string | null, name: string): Promise<Result<boolean, 'busy'>> {
    return this.queue.run(name, () => isPassword(password, hash ?? hashOfNobody(this.cost)));
  }
}
