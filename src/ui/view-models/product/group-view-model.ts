import { observableShallow, runInAction } from 'mobx';
import type { GroupRefusal } from '../../../application/cart/add-group';
import type { Failure } from '../../../application/ports/failures';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import { parseQuantity } from '../../../domain/cart/quantity';
import { refusalToAdd, type EligibilityRefusal } from '../../../domain/cart/refusal-to-add';
import { groupTotal, selectedGroupItems, type GroupItem, type GroupQuantities } from '../../../domain/catalogue/group';
import type { Product } from '../../../domain/catalogue/product';
import type { Money } from '../../../domain/pricing/money';
import type { CartViewModel } from '../cart/cart-view-model';
import { Operation } from '../shared/operation';
import { makeAutoObservable } from '../shared/make-observable';

/** A product of the group as the page shows it. */
export interface GroupRow {
  readonly item: GroupItem;
  /** Value of its quantity field; 0 and empty mean none. */
  readonly text: string;
  /** Why it cannot be bought at all, so that its field is disabled. */
  readonly whyNot: EligibilityRefusal | null;
  /** Why this quantity is invalid or was not added. */
  readonly refusal: AddToCartRefusal | Failure | null;
}

interface GroupDeps {
  readonly cart: Pick<CartViewModel, 'addGroup'>;
}

/** A grouped product: several products, each with a quantity, added one by one. */
export class GroupViewModel {
  readonly adding = new Operation<GroupRefusal | Failure>();
  /** Number of products that the last submission added; 0 before, and after an edit. */
  addedProducts = 0;
  /** Entered quantities by sku. */
  private readonly texts = new Map<string, string>();

  constructor(
    private readonly product: Pick<Product, 'sku' | 'group' | 'price'>,
    private readonly deps: GroupDeps,
  ) {
    for (const { product: one, quantity } of this.items) {
      this.texts.set(one.sku, String(refusalToAdd(one, 1) === null ? quantity : 0));
    }
    makeAutoObservable<this, 'product' | 'deps' | 'texts'>(
      this,
      { product: false, texts: observableShallow, deps: false },
      { autoBind: true },
    );
  }

  get rows(): readonly GroupRow[] {
    return this.items.map((item) => ({
      item,
      text: this.textOf(item),
      whyNot: refusalToAdd(item.product, 1),
      refusal: this.refusalOf(item),
    }));
  }

  /** Total of all wanted products; invalid quantities count as none. */
  get total(): Money {
    return groupTotal(this.items, this.product.price.regular.currency, this.quantities);
  }

  get canBeAdded(): boolean {
    const areNumbers = this.items.every((item) => quantityOf(this.textOf(item)) !== null);
    return areNumbers && selectedGroupItems(this.items, this.quantities).length > 0;
  }

  type(sku: string, text: string): void {
    this.texts.set(sku, text);
    this.addedProducts = 0;
    const { error } = this.adding;
    if (error?.kind === 'group-stopped' && error.product.sku === sku) this.adding.clear();
  }

  /**
   * One submission at a time. It stops at the first refused product; products added before it are in the cart, so
   * their fields are cleared to prevent adding them twice.
   */
  async addToCart(): Promise<void> {
    if (this.adding.isLoading || !this.canBeAdded) return;
    this.addedProducts = 0;
    const wanted = selectedGroupItems(this.items, this.quantities);
    const done = await this.adding.run(() => this.deps.cart.addGroup(this.product.sku, wanted));
    runInAction(() => {
      if (done.ok) this.addedProducts = wanted.length;
      else if (done.reason.kind === 'group-stopped') {
        this.addedProducts = done.reason.added;
        for (const { product } of wanted.slice(0, done.reason.added)) this.texts.set(product.sku, '0');
      }
    });
  }

  private get items(): readonly GroupItem[] {
    return this.product.group ?? [];
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
    return error?.kind === 'group-stopped' && error.product.sku === item.product.sku ? error.reason : null;
  }
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
