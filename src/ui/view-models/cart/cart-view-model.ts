import { observableRef, observableShallow, runInAction } from 'mobx';
import type { CartChanged } from '../../../application/cart/shown-cart';
import type { GroupRefusal } from '../../../application/cart/add-group';
import type { AddToCart, AddToCartRequest } from '../../../application/cart/add-to-cart';
import type { Failure } from '../../../application/ports/failures';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import { type Cart, EMPTY_CART, lostCoupon } from '../../../domain/cart/cart';
import type { ShortStock } from '../../../domain/cart/eligibility';
import type { QuantityRefusal } from '../../../domain/shared/quantity';
import type { Result } from '../../../domain/shared/result';
import { cartRows, quantityOf, shownQuantity, type CartRow } from './cart-rows';
import type { CartDeps, CartUseCases } from './cart-use-cases';
import { GiftCardCheck } from './gift-card-check';
import { Operation, type Reason } from '../shared/operation';
import { QuantityEdits } from './quantity-edits';
import { SerialQueue } from '../shared/serial-queue';
import { settled } from './settled';
import { makeAutoObservable } from '../shared/make-observable';

/**
 * The visitor's cart, one for the whole tab. Changes show at once, are sent one by one, and are reverted when
 * refused.
 */
export class CartViewModel {
  /** Null until loaded. */
  cart: Cart | null = null;
  readonly loading = new Operation<Failure>();
  readonly counting = new Operation<Failure>();
  readonly clearing = new Operation<CartChanged | Failure>();
  readonly adding = new Operation<AddToCartRefusal | Failure>();
  readonly addingGroup = new Operation<GroupRefusal | Failure>();
  readonly updating = new Operation<QuantityRefusal | ShortStock | CartChanged | Failure>();
  readonly removing = new Operation<CartChanged | Failure>();
  readonly couponOperation = new Operation<CartChanged | Failure>();
  lostCoupon: string | null = null;
  readonly giftCardOperation = new Operation<CartChanged | Failure>();
  readonly giftCardCheck: GiftCardCheck;
  #rendered: Cart | null = null;
  private count = 0;
  /** Whether `count` is newer than `cart`. */
  private isCartOld = false;
  #isLeaving = false;
  private quantityBeingAdded = 0;
  /** Items that are being removed; they are hidden. */
  readonly leaving = new Set<string>();
  readonly refusals = new Map<string, QuantityRefusal | ShortStock | CartChanged | Failure>();
  readonly edits: QuantityEdits;
  readonly #queue = new SerialQueue();
  readonly #useCases: CartUseCases;
  readonly #announce: () => void;

  constructor({ useCases, schedule, announce }: CartDeps) {
    this.#useCases = useCases;
    this.#announce = announce;
    this.giftCardCheck = new GiftCardCheck(useCases);
    this.edits = new QuantityEdits(schedule, (uid, quantity) => void this.sendQuantity(uid, quantity));
    makeAutoObservable(
      this,
      { cart: observableRef, leaving: observableShallow, refusals: observableShallow },
      { autoBind: true },
    );
  }

  /** `Cart.id` of the cart that the page shows; null when it shows none. */
  get shownId(): string | null {
    return (this.cart ?? this.#rendered)?.id || null;
  }

  get rows(): readonly CartRow[] {
    return this.cart === null ? [] : cartRows(this.cart, this);
  }

  /** Quantity in the cart, including pending changes. */
  get badge(): number {
    const { cart } = this;
    return (cart === null || this.isCartOld ? this.count : quantityOf(cart, this)) + this.quantityBeingAdded;
  }

  /** True while the totals do not include pending changes. */
  get isPending(): boolean {
    const { adding, addingGroup, updating, removing, clearing } = this;
    const changing = [adding, addingGroup, updating, removing, clearing, this.couponOperation, this.giftCardOperation];
    return this.edits.areWaiting || changing.some((operation) => operation.isLoading);
  }

  load(): Promise<Result<Cart, Failure>> {
    return this.change(this.loading, () => this.#useCases.loadCart());
  }

  /** Uses a server-rendered cart without rendering it again, as fields may be edited; a tab with a newer one reloads. */
  open(cart: Cart): void {
    if (this.cart === null && !this.isPending) this.#rendered = cart;
    else void this.load();
  }

  show(cart: Cart): void {
    this.lostCoupon = lostCoupon(this.lostCoupon, this.couponOperation.isLoading ? null : this.cart, cart);
    this.cart = cart;
    this.isCartOld = false;
    this.edits.keepOnly(cart.items.map((item) => item.uid));
  }

  /** For pages that show only the cart badge. */
  async refreshCount(): Promise<void> {
    const counted = await this.counting.run(() => this.#queue.take(() => this.#useCases.countCart()));
    if (counted.ok) this.showCount(counted.value);
  }

  /** Empties the cart after its items were ordered. */
  showOrdered(): void {
    this.show(EMPTY_CART);
    this.#announce();
  }

  /** The quantity that the server reported. A cart with another one is out of date and is loaded again. */
  showCount(count: number): void {
    this.count = count;
    const shown = this.cart ?? this.#rendered;
    if (shown === null || this.isPending || shown.totalQuantity === count) return;
    this.isCartOld = true;
    if (shown.id !== '') void this.load();
  }

  /**
   * Returns the new cart, or the refusal. The badge counts the items at once and is reverted on refusal. `send`
   * overrides how the items are added.
   */
  add(request: AddToCartRequest, send: AddToCart = this.#useCases.addToCart): ReturnType<AddToCart> {
    return this.addCounted(this.adding, request.quantity, () => send(request));
  }

  /** Adds products of a group, by the group's sku. A refused request may still have added part of it. */
  async addGroup(...group: Parameters<CartUseCases['addGroup']>): Promise<Result<Cart, GroupRefusal | Failure>> {
    const quantity = group[1].reduce((sum, item) => sum + item.quantity, 0);
    const added = await this.addCounted(this.addingGroup, quantity, () => this.#useCases.addGroup(...group));
    if (!added.ok && added.reason.kind === 'partially-added' && added.reason.added > 0) await this.load();
    return added;
  }

  /** `more` than the field shows at this moment; nothing at less than one. */
  addQuantity(uid: string, more: number): void {
    this.takeRendered();
    const row = this.rows.find(({ item }) => item.uid === uid);
    const next = row === undefined ? 0 : shownQuantity(row) + more;
    if (next >= 1) this.typeQuantity(uid, String(next));
  }

  /**
   * Shows the quantity at once and sends it after one second without changes. An invalid quantity is refused at its
   * field.
   */
  typeQuantity(uid: string, text: string): void {
    this.takeRendered();
    const item = this.cart?.items.find((candidate) => candidate.uid === uid);
    if (item === undefined) return;
    this.refusals.delete(uid);
    this.edits.type(uid, text, item.quantity);
  }

  /** Sends pending quantities now; resolves when all requests so far have ended. */
  async flush(): Promise<void> {
    this.edits.flush();
    await this.#queue.take(() => Promise.resolve());
  }

  /** Returns true if the item existed and was removed; ignores an unknown uid. */
  async remove(uid: string): Promise<boolean> {
    this.takeRendered();
    const { cart } = this;
    if (cart === null || this.leaving.has(uid) || !cart.items.some((item) => item.uid === uid)) return false;
    this.leaving.add(uid);
    this.edits.forget(uid);
    const removed = await this.change(
      this.removing,
      () => this.#useCases.removeItem(this.cart ?? cart, uid),
      () => this.leaving.delete(uid),
    );
    return removed.ok;
  }

  applyCoupon(code: string): Promise<Result<Cart, CartChanged | Failure>> {
    return this.change(this.couponOperation, () => this.#useCases.applyCoupon(code));
  }

  applyGiftCard(code: string): Promise<Result<Cart, CartChanged | Failure>> {
    return this.change(this.giftCardOperation, () => this.#useCases.applyGiftCard(code));
  }

  removeGiftCard(code: string): Promise<Result<Cart, CartChanged | Failure>> {
    return this.change(this.giftCardOperation, () => this.#useCases.removeGiftCard(code));
  }

  clear(): Promise<Result<Cart, CartChanged | Failure>> {
    return this.change(this.clearing, () => this.#useCases.clearCart());
  }

  /** Sends pending quantities now without waiting for the queue, because the page is being left. */
  leave(): void {
    this.#isLeaving = true;
    this.edits.flush();
    this.#isLeaving = false;
  }

  dispose(): void {
    this.edits.dispose();
  }

  private addCounted<Refusal extends Reason>(
    operation: Operation<Refusal>,
    wanted: number,
    work: () => Promise<Result<Cart, Refusal>>,
  ): Promise<Result<Cart, Refusal>> {
    const quantity = Number.isSafeInteger(wanted) && wanted > 0 ? wanted : 0;
    this.quantityBeingAdded += quantity;
    return this.change(operation, work, () => {
      this.quantityBeingAdded -= quantity;
    });
  }

  private takeRendered(): void {
    if (this.cart === null && this.#rendered !== null) this.show(this.#rendered);
  }

  private async sendQuantity(uid: string, quantity: number): Promise<void> {
    const atOnce = this.#isLeaving;
    const answer = await this.change(
      this.updating,
      () => this.#useCases.changeQuantity(uid, quantity, atOnce),
      () => this.edits.settle(uid, quantity),
    );
    if (answer.ok || this.edits.of(uid) !== null) return;
    runInAction(() => this.refusals.set(uid, answer.reason));
  }

  /** Uses the queue, unless the page is being left. */
  private change<Refusal extends Reason>(
    operation: Operation<Refusal>,
    work: () => Promise<Result<Cart, Refusal>>,
    settle: () => void = () => undefined,
  ): Promise<Result<Cart, Refusal>> {
    const isLoading = operation === (this.loading as Operation<Failure | Refusal>);
    const run = async () => {
      const answer = await settled(work, settle, this.show);
      if (answer.ok && !isLoading) this.#announce();
      return answer;
    };
    const isLeaving = this.#isLeaving;
    return operation.run(() => (isLeaving ? run() : this.#queue.take(run)));
  }
}
