import { observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { GiftCardBalance } from '../../../domain/cart/gift-card';
import { makeAutoObservable } from '../shared/make-observable';
import { Operation } from '../shared/operation';
import type { CartUseCases } from './cart-use-cases';

/** The answer to what is left on a gift card. */
export class GiftCardCheck {
  /** Null until asked, and after a refused code. */
  found: GiftCardBalance | null = null;
  readonly operation = new Operation<Failure>();
  readonly #useCases: Pick<CartUseCases, 'giftCardBalance'>;

  constructor(useCases: Pick<CartUseCases, 'giftCardBalance'>) {
    this.#useCases = useCases;
    makeAutoObservable(this, { found: observableRef }, { autoBind: true });
  }

  async ask(code: string): Promise<void> {
    const found = await this.operation.run(() => this.#useCases.giftCardBalance(code));
    runInAction(() => (this.found = found.ok ? found.value : null));
  }
}
