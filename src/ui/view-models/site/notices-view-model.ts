import { observableRef } from 'mobx';
import { type Notice, dismiss, NOTICE_LIFE_MS, push } from '../../../domain/notifications/notice';
import type { Schedule } from '../shared/schedule';
import { makeAutoObservable } from '../shared/make-observable';

/** The notices in the corner. `domain/notifications/notice.ts` decides which are shown. */
export class NoticesViewModel {
  shown: readonly Notice[] = [];
  readonly #timers = new Map<string, () => void>();
  #isHeld = false;
  #sentSoFar = 0;
  readonly #schedule: Schedule;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  /** Never shows the same message twice at once. */
  send(notice: Omit<Notice, 'id'>): void {
    this.#sentSoFar += 1;
    const id = `notice-${this.#sentSoFar}`;
    this.keep(push(this.shown, { ...notice, id }));
    if (this.isShown(id) && !this.#isHeld) this.startTimers();
  }

  dismiss(id: string): void {
    this.keep(dismiss(this.shown, id));
  }

  dismissAll(): void {
    this.keep([]);
  }

  /** Notices do not expire while they are hovered or focused. */
  hold(): void {
    this.#isHeld = true;
    this.dispose();
  }

  /** Hover or focus has ended. Each notice gets its full duration again, which needs no clock. */
  release(): void {
    this.#isHeld = false;
    this.startTimers();
  }

  dispose(): void {
    Array.from(this.#timers.keys()).forEach((id) => this.stopTimer(id));
  }

  private keep(shown: readonly Notice[]): void {
    this.shown = shown;
    // A removed notice sends no pointer-leave event.
    if (shown.length === 0) this.#isHeld = false;
    for (const id of Array.from(this.#timers.keys())) if (!this.isShown(id)) this.stopTimer(id);
  }

  private isShown(id: string): boolean {
    return this.shown.some((notice) => notice.id === id);
  }

  private startTimers(): void {
    for (const { id, persist } of this.shown) {
      if (persist || this.#timers.has(id)) continue;
      this.#timers.set(
        id,
        this.#schedule(() => this.dismiss(id), NOTICE_LIFE_MS),
      );
    }
  }

  private stopTimer(id: string): void {
    this.#timers.get(id)?.();
    this.#timers.delete(id);
  }
}
