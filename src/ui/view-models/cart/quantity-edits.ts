import { observableShallow } from 'mobx';
import { parseQuantity, type QuantityRefusal } from '../../../domain/shared/quantity';
import type { Schedule } from '../shared/schedule';
import { makeAutoObservable } from '../shared/make-observable';

/** Milliseconds without changes before a new quantity is sent. */
export const QUANTITY_DEBOUNCE_MS = 1000;

export interface QuantityEdit {
  /** As entered. */
  readonly text: string;
  /** Null for an invalid quantity, which is not sent. */
  readonly quantity: number | null;
  readonly refusal: QuantityRefusal | null;
}

/** Entered quantities that the backend has not confirmed yet. Each item has its own timer. */
export class QuantityEdits {
  readonly edits = new Map<string, QuantityEdit>();
  readonly #timers = new Map<string, () => void>();
  /** The last quantity sent for an item without a response yet. */
  readonly #sent = new Map<string, number>();
  readonly #schedule: Schedule;
  readonly #send: (uid: string, quantity: number) => void;

  /** `send` receives an item's last quantity after the delay. */
  constructor(schedule: Schedule, send: (uid: string, quantity: number) => void) {
    this.#schedule = schedule;
    this.#send = send;
    makeAutoObservable(this, { edits: observableShallow }, { autoBind: true });
  }

  of(uid: string): QuantityEdit | null {
    return this.edits.get(uid) ?? null;
  }

  /** True while a quantity is entered that the totals do not include. */
  get areWaiting(): boolean {
    return Array.from(this.edits.values()).some((edit) => edit.quantity !== null);
  }

  /** An item with an invalid quantity, or null. */
  get refusedUid(): string | null {
    return Array.from(this.edits).find(([, edit]) => edit.refusal !== null)?.[0] ?? null;
  }

  /** `current` is the quantity in the backend: returning to it sends nothing. */
  type(uid: string, text: string, current: number): void {
    this.stopTimer(uid);
    const parsed = parseQuantity(text);
    if (!parsed.ok) {
      this.edits.set(uid, { text, quantity: null, refusal: parsed.reason });
      return;
    }
    const quantity = parsed.value;
    const sent = this.#sent.get(uid);
    if (sent === undefined && quantity === current) {
      this.edits.delete(uid);
      return;
    }
    this.edits.set(uid, { text, quantity, refusal: null });
    if (sent === quantity) return;
    const cancel = this.#schedule(() => this.sendNow(uid, quantity), QUANTITY_DEBOUNCE_MS);
    this.#timers.set(uid, cancel);
  }

  /** Sends all delayed quantities at once, when the page is being left. */
  flush(): void {
    for (const uid of Array.from(this.#timers.keys())) {
      const quantity = this.edits.get(uid)?.quantity ?? null;
      if (quantity !== null) this.sendNow(uid, quantity);
    }
  }

  /** The backend has confirmed or refused `quantity`; later edits stay. */
  settle(uid: string, quantity: number): void {
    if (this.#sent.get(uid) === quantity) this.#sent.delete(uid);
    if (this.edits.get(uid)?.quantity === quantity && !this.#timers.has(uid)) this.edits.delete(uid);
  }

  forget(uid: string): void {
    this.stopTimer(uid);
    this.#sent.delete(uid);
    this.edits.delete(uid);
  }

  /** Discards the edits of items that have left the cart. */
  keepOnly(uids: readonly string[]): void {
    for (const uid of Array.from(this.edits.keys())) if (!uids.includes(uid)) this.forget(uid);
  }

  dispose(): void {
    Array.from(this.#timers.keys()).forEach((uid) => this.stopTimer(uid));
  }

  private sendNow(uid: string, quantity: number): void {
    this.stopTimer(uid);
    this.#sent.set(uid, quantity);
    this.#send(uid, quantity);
  }

  private stopTimer(uid: string): void {
    this.#timers.get(uid)?.();
    this.#timers.delete(uid);
  }
}
