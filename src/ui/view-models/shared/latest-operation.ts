import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Result } from '../../../domain/shared/result';
import type { Reason } from './operation';

/**
 * An operation that may be asked for anew before it has answered, as pages and terms are: only the last
 * question counts. An answer to an earlier one shows nothing, and leaves flag and slot as they are.
 */
export class LatestOperation<Refusal extends Reason> {
  error: Refusal | null = null;
  isLoading = false;
  private asked = 0;

  constructor() {
    makeAutoObservable<this, 'asked'>(this, { error: observableRef, asked: false }, { autoBind: true });
  }

  /**
   * `show` is given the value in the moment in which the flag is taken down, so that nobody sees a page that neither
   * loads nor shows anything. True when it was given one. Bugs go on upwards.
   */
  async ask<Value>(work: () => Promise<Result<Value, Refusal>>, show: (value: Value) => void): Promise<boolean> {
    this.asked += 1;
    const { asked } = this;
    this.isLoading = true;
    try {
      const answer = await work();
      if (asked !== this.asked) return false;
      this.keep(answer, show);
      return answer.ok;
    } finally {
      if (asked === this.asked) this.rest();
    }
  }

  /** Nobody waits for an answer any more, and the slot is empty. */
  drop(): void {
    this.asked += 1;
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

  private rest(): void {
    this.isLoading = false;
  }
}
