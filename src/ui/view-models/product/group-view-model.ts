import { observableRef, runInAction } from 'mobx';
import type { GroupRefusal } from '../../../application/cart/add-group';
import type { Failure } from '../../../application/ports/failures';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import { MAX_QUANTITY, parseQuantity } from '../../../domain/shared/quantity';
import { checkEligibility, type EligibilityRefusal } from '../../../domain/cart/eligibility';
import { groupTotal, selectedGroupItems, type GroupItem, type GroupQuantities } from '../../../domain/catalogue/group';
import { answerTo, type OptionAnswers } from '../../../domain/catalogue/options/customizable-option';
import type { Product } from '../../../domain/catalogue/product';
import type { Money } from '../../../domain/pricing/money';
import { refuse } from '../../../domain/shared/result';
import type { CartViewModel } from '../cart/cart-view-model';
import type { ProductViewModel } from './product-view-model';
import { remainingErrors } from './remaining-errors';
import { Operation } from '../shared/operation';
import { makeAutoObservable } from '../shared/make-observable';

/** Name of a product's quantity field, before its sku; also used by the API that handles the form. */
export const QUANTITY_FIELD = 'quantity.';

/** A product of the group as the page shows it. */
export interface GroupRow {
  readonly item: GroupItem;
  /** Value of its quantity field; 0 and empty mean none. */
  readonly text: string;
  /** Why it cannot be bought at all, so that its field is disabled. */
  readonly unavailableReason: EligibilityRefusal | null;
  /** Why this quantity is invalid or was not added. */
  readonly refusal: AddToCartRefusal | Failure | null;
}

/** The product of a group at which a form without scripts stopped. */
export interface StoppedAt {
  readonly sku: string;
  readonly reason: AddToCartRefusal | Failure;
}

/** Initial state from the server. */
export interface GroupStart {
  /** The typed quantities, under `quantity.<sku>`. */
  readonly answers: OptionAnswers;
  readonly stopped: StoppedAt | null;
  /** The refusal of the whole form. */
  readonly refusal: AddToCartRefusal | Failure | null;
}

interface GroupDeps {
  readonly cart: Pick<CartViewModel, 'addGroup'>;
  /** Called with the cart's result. */
  readonly notifyWishlist?: ProductViewModel['notifyWishlist'];
}

/** A grouped product: several products, each with a quantity, added one by one. */
export class GroupViewModel {
  readonly adding = new Operation<GroupRefusal | Failure>();
  /** Number of products that the last submission added; 0 before, and after an edit. */
  addedProducts = 0;
  /** Entered quantities by sku. */
  private readonly texts = new Map<string, string>();
  /** The answers that were refused: a changed one is no longer marked. */
  refusedAnswers: OptionAnswers = {};
  readonly #product: Pick<Product, 'sku' | 'group' | 'price'>;
  readonly #deps: GroupDeps;

  constructor(product: Pick<Product, 'sku' | 'group' | 'price'>, deps: GroupDeps) {
    this.#product = product;
    this.#deps = deps;
    for (const { product: one, quantity } of this.items) {
      this.texts.set(one.sku, String(checkEligibility(one, 1) === null ? quantity : 0));
    }
    makeAutoObservable(this, { refusedAnswers: observableRef }, { autoBind: true });
  }

  /** Starts from the server-rendered state. */
  start({ answers, stopped, refusal }: GroupStart): void {
    for (const { product } of this.items) {
      const [typed] = answerTo(answers, `${QUANTITY_FIELD}${product.sku}`);
      if (typed !== undefined) this.texts.set(product.sku, typed);
    }
    this.refusedAnswers = answers;
    const product = this.items.find((item) => item.product.sku === stopped?.sku)?.product;
    if (stopped !== null && product !== undefined) {
      this.adding.error = { kind: 'partially-added', product, reason: stopped.reason, added: 0 };
    } else if (refusal !== null) {
      this.adding.error = isWhole(refusal) ? refusal : { kind: 'nothing-selected' };
    }
  }

  get rows(): readonly GroupRow[] {
    return this.items.map((item) => ({
      item,
      text: this.textOf(item),
      unavailableReason: checkEligibility(item.product, 1),
      refusal: this.refusalOf(item),
    }));
  }

  /** Total of all wanted products; invalid quantities count as none. */
  get total(): Money {
    return groupTotal(this.items, this.#product.price.regular.currency, this.quantities);
  }

  get canBeAdded(): boolean {
    const areNumbers = this.items.every((item) => quantityOf(this.textOf(item)) !== null);
    return areNumbers && selectedGroupItems(this.items, this.quantities).length > 0;
  }

  /** The part of the refusal that still applies to the answers. */
  standing(answers: OptionAnswers): AddToCartRefusal | Failure | null {
    const { error } = this.adding;
    return error?.kind === 'options-refused' ? remainingErrors(error, answers, this.refusedAnswers) : null;
  }

  type(sku: string, text: string): void {
    this.texts.set(sku, text);
    this.addedProducts = 0;
    const { error } = this.adding;
    if (error?.kind === 'partially-added' && error.product.sku === sku) this.adding.clear();
  }

  /**
   * One submission at a time. It stops at the first refused product; products added before it are in the cart, so
   * their fields are cleared to prevent adding them twice.
   */
  async addToCart(answers: OptionAnswers = {}): Promise<void> {
    if (this.adding.isLoading || !this.canBeAdded) return;
    this.refusedAnswers = answers;
    this.addedProducts = 0;
    const wanted = selectedGroupItems(this.items, this.quantities);
    const done = await this.adding.run(() => this.#deps.cart.addGroup(this.#product.sku, wanted, answers));
    this.#deps.notifyWishlist?.(done.ok ? done : refuse(reasonOf(done.reason)));
    runInAction(() => {
      if (done.ok) this.addedProducts = wanted.length;
      else if (done.reason.kind === 'partially-added') {
        this.addedProducts = done.reason.added;
        for (const { product } of wanted.slice(0, done.reason.added)) this.texts.set(product.sku, '0');
      }
    });
  }

  private get items(): readonly GroupItem[] {
    return this.#product.group ?? [];
  }

  private get quantities(): GroupQuantities {
    return Object.fromEntries(this.items.map((item) => [item.product.sku, quantityOf(this.textOf(item)) ?? 0]));
  }

  private textOf({ product }: GroupItem): string {
    return this.texts.get(product.sku) ?? '0';
  }

  private refusalOf(item: GroupItem): AddToCartRefusal | Failure | null {
    const typed = this.textOf(item);
    const quantity = isNone(typed) ? null : parseQuantity(typed);
    if (quantity !== null && !quantity.ok) return quantity.reason;
    const { error } = this.adding;
    return error?.kind === 'partially-added' && error.product.sku === item.product.sku ? error.reason : null;
  }
}

/** Why the first product was not added. */
function reasonOf(refusal: GroupRefusal | Failure): AddToCartRefusal | Failure {
  if (refusal.kind === 'partially-added') return refusal.reason;
  return refusal.kind === 'nothing-selected' ? { kind: 'quantity-invalid', max: MAX_QUANTITY } : refusal;
}

/** Null for an invalid quantity. */
function quantityOf(text: string): number | null {
  if (isNone(text)) return 0;
  const quantity = parseQuantity(text);
  return quantity.ok ? quantity.value : null;
}

function isNone(text: string): boolean {
  return /^0*$/.test(text.trim());
}

/** Whether a refusal in the URL is about the whole form: a failure, refused answers, or an empty selection. */
function isWhole(
  refusal: AddToCartRefusal | Failure,
): refusal is Extract<AddToCartRefusal, { kind: 'options-refused' }> | Failure {
  switch (refusal.kind) {
    case 'options-refused':
    case 'unauthorised':
    case 'not-found':
    case 'rejected':
    case 'busy':
    case 'unreachable':
      return true;
    default:
      return false;
  }
}
