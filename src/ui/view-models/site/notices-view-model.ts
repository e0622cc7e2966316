import { makeAutoObservable, observableRef } from 'mobx';
import type { Notice } from '../../../domain/notifications/notice';
import { dismiss, NOTICE_LIFE_MS, push } from '../../../domain/notifications/notice-queue';
import type { Schedule } from '../shared/schedule';

/** The messages in the corner. Which are shown and which give way is the rule of `notice-queue.ts`. */
export class NoticesViewModel {
  shown: readonly Notice[] = [];
  private readonly timers = new Map<string, () => void>();
  private isHeld = false;
  private sentSoFar = 0;

  constructor(private readonly schedule: Schedule) {
    makeAutoObservable<this, 'timers' | 'isHeld' | 'sentSoFar' | 'schedule'>(
      this,
      { shown: observableRef, timers: false, isHeld: false, sentSoFar: false, schedule: false },
      { autoBind: true },
    );
  }

  /** The same message is never shown twice. */
  send(notice: Omit<Notice, 'id'>): void {
    this.sentSoFar += 1;
    const id = `notice-${this.sentSoFar}`;
    this.keep(push(this.shown, { ...notice, id }));
    if (this.isShown(id) && !this.isHeld) this.startTimers();
  }

  dismiss(id: string): void {
    this.keep(dismiss(this.shown, id));
  }

  dismissAll(): void {
    this.keep([]);
  }

  /** Somebody reads: pointer or focus is on the messages, so none of them goes. */
  hold(): void {
    this.isHeld = true;
    this.dispose();
  }

  /** Nobody reads any more. Each message gets its whole life again, which needs no clock. */
  release(): void {
    this.isHeld = false;
    this.startTimers();
  }

  dispose(): void {
    Array.from(this.timers.keys()).forEach((id) => this.stopTimer(id));
  }

  private keep(shown: readonly Notice[]): void {
    this.shown = shown;
    // What was under the pointer is gone without the pointer having left it.
    if (shown.length === 0) this.isHeld = false;
    for (const id of Array.from(this.timers.keys())) if (!this.isShown(id)) this.stopTimer(id);
  }

  private isShown(id: string): boolean {
    return this.shown.some((notice) => notice.id === id);
  }

  private startTimers(): void {
    for (const { id, persist } of this.shown) {
      if (persist || this.timers.has(id)) continue;
      this.timers.set(
        id,
        this.schedule(() => this.dismiss(id), NOTICE_LIFE_MS),
      );
    }
  }

  private stopTimer(id: string): void {
    this.timers.get(id)?.();
    this.timers.delete(id);
  }
}
