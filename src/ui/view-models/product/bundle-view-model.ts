import { observableRef } from 'mobx';
import { answersFromBundleParts, bundlePartsFromAnswers } from '../../../domain/cart/bundle-answers';
import { parseQuantity, type QuantityRefusal } from '../../../domain/shared/quantity';
import {
  type BundleChoice,
  type BundleQuestion,
  bundleTotal,
  changePartQuantity,
  defaultBundleParts,
  findBundleChoice,
  selectBundleChoice,
  clearBundleQuestion,
  type BundlePart,
} from '../../../domain/catalogue/bundle';
import type { OptionRefusal } from '../../../domain/catalogue/options/check-answers';
import { type OptionAnswers, answerTo } from '../../../domain/catalogue/options/customizable-option';
import type { Money, Price } from '../../../domain/pricing/money';
import { currentPrice } from '../../../domain/catalogue/options/price-rules';
import type { ProductViewModel } from './product-view-model';
import { makeAutoObservable } from '../shared/make-observable';

/** The parts of a bundle, which are chosen beside the page's options. */
export interface BundleSelection {
  readonly answers: OptionAnswers;
  /** The price of one bundle with these parts, without the page's options. */
  readonly price: Price;
  /** False while it is empty, or a quantity in it is invalid. */
  readonly canBeAdded: boolean;
}

/** A choice as the page shows it. */
export interface ChoiceRow {
  readonly choice: BundleChoice;
  readonly isChosen: boolean;
  /** Value of the quantity field. */
  readonly text: string;
  /** Whether the quantity can be edited. */
  readonly canChange: boolean;
  readonly refusal: QuantityRefusal | null;
}

export interface QuestionRow {
  readonly question: BundleQuestion;
  readonly choices: readonly ChoiceRow[];
  /** The refusal of this option; a changed answer is no longer marked. */
  readonly refusal: OptionRefusal | null;
}

type Page = Pick<ProductViewModel, 'product' | 'answers' | 'answer' | 'standing' | 'price' | 'selectBundle'>;

/** Composition of a bundle, beside the view-model of its page, which has its price and adds it. */
export class BundleViewModel implements BundleSelection {
  parts: readonly BundlePart[];
  /** Entered quantities by choice; others have the part's default quantity. */
  private readonly texts = new Map<string, string>();
  readonly #page: Page;

  /** Starts with the answers from the URL, otherwise with the default composition. */
  constructor(page: Page) {
    this.#page = page;
    const questions = page.product.bundle ?? [];
    const answered = bundlePartsFromAnswers(questions, page.answers);
    const picked = answered.ok
      ? answered
      : bundlePartsFromAnswers(questions, withoutQuantities(questions, page.answers));
    this.parts = picked.ok ? picked.value : defaultBundleParts(questions);
    if (!answered.ok) this.restoreQuantities(page.answers);
    makeAutoObservable(this, { parts: observableRef }, { autoBind: true });
    page.selectBundle(this);
  }

  get rows(): readonly QuestionRow[] {
    const { standing } = this.#page;
    const refusals = standing?.kind === 'options-refused' ? standing.options : [];
    return this.questions.map((question) => ({
      question,
      choices: question.choices.map((choice) => this.rowOf(choice)),
      refusal: refusals.find(({ optionUid }) => optionUid === question.uid) ?? null,
    }));
  }

  /** The price of one bundle in this composition. */
  get price(): Price {
    const { price, bundleBase } = this.#page.product;
    const regular = bundleTotal(this.questions, this.parts, price.regular.currency, bundleBase);
    return { regular, special: null, maximum: null };
  }

  /** The same, including the answers to its other options. */
  get total(): Money {
    return currentPrice(this.#page.price);
  }

  get answers(): OptionAnswers {
    return answersFromBundleParts(this.questions, this.parts);
  }

  /** False while the bundle is empty, or a quantity is invalid. */
  get canBeAdded(): boolean {
    return this.parts.length > 0 && this.parts.every(({ choiceUid }) => this.refusalOf(choiceUid) === null);
  }

  /** Selecting a value of a multiple choice again removes it. */
  pick(questionUid: string, choiceUid: string): void {
    this.keep(selectBundleChoice(this.questions, this.parts, questionUid, choiceUid));
  }

  /** Only for optional choices. */
  leaveOut(questionUid: string): void {
    this.keep(clearBundleQuestion(this.questions, this.parts, questionUid));
  }

  /** Only if the choice allows changing its quantity; an invalid quantity is refused at its field and not counted. */
  typeQuantity(choiceUid: string, text: string): void {
    if (!this.canChange(choiceUid)) return;
    this.texts.set(choiceUid, text);
    const quantity = parseQuantity(text);
    if (quantity.ok) this.keep(changePartQuantity(this.questions, this.parts, choiceUid, quantity.value));
  }

  private get questions(): readonly BundleQuestion[] {
    return this.#page.product.bundle ?? [];
  }

  /** The quantities of a form that was refused, as they were typed. */
  private restoreQuantities(answers: OptionAnswers): void {
    for (const { choiceUid } of this.parts) {
      const [typed] = answerTo(answers, choiceUid);
      if (typed === undefined || findBundleChoice(this.questions, choiceUid)?.canChangeQuantity !== true) continue;
      this.texts.set(choiceUid, typed);
      const quantity = parseQuantity(typed);
      if (quantity.ok) this.parts = changePartQuantity(this.questions, this.parts, choiceUid, quantity.value);
    }
  }

  private keep(parts: readonly BundlePart[]): void {
    this.parts = parts;
    const chosen = new Set(parts.map(({ choiceUid }) => choiceUid));
    for (const uid of Array.from(this.texts.keys())) if (!chosen.has(uid)) this.texts.delete(uid);
    this.#page.answer(this.#page.answers);
  }

  private rowOf(choice: BundleChoice): ChoiceRow {
    const part = this.partOf(choice.uid);
    return {
      choice,
      isChosen: part !== undefined,
      text: this.texts.get(choice.uid) ?? String(part?.quantity ?? choice.quantity),
      canChange: this.canChange(choice.uid),
      refusal: this.refusalOf(choice.uid),
    };
  }

  private canChange(choiceUid: string): boolean {
    const choice = findBundleChoice(this.questions, choiceUid);
    return choice?.canChangeQuantity === true && this.partOf(choiceUid) !== undefined;
  }

  private refusalOf(choiceUid: string): QuantityRefusal | null {
    const text = this.texts.get(choiceUid);
    const quantity = text === undefined ? null : parseQuantity(text);
    return quantity === null || quantity.ok ? null : quantity.reason;
  }

  private partOf(choiceUid: string): BundlePart | undefined {
    return this.parts.find((part) => part.choiceUid === choiceUid);
  }
}

function withoutQuantities(questions: readonly BundleQuestion[], answers: OptionAnswers): OptionAnswers {
  return Object.fromEntries(questions.map(({ uid }) => [uid, [...answerTo(answers, uid)]]));
}
