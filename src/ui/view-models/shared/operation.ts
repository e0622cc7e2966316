import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Result } from '../../../domain/shared/result';

/** What every refusal and failure of the shop has in common. */
export interface Reason {
  readonly kind: string;
}

/**
 * One thing a shopper can ask for: a loading flag and an error slot. The slot keeps the last refusal until the
 * next success, so that a retry under way does not make the message jump.
 */
export class Operation<Refusal extends Reason> {
  error: Refusal | null = null;
  private running = 0;

  constructor() {
    makeAutoObservable(this, { error: observableRef }, { autoBind: true });
  }

  get isLoading(): boolean {
    return this.running > 0;
  }

  /** Answers what `work` answered. Bugs go on upwards, and even then the flag is taken down. */
  async run<Value>(work: () => Promise<Result<Value, Refusal>>): Promise<Result<Value, Refusal>> {
    this.running += 1;
    try {
      const answer = await work();
      this.keep(answer.ok ? null : answer.reason);
      return answer;
    } finally {
      runInAction(() => {
        this.running -= 1;
      });
    }
  }

  /** Empties the error slot: the shopper has gone on to something else. */
  clear(): void {
    this.error = null;
  }

  private keep(error: Refusal | null): void {
    this.error = error;
  }
}
