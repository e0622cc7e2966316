import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OrderOutcome } from '../../domain/orders/order-outcome';
import type { CheckoutUseCases } from './checkout-use-cases';
import type { Schedule } from './schedule';

/** Milliseconds before each look at what became of an order whose answer was lost; each counts from the look before. */
export const TRACE_DELAYS_MS = [2_000, 5_000, 10_000, 20_000] as const;

/**
 * - `ready`: the order button may be pressed. `refused`: it may be pressed again, and `message` says why.
 * - `placing`, `checking`, `unconfirmed`: an order is out, so there is no button. `unconfirmed` has stopped looking.
 * - `placed`: done; `number` is null when only the cart's end is known.
 */
export type PlacingStage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'placing' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'placed'; readonly number: string | null };

interface OrderPlacingDeps {
  readonly useCases: Pick<CheckoutUseCases, 'placeOrder' | 'traceOrder'>;
  readonly schedule: Schedule;
  /** Told before the order goes out, and again with false when the shop has said no. */
  readonly onSent: (isSent: boolean) => void;
  /** `wasLost`: the answer never came, and reading found out. */
  readonly onPlaced: (number: string | null, wasLost: boolean) => void;
}

/** Sends an order once. When the answer is lost it only reads, and never offers to send again. */
export class OrderPlacing {
  stage: PlacingStage = { kind: 'ready' };
  private looks = 0;
  private cartId = '';
  private cancelLook: () => void = () => undefined;

  constructor(private readonly deps: OrderPlacingDeps) {
    makeAutoObservable<this, 'deps' | 'looks' | 'cartId' | 'cancelLook'>(
      this,
      { stage: observableRef, deps: false, looks: false, cartId: false, cancelLook: false },
      { autoBind: true },
    );
  }

  get mayOrder(): boolean {
    return this.stage.kind === 'ready' || this.stage.kind === 'refused';
  }

  /** An order was sent and nobody knows yet, or everybody does: either way there is nothing left to press. */
  get isOut(): boolean {
    return !this.mayOrder && this.stage.kind !== 'placing';
  }

  /** A second click while the first is under way does nothing. */
  async place(cartId: string): Promise<void> {
    if (!this.mayOrder) return;
    this.stage = { kind: 'placing' };
    this.cartId = cartId;
    this.deps.onSent(true);
    let outcome: OrderOutcome = { kind: 'unknown' };
    try {
      outcome = await this.deps.useCases.placeOrder(cartId);
    } finally {
      // Even a bug of ours leaves the order in doubt, never the button.
      this.take(outcome);
    }
  }

  /** The page was loaded again while an order was out. */
  resume(cartId: string): void {
    this.cartId = cartId;
    this.startLooking();
  }

  /** The shopper asks once more, after the shop has stopped looking. */
  lookAgain(): void {
    if (this.stage.kind === 'unconfirmed') this.startLooking();
  }

  dispose(): void {
    this.cancelLook();
  }

  private startLooking(): void {
    this.stage = { kind: 'checking' };
    this.looks = 0;
    void this.look();
  }

  private take(outcome: OrderOutcome): void {
    switch (outcome.kind) {
      case 'placed':
        this.placed(outcome.number, false);
        return;
      case 'refused':
        this.stage = { kind: 'refused', message: outcome.message };
        this.deps.onSent(false);
        return;
      case 'unknown':
        this.stage = { kind: 'checking' };
        this.looks = 0;
        this.lookLater();
    }
  }

  private lookLater(): void {
    const delay = TRACE_DELAYS_MS[this.looks];
    this.looks += 1;
    if (delay === undefined) this.stage = { kind: 'unconfirmed' };
    else this.cancelLook = this.deps.schedule(() => void this.look(), delay);
  }

  private async look(): Promise<void> {
    const trace = await this.deps.useCases.traceOrder(this.cartId);
    runInAction(() => {
      if (trace.kind === 'placed') this.placed(trace.number, true);
      else this.lookLater();
    });
  }

  private placed(number: string | null, wasLost: boolean): void {
    this.stage = { kind: 'placed', number };
    this.deps.onPlaced(number, wasLost);
  }
}
