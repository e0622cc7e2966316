import { makeAutoObservable, observableShallow } from 'mobx';

/** Identifies a product on a wishlist. */
interface ListedProduct {
  readonly sku: string;
  readonly uid: string;
}

interface Press {
  readonly product: ListedProduct;
  readonly wanted: boolean;
  readonly number: number;
}

/** Wishlist changes whose result is not known yet. */
export class PendingToggles {
  readonly presses = new Map<string, Press>();
  #pressedSoFar = 0;

  constructor() {
    makeAutoObservable(this, { presses: observableShallow }, { autoBind: true });
  }

  /** Returns the number by which this change is settled. */
  press(product: ListedProduct, wanted: boolean): number {
    this.#pressedSoFar += 1;
    this.presses.set(product.uid, { product, wanted, number: this.#pressedSoFar });
    return this.#pressedSoFar;
  }

  /** Null when there is no pending change, so that the backend's list decides. */
  wanted({ uid }: ListedProduct): boolean | null {
    return this.presses.get(uid)?.wanted ?? null;
  }

  /** Settles a change; a later change of the same product still applies. */
  settle({ uid }: ListedProduct, number: number): void {
    if (this.presses.get(uid)?.number === number) this.presses.delete(uid);
  }

  forget(): void {
    this.presses.clear();
  }

  /** The difference in items that the pending changes make to the list. */
  change(isListed: (product: ListedProduct) => boolean): number {
    return Array.from(this.presses.values()).reduce(
      (sum, { product, wanted }) => sum + Number(wanted) - Number(isListed(product)),
      0,
    );
  }
}
