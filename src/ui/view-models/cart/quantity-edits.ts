import { makeAutoObservable, observableShallow } from 'mobx';
import { parseQuantity, type QuantityRefusal } from '../../../domain/cart/quantity';
import type { Schedule } from '../shared/schedule';

/** Milliseconds a line rests before its new quantity is sent. */
export const QUANTITY_DEBOUNCE_MS = 1000;

export interface QuantityEdit {
  /** As typed. */
  readonly text: string;
  /** Null when the text is no quantity: nothing is sent then. */
  readonly quantity: number | null;
  readonly refusal: QuantityRefusal | null;
}

/** Quantities the shopper has typed and the shop has not answered yet. Every line has a timer of its own. */
export class QuantityEdits {
  private readonly edits = new Map<string, QuantityEdit>();
  private readonly timers = new Map<string, () => void>();
  /** The last quantity that was sent for a line and not answered yet. */
  private readonly sent = new Map<string, number>();

  /** `send` is given the last quantity of a line once it rests. */
  constructor(
    private readonly schedule: Schedule,
    private readonly send: (uid: string, quantity: number) => void,
  ) {
    makeAutoObservable<this, 'edits' | 'timers' | 'sent' | 'schedule' | 'send'>(
      this,
      { edits: observableShallow, timers: false, sent: false, schedule: false, send: false },
      { autoBind: true },
    );
  }

  of(uid: string): QuantityEdit | null {
    return this.edits.get(uid) ?? null;
  }

  /** True while a quantity is typed that the totals do not know. */
  get areWaiting(): boolean {
    return Array.from(this.edits.values()).some((edit) => edit.quantity !== null);
  }

  /** A line whose field holds no quantity, or null; nothing of it was sent. */
  get refusedUid(): string | null {
    return Array.from(this.edits).find(([, edit]) => edit.refusal !== null)?.[0] ?? null;
  }

  /** `current` is what the shop holds: going back to it sends nothing. */
  type(uid: string, text: string, current: number): void {
    this.stopTimer(uid);
    const parsed = parseQuantity(text);
    if (!parsed.ok) {
      this.edits.set(uid, { text, quantity: null, refusal: parsed.reason });
      return;
    }
    const quantity = parsed.value;
    const sent = this.sent.get(uid);
    if (sent === undefined && quantity === current) {
      this.edits.delete(uid);
      return;
    }
    this.edits.set(uid, { text, quantity, refusal: null });
    if (sent === quantity) return;
    const cancel = this.schedule(() => this.sendNow(uid, quantity), QUANTITY_DEBOUNCE_MS);
    this.timers.set(uid, cancel);
  }

  /** Sends at once what still rests; for a shopper who is leaving the page. */
  flush(): void {
    for (const uid of Array.from(this.timers.keys())) {
      const quantity = this.edits.get(uid)?.quantity ?? null;
      if (quantity !== null) this.sendNow(uid, quantity);
    }
  }

  /** The shop has answered for `quantity`, with yes or no; what was typed since then stays. */
  settle(uid: string, quantity: number): void {
    if (this.sent.get(uid) === quantity) this.sent.delete(uid);
    if (this.edits.get(uid)?.quantity === quantity && !this.timers.has(uid)) this.edits.delete(uid);
  }

  forget(uid: string): void {
    this.stopTimer(uid);
    this.sent.delete(uid);
    this.edits.delete(uid);
  }

  /** Lines that have left the cart take their edits with them. */
  keepOnly(uids: readonly string[]): void {
    for (const uid of Array.from(this.edits.keys())) if (!uids.includes(uid)) this.forget(uid);
  }

  dispose(): void {
    Array.from(this.timers.keys()).forEach((uid) => this.stopTimer(uid));
  }

  private sendNow(uid: string, quantity: number): void {
    this.stopTimer(uid);
    this.sent.set(uid, quantity);
    this.send(uid, quantity);
  }

  private stopTimer(uid: string): void {
    this.timers.get(uid)?.();
    this.timers.delete(uid);
  }
}
