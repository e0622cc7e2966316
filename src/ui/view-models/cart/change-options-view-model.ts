import { observableRef } from 'mobx';
import type { CartChanged } from '../../../application/cart/shown-cart';
import type { FindDeliveryOptions } from '../../../application/delivery/find-delivery-options';
import type { Failure } from '../../../application/ports/failures';
import type { ResultOf } from '../../../application/result-of';
import type { UseCases } from '../../../application/use-cases';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import type { OptionAnswers } from '../../../domain/catalogue/options/customizable-option';
import { DeliveryPostcode, type SavedPostcode } from '../product/delivery-postcode';
import { remainingErrors } from '../product/remaining-errors';
import { makeAutoObservable } from '../shared/make-observable';
import { Operation } from '../shared/operation';

export interface ChangeOptionsDeps {
  readonly change: (answers: OptionAnswers) => Promise<ResultOf<UseCases['cart']['changeOptions']>>;
  readonly deliveryOptions: FindDeliveryOptions;
  readonly savedPostcode?: SavedPostcode;
  /** Called when the cart has the change, or no longer has the item. */
  readonly backToCart: (hasChanged: boolean) => void;
}

/** Initial state from the server. */
export interface ChangeOptionsStart {
  readonly sku: string;
  readonly answers: OptionAnswers;
  readonly refusal: AddToCartRefusal | Failure | null;
}

type Reason = AddToCartRefusal | CartChanged | Failure;

/** The form is about an item that the visitor's cart does not have; the cart itself says so. */
function isAnotherCart(reason: Reason): reason is CartChanged {
  return reason.kind === 'cart-changed' || reason.kind === 'item-gone';
}

/** The day and the texts of a cart item while they are being changed. */
export class ChangeOptionsViewModel {
  readonly place: DeliveryPostcode;
  answers: OptionAnswers;
  refusedAnswers: OptionAnswers;
  readonly #saving = new Operation<Reason>();
  readonly #deps: ChangeOptionsDeps;

  constructor({ sku, answers, refusal }: ChangeOptionsStart, deps: ChangeOptionsDeps) {
    this.#deps = deps;
    this.place = new DeliveryPostcode([sku], deps.deliveryOptions, deps.savedPostcode);
    this.answers = answers;
    this.refusedAnswers = answers;
    this.#saving.error = refusal;
    makeAutoObservable(
      this,
      { place: false, answers: observableRef, refusedAnswers: observableRef },
      { autoBind: true },
    );
  }

  get isSaving(): boolean {
    return this.#saving.isLoading;
  }

  /** Why the last attempt was refused. */
  get refusal(): AddToCartRefusal | Failure | null {
    const { error } = this.#saving;
    return error !== null && isAnotherCart(error) ? null : error;
  }

  /** The part of the refusal that still applies. */
  get standing(): AddToCartRefusal | Failure | null {
    return remainingErrors(this.refusal, this.answers, this.refusedAnswers);
  }

  answer(answers: OptionAnswers): void {
    this.answers = answers;
  }

  /** Ignores a second submission while the first is running. */
  async save(answers: OptionAnswers): Promise<void> {
    if (this.isSaving) return;
    this.answers = answers;
    this.refusedAnswers = answers;
    const saved = await this.#saving.run(() => this.#deps.change(answers));
    if (saved.ok || isAnotherCart(saved.reason)) this.#deps.backToCart(saved.ok);
  }
}
