import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AddToCart } from '../../../application/cart/add-to-cart';
import type { Catalogue } from '../../../application/ports/catalogue';
import type { Failure } from '../../../application/ports/failures';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import type { Cart } from '../../../domain/cart/cart';
import { DEFAULT_QUANTITY, parseQuantity } from '../../../domain/cart/quantity';
import { type EligibilityRefusal, refusalToAdd } from '../../../domain/cart/refusal-to-add';
import { chooseValue } from '../../../domain/catalogue/choose-value';
import type { ConfigurableChoice } from '../../../domain/catalogue/configurable';
import type { OptionAnswers } from '../../../domain/catalogue/customizable-option';
import { answerTo } from '../../../domain/catalogue/option-answer';
import type { DeliverySchedule } from '../../../domain/delivery/delivery-schedule';
import type { Availability } from '../../../domain/catalogue/availability';
import type { Product } from '../../../domain/catalogue/product';
import type { Money } from '../../../domain/pricing/money';
import type { Price } from '../../../domain/pricing/price';
import type { Result } from '../../../domain/shared/result';
import { optionSurcharges, withSurcharges } from '../../../domain/pricing/surcharges';
import { Operation } from '../shared/operation';

export interface ProductViewModelDeps {
  /** The shared cart's `add`: it moves the badge and answers what became of it. */
  readonly addToCart: AddToCart;
  /** Called when somebody begins to fill in the form, so that what `addToCart` needs is loaded before it is called. */
  readonly prepareToAdd?: () => void;
  readonly loadChoice: Catalogue['choice'];
  /** Writes the choice into the page's address without asking for the page again: option uid to value uid or null. */
  readonly rememberChoice: (choice: Readonly<Record<string, string | null>>) => void;
  /** Told what the cart answered; whoever is told decides whether the product was wished for. */
  readonly notifyWishlist?: (product: Product, added: Result<Cart, AddToCartRefusal | Failure>) => void;
}

/** What the page already knows when it comes from the server. */
export interface ProductStart {
  readonly answers: OptionAnswers;
  readonly refusal: AddToCartRefusal | Failure | null;
  /** True when the address says that a form added it; only the cart itself would know. */
  readonly added: boolean;
  /** By which the page offers its days; the ordinary one when left out. */
  readonly deliverySchedule?: DeliverySchedule;
}

/** `here`: this page put it into the cart. `told`: its address says that a form did. */
export type Added = 'no' | 'here' | 'told';

/** One product page: what is chosen, what is answered, and what became of adding it. */
export class ProductViewModel {
  product: Product;
  answers: OptionAnswers = {};
  added: Added = 'no';
  /** What stood in the form when it was refused: an answer given anew is not at fault any more. */
  private refusedAnswers: OptionAnswers = {};
  isChoosing = false;
  /** Set while the last choice could not be looked up. */
  choiceFailure: Failure | null = null;
  private readonly adding = new Operation<AddToCartRefusal | Failure>();
  private latestChoice = 0;
  private deliverySchedule: DeliverySchedule | undefined;

  constructor(
    product: Product,
    private readonly deps: ProductViewModelDeps,
  ) {
    this.product = product;
    makeAutoObservable<this, 'deps' | 'adding' | 'latestChoice' | 'deliverySchedule' | 'refusedAnswers'>(
      this,
      {
        product: observableRef,
        answers: observableRef,
        refusedAnswers: observableRef,
        choiceFailure: observableRef,
        adding: false,
        deps: false,
        latestChoice: false,
        deliverySchedule: false,
      },
      { autoBind: true },
    );
  }

  /** Takes over what the server drew. */
  start({ answers, refusal, added, deliverySchedule }: ProductStart): void {
    this.deliverySchedule = deliverySchedule;
    this.answers = answers;
    this.adding.error = refusal;
    this.added = added ? 'told' : 'no';
    this.refusedAnswers = answers;
  }

  get isAdding(): boolean {
    return this.adding.isLoading;
  }

  /** Why it was not added, the last time somebody tried. */
  get refusal(): AddToCartRefusal | Failure | null {
    return this.adding.error;
  }

  /** What of the refusal still holds: an option answered anew is judged when the button is pressed again. */
  get standing(): AddToCartRefusal | Failure | null {
    const { refusal } = this;
    if (refusal?.kind !== 'options-refused' || refusal.options.length === 0) return refusal;
    const isAsItWas = (uid: string) =>
      JSON.stringify(answerTo(this.answers, uid)) === JSON.stringify(answerTo(this.refusedAnswers, uid));
    const options = refusal.options.filter(({ optionUid }) => isAsItWas(optionUid));
    return options.length === 0 ? null : { ...refusal, options };
  }

  /** The price of what is chosen so far, without extras: what a percentage is taken of. */
  get barePrice(): Price {
    return this.product.configurable?.variant?.price ?? this.product.price;
  }

  /** What the answers given so far add to one piece. */
  get extras(): Money {
    return optionSurcharges(this.barePrice, this.product.customizableOptions, this.answers);
  }

  /** What one piece costs as it stands. */
  get price(): Price {
    return withSurcharges(this.barePrice, this.extras);
  }

  get availability(): Availability {
    return this.product.configurable?.variant?.availability ?? this.product.availability;
  }

  /** Why not even one can be added; how many are wanted is judged when the button is pressed. */
  get whyNot(): EligibilityRefusal | null {
    return refusalToAdd(this.product, DEFAULT_QUANTITY);
  }

  get canBeAdded(): boolean {
    return !this.isChoosing && this.whyNot === null;
  }

  prepareToAdd(): void {
    this.deps.prepareToAdd?.();
  }

  answer(answers: OptionAnswers): void {
    this.answers = answers;
  }

  /** Looks the choice up. Only the answer to the last question counts, whatever order the answers come in. */
  async choose(optionUid: string, valueUid: string): Promise<void> {
    const choice = this.product.configurable;
    if (choice === null) return;
    const chosen = chooseValue(choice, optionUid, valueUid);
    if (sameUids(chosen, choice.chosen)) return;
    this.showChoice({ ...choice, chosen, variant: null });
    this.deps.rememberChoice(valuesByOption(choice, chosen));
    await this.lookUp(chosen);
  }

  /** Asks again for a choice that did not come through. */
  async chooseAgain(): Promise<void> {
    await this.lookUp(this.product.configurable?.chosen ?? []);
  }

  /** `quantity` is what was typed. One press at a time: a second one while the first is under way does nothing. */
  async addToCart(answers: OptionAnswers, quantity: string): Promise<void> {
    if (this.isAdding) return;
    this.answers = answers;
    this.refusedAnswers = answers;
    this.added = 'no';
    const { product } = this;
    const done = await this.adding.run(async () => {
      const pieces = parseQuantity(quantity);
      if (!pieces.ok) return pieces;
      const added = await this.deps.addToCart({
        product,
        quantity: pieces.value,
        answers,
        deliverySchedule: this.deliverySchedule,
      });
      this.deps.notifyWishlist?.(product, added);
      return added;
    });
    runInAction(() => {
      this.added = done.ok ? 'here' : 'no';
    });
  }

  private async lookUp(chosen: readonly string[]): Promise<void> {
    this.latestChoice += 1;
    const asked = this.latestChoice;
    this.isChoosing = true;
    this.choiceFailure = null;
    const answer = await this.deps.loadChoice(this.product.sku, chosen);
    if (asked !== this.latestChoice) return;
    runInAction(() => {
      this.isChoosing = false;
      if (answer.ok) this.showChoice(answer.value);
      else this.choiceFailure = answer.reason;
    });
  }

  private showChoice(choice: ConfigurableChoice): void {
    this.product = { ...this.product, configurable: choice };
    this.adding.clear();
    this.added = 'no';
  }
}

function sameUids(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((uid) => other.includes(uid));
}

/** The address names every question, answered or not, so that an answer taken back leaves it. */
function valuesByOption(choice: ConfigurableChoice, chosen: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(
    choice.options.map((option) => [option.uid, option.values.find(({ uid }) => chosen.includes(uid))?.uid ?? null]),
  );
}
