/** How long carts are read without trying the additions again, ms. */
const KNOWN_MS = 60_000;

/**
 * The place of the documents of carts that the backend has accepted. One for each process: a Magento refuses each
 * addition once a minute, and a change costs no call, and no attempt at a coupon, to find that out. Time is in ms, from `now`.
 */
export class CartSchema {
  private accepted = 0;
  private until = -Infinity;

  constructor(private readonly now: () => number) {}

  /** The first document to read a cart by; from time to time the one with all additions, which the backend may have by now. */
  toRead(): number {
    return this.now() < this.until ? this.accepted : 0;
  }

  /** The first document to change a cart by. */
  toChange(): number {
    return this.accepted;
  }

  /** `accepted` was answered after a try of `first`. */
  learn(first: number, accepted: number): void {
    if (accepted === first && accepted === this.accepted) return;
    this.accepted = accepted;
    this.until = this.now() + KNOWN_MS;
  }
}
