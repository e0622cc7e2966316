import { observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import { DEFAULT_QUANTITY, parseQuantity, quantityOf } from '../../../domain/shared/quantity';
import { type EligibilityRefusal, checkEligibility } from '../../../domain/cart/eligibility';
import { chooseValue, type ConfigurableChoice } from '../../../domain/catalogue/configurable';
import { type OptionAnswers, answerTo } from '../../../domain/catalogue/options/customizable-option';
import type { DayRules } from '../../../domain/delivery/delivery-rules';
import type { Availability } from '../../../domain/catalogue/availability';
import type { Product } from '../../../domain/catalogue/product';
import type { Money, Price } from '../../../domain/pricing/money';
import type { Result } from '../../../domain/shared/result';
import type { Cart } from '../../../domain/cart/cart';
import { currentPrice } from '../../../domain/catalogue/options/price-rules';
import { isStartingPrice } from '../../../domain/catalogue/starting-price';
import {
  isPriceOpen,
  openSurcharges,
  optionSurcharges,
  withSurcharges,
} from '../../../domain/catalogue/options/surcharges';
import { Operation } from '../shared/operation';
import { makeAutoObservable } from '../shared/make-observable';
import { sameUids, valuesByOption } from './chosen-values';
import type { BundleSelection } from './bundle-view-model';
import { DeliveryPostcode } from './delivery-postcode';
import type { ProductViewModelDeps } from './product-view-model-deps';
import { remainingErrors } from './remaining-errors';

/** Initial state from the server. */
export interface ProductStart {
  readonly answers: OptionAnswers;
  readonly refusal: AddToCartRefusal | Failure | null;
  /** True when the URL says that a form added it; only the cart itself would know. */
  readonly added: boolean;
  /** The rules by which the page offers its days. */
  readonly rules?: DayRules;
}

/** `on-page`: this page added it to the cart. `from-redirect`: according to the URL a form did. */
export type Added = 'no' | 'on-page' | 'from-redirect';

/** A product page: selected variant, answers, and the result of adding it. */
export class ProductViewModel {
  product: Product;
  readonly place: DeliveryPostcode;
  answers: OptionAnswers = {};
  /** As entered; null for anything that is not a quantity. */
  quantity: number | null = DEFAULT_QUANTITY;
  added: Added = 'no';
  /** The form's values when it was refused: a changed answer is no longer marked. */
  refusedAnswers: OptionAnswers = {};
  isChoosing = false;
  /** Set while the last selection could not be loaded. */
  choiceFailure: Failure | null = null;
  readonly #adding = new Operation<AddToCartRefusal | Failure>();
  #latestChoice = 0;
  #rules: DayRules | undefined;
  #composition: BundleSelection | null = null;
  readonly #deps: ProductViewModelDeps;

  constructor(product: Product, deps: ProductViewModelDeps) {
    this.#deps = deps;
    this.product = product;
    this.place = new DeliveryPostcode([product.sku], deps.deliveryOptions, deps.savedPostcode);
    makeAutoObservable(
      this,
      {
        product: observableRef,
        place: false,
        answers: observableRef,
        refusedAnswers: observableRef,
        choiceFailure: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Starts from the server-rendered state. */
  start({ answers, refusal, added, rules }: ProductStart): void {
    this.#rules = rules;
    this.answers = answers;
    this.quantity = quantityOf(answerTo(answers, 'quantity')[0] ?? String(DEFAULT_QUANTITY));
    this.#adding.error = refusal;
    this.added = added ? 'from-redirect' : 'no';
    this.refusedAnswers = answers;
  }

  /** Takes the parts of a bundle, before anything of the page is drawn. */
  selectBundle(composition: BundleSelection): void {
    this.#composition = composition;
  }

  get isAdding(): boolean {
    return this.#adding.isLoading;
  }

  /** Why the last attempt to add it was refused. */
  get refusal(): AddToCartRefusal | Failure | null {
    return this.#adding.error;
  }

  /** The part of the refusal that still applies. */
  get standing(): AddToCartRefusal | Failure | null {
    return remainingErrors(this.refusal, this.answers, this.refusedAnswers);
  }

  /** Price of the selected variant or parts without options, the base of percentage prices. */
  get barePrice(): Price {
    return this.#composition?.price ?? this.product.configurable?.variant?.price ?? this.product.price;
  }

  /** Price of the current answers for one item. */
  get extras(): Money {
    return optionSurcharges(this.barePrice, this.product.customizableOptions, this.answers);
  }

  /** Price of one item as configured, with what the questions that are still open cost at least. */
  get price(): Price {
    const { least } = openSurcharges(this.barePrice, this.product.customizableOptions, this.answers);
    return withSurcharges(withSurcharges(this.barePrice, this.extras), least);
  }

  /** Whether more has to be chosen that decides the price. */
  get isPriceOpen(): boolean {
    const { product, barePrice, answers } = this;
    const isVariantOpen = product.configurable !== null && product.configurable.variant === null;
    return (
      (isVariantOpen && isStartingPrice(product, barePrice)) ||
      isPriceOpen(barePrice, product.customizableOptions, answers)
    );
  }

  /** The price of the form's quantity, which the button shows; null while the quantity is none. */
  get total(): Money | null {
    const { pence, currency } = currentPrice(this.price);
    return this.quantity === null ? null : { pence: pence * this.quantity, currency };
  }

  get availability(): Availability {
    const { availability, configurable } = this.product;
    const own = configurable?.variant?.availability ?? availability;
    // A variant that was chosen here does not say the season.
    return availability.backIn === undefined
      ? own
      : { ...own, inStock: own.inStock && availability.inStock, backIn: availability.backIn };
  }

  /** Why not even one can be added; the quantity is checked when the form is submitted. */
  get unavailableReason(): EligibilityRefusal | null {
    return checkEligibility(this.product, DEFAULT_QUANTITY);
  }

  get canBeAdded(): boolean {
    return !this.isChoosing && this.unavailableReason === null && this.isComposed;
  }

  /** False while the parts of a bundle cannot be added. */
  get isComposed(): boolean {
    return this.#composition?.canBeAdded !== false;
  }

  prepareToAdd(): void {
    this.#deps.prepareToAdd?.();
  }

  /** The entered quantity, if the form has been read. */
  answer(answers: OptionAnswers, quantity: string | null = null): void {
    this.answers = this.withParts(answers);
    if (quantity !== null) this.quantity = quantityOf(quantity);
  }

  /**
   * Loads the selected variant. Only the response to the latest selection is used, in whatever order responses arrive.
   */
  async choose(optionUid: string, valueUid: string): Promise<void> {
    const choice = this.product.configurable;
    if (choice === null) return;
    const chosen = chooseValue(choice, optionUid, valueUid);
    if (sameUids(chosen, choice.chosen)) return;
    this.showChoice({ ...choice, chosen, variant: null });
    this.#deps.rememberChoice(valuesByOption(choice, chosen));
    await this.lookUp(chosen);
  }

  /** Retries a selection that could not be loaded. */
  async chooseAgain(): Promise<void> {
    await this.lookUp(this.product.configurable?.chosen ?? []);
  }

  /** `quantity` is the entered text. Ignores a second submission while the first is running. */
  async addToCart(typed: OptionAnswers, quantity: string): Promise<void> {
    if (this.isAdding || !this.isComposed) return;
    const answers = this.withParts(typed);
    this.answers = answers;
    this.refusedAnswers = answers;
    this.added = 'no';
    const { product } = this;
    const done = await this.#adding.run(async () => {
      const pieces = parseQuantity(quantity, product.maxQuantity);
      if (!pieces.ok) return pieces;
      const { zone } = this.place;
      const rules = this.#rules && { ...this.#rules, ...(zone && { zone }) };
      const added = await this.#deps.addToCart({ product, quantity: pieces.value, answers }, rules);
      this.notifyWishlist(added);
      return added;
    });
    runInAction(() => {
      this.added = done.ok ? 'on-page' : 'no';
    });
  }

  /** The result of adding this product to the cart. */
  notifyWishlist(added: Result<Cart, AddToCartRefusal | Failure>): void {
    this.#deps.notifyWishlist?.(this.product, added);
  }

  private withParts(answers: OptionAnswers): OptionAnswers {
    return this.#composition === null ? answers : { ...answers, ...this.#composition.answers };
  }

  private async lookUp(chosen: readonly string[]): Promise<void> {
    this.#latestChoice += 1;
    const asked = this.#latestChoice;
    this.isChoosing = true;
    this.choiceFailure = null;
    const answer = await this.#deps.loadChoice(this.product.sku, chosen);
    if (asked !== this.#latestChoice) return;
    runInAction(() => {
      this.isChoosing = false;
      if (answer.ok) this.showChoice(answer.value);
      else this.choiceFailure = answer.reason;
    });
  }

  private showChoice(choice: ConfigurableChoice): void {
    this.product = { ...this.product, configurable: choice };
    this.#adding.clear();
    this.added = 'no';
  }
}
