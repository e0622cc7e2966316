import { observableRef, runInAction } from 'mobx';
import type { Result } from '../../../domain/shared/result';
import { makeAutoObservable } from './make-observable';

/** The common type of refusals and failures. */
export interface Reason {
  readonly kind: string;
}

/**
 * An operation with a loading flag and an error slot. The slot keeps the last refusal until the next success, so that
 * the message does not flicker during a retry.
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

  /** Returns the result of `work`. Exceptions propagate, after the flag is cleared. */
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

  /** Clears the error slot. */
  clear(): void {
    this.error = null;
  }

  private keep(error: Refusal | null): void {
    this.error = error;
  }
}
