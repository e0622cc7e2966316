import { makeAutoObservable, observableShallow } from 'mobx';

/** A product as a wish is known by. */
interface Wished {
  readonly sku: string;
  readonly uid: string;
}

interface Press {
  readonly product: Wished;
  readonly wanted: boolean;
  readonly number: number;
}

/** Hearts that were pressed and of which the shop has not said yet what became of them. */
export class HeartPresses {
  private readonly presses = new Map<string, Press>();
  private pressedSoFar = 0;

  constructor() {
    makeAutoObservable<this, 'presses' | 'pressedSoFar'>(
      this,
      { presses: observableShallow, pressedSoFar: false },
      { autoBind: true },
    );
  }

  /** Answers a number by which this press is settled. */
  press(product: Wished, wanted: boolean): number {
    this.pressedSoFar += 1;
    this.presses.set(product.uid, { product, wanted, number: this.pressedSoFar });
    return this.pressedSoFar;
  }

  /** Null when the shop's list is all there is to know. */
  wanted({ uid }: Wished): boolean | null {
    return this.presses.get(uid)?.wanted ?? null;
  }

  /** The shop has answered; a later press of the same heart still counts. */
  settle({ uid }: Wished, number: number): void {
    if (this.presses.get(uid)?.number === number) this.presses.delete(uid);
  }

  forget(): void {
    this.presses.clear();
  }

  /** By how many wishes the list will have grown. */
  change(isListed: (product: Wished) => boolean): number {
    return Array.from(this.presses.values()).reduce(
      (sum, { product, wanted }) => sum + Number(wanted) - Number(isListed(product)),
      0,
    );
  }
}
