import { observableRef, runInAction } from 'mobx';
import type { Result } from '../../../domain/shared/result';
import type { Reason } from './operation';
import { makeAutoObservable } from './make-observable';

/**
 * An operation that may be started again before it has finished, such as paging or searching: only the latest call
 * counts. Responses to earlier calls are ignored, and leave flag and slot unchanged.
 */
export class LatestOperation<Refusal extends Reason> {
  error: Refusal | null = null;
  isLoading = false;
  #asked = 0;

  constructor() {
    makeAutoObservable(this, { error: observableRef }, { autoBind: true });
  }

  /**
   * Calls `show` with the value in the same update that clears the loading flag, so that no intermediate state is
   * rendered. Returns true if it was called. Exceptions propagate.
   */
  async run<Value>(work: () => Promise<Result<Value, Refusal>>, show: (value: Value) => void): Promise<boolean> {
    this.#asked += 1;
    const asked = this.#asked;
    this.isLoading = true;
    try {
      const answer = await work();
      if (asked !== this.#asked) return false;
      this.keep(answer, show);
      return answer.ok;
    } finally {
      if (asked === this.#asked) this.settle();
    }
  }

  /** Ignores pending responses and clears the error slot. */
  cancel(): void {
    this.#asked += 1;
    this.isLoading = false;
    this.error = null;
  }

  private keep<Value>(answer: Result<Value, Refusal>, show: (value: Value) => void): void {
    runInAction(() => {
      this.isLoading = false;
      this.error = answer.ok ? null : answer.reason;
      if (answer.ok) show(answer.value);
    });
  }

  private settle(): void {
    this.isLoading = false;
  }
}
