import type { Failure } from '../../application/ports/failures';
import type { Cart } from '../../domain/cart/cart';
import type { Order } from '../../domain/orders/order';
import type { Payment, WhyUnpaid } from '../../domain/orders/payment';
import { ok, refuse, type Result } from '../../domain/shared/result';
import { MemoryGiftCards } from './cart/memory-gift-cards';
import { MemoryBank } from './checkout/memory-bank';
import {
  MemoryPeople,
  NO_TOKEN,
  NOT_AUTHORISED,
  type StoredCustomer,
  type CurrentToken,
} from './customer/customer-records';
import type { StoredEnquiry } from './customer/memory-enquiries';
import type { StoredReview } from './catalogue/memory-reviews';
import type { StoredWishlistItem } from './customer/memory-wishlists';
import type { InMemoryStoreData } from './in-memory-store-data';
import { MemoryWire, type PortCall } from './memory-wire';
import { showCart } from './cart/to-cart';
import { emptyStoredCart, soldSku, type StoredCart } from './cart/stored-cart';

export interface MemoryOrder {
  readonly number: string;
  readonly cart: StoredCart;
  /** As last displayed, with its totals. */
  readonly shown: Cart;
  /** ms since 1970 */
  readonly placedAt: number;
  readonly progress: MemoryOrderProgress;
}

/** The progress of an order, in the backend's own status words. */
export interface MemoryOrderProgress extends Pick<Order, 'comments' | 'shipments'> {
  readonly status: string;
  /** The status of each line. */
  readonly lines: string;
}

const JUST_PLACED: MemoryOrderProgress = { status: 'Pending', lines: 'Ordered', comments: [], shipments: [] };

const ORDER_DIGITS = 9;
/** Milliseconds in which money has to arrive. */
const TIME_TO_SEND_MS = 7 * 86_400_000;

/** The state that all memory adapters share: products, stock, carts and orders. */
export class InMemoryStore {
  readonly wire = new MemoryWire();
  readonly people = new MemoryPeople();
  readonly bank = new MemoryBank();
  readonly giftCards: MemoryGiftCards;
  readonly orders: MemoryOrder[] = [];
  readonly carts = new Map<string, StoredCart>();
  /** The number of the order of an attempt, by key; null for an attempt that can place none any more. */
  readonly orderAttempts = new Map<string, string | null>();
  /** Newest first. */
  readonly reviews: StoredReview[];
  /** Newest first. */
  readonly enquiries: StoredEnquiry[] = [];
  /** Wishlists by account id. */
  readonly wishes = new Map<string, readonly StoredWishlistItem[]>();
  /** For the session adapters: the guest's latest draft order, by session id. */
  readonly sessions = new Map<string, string | null>();
  private readonly left = new Map<string, number | null>();
  private lastId = 0;

  /** `newSecret` creates unguessable ids such as those of guest carts; tests use a counter. */
  constructor(
    readonly data: InMemoryStoreData,
    readonly now: () => number = () => 0,
    readonly newSecret: () => string = () => this.nextId(),
  ) {
    this.reviews = [...data.reviews];
    this.giftCards = new MemoryGiftCards(data.giftCards ?? []);
    for (const { product, variants } of data.products) {
      for (const { sku, availability } of [product, ...variants.map(({ variant }) => variant)]) {
        this.left.set(sku, availability.inStock ? availability.onlyLeft : 0);
      }
    }
  }

  nextId(): string {
    this.lastId += 1;
    return String(this.lastId);
  }

  openNewCart(owner: string | null = null): StoredCart {
    const cart = emptyStoredCart(`cart-${this.newSecret()}`, owner);
    this.carts.set(cart.id, cart);
    return cart;
  }

  /**
   * Refuses unknown and ordered carts with `not-found`. A customer's cart is accessible only to its owner, and a
   * guest's only to guests: customers have to merge it first.
   */
  openCart(id: string, who: CurrentToken = NO_TOKEN): Result<StoredCart, Failure> {
    const cart = this.carts.get(id);
    if (cart === undefined || cart.order !== null) {
      return refuse({ kind: 'not-found', message: `Could not find a cart with ID "${id}"` });
    }
    const asker = this.people.whoIs(who());
    return (asker.ok ? asker.value.id : null) === cart.owner ? ok(cart) : refuse(NOT_AUTHORISED);
  }

  /** Runs `work` for the signed-in customer; a guest is `unauthorised`. */
  answerCustomer<Value>(
    call: PortCall,
    who: CurrentToken,
    work: (account: StoredCustomer) => Result<Value, Failure>,
  ): Promise<Result<Value, Failure>> {
    return this.wire.answer(call, () => {
      const account = this.people.whoIs(who());
      return account.ok ? work(account.value) : account;
    });
  }

  /** The visitor's open cart, created if absent. */
  openCustomerCart(who: CurrentToken): Result<StoredCart, Failure> {
    const account = this.people.whoIs(who());
    if (!account.ok) return account;
    const open = this.openCart(account.value.cartId ?? '', who);
    if (open.ok) return open;
    const cart = this.openNewCart(account.value.id);
    this.people.keep({ ...account.value, cartId: cart.id });
    return ok(cart);
  }

  keep(cart: StoredCart): StoredCart {
    this.carts.set(cart.id, cart);
    return cart;
  }

  /** Stock of this sku; null when unlimited. */
  stockLeft(sku: string): number | null {
    return this.left.get(sku) ?? null;
  }

  /** Sets the stock. */
  restock(sku: string, quantity: number | null): void {
    this.left.set(sku, quantity);
  }

  /** Makes an order of the cart: closes it, reduces the stock, and returns the order number. */
  sell(cart: StoredCart): string {
    const number = String(this.orders.length + 1).padStart(ORDER_DIGITS, '0');
    for (const line of cart.lines) {
      const left = this.stockLeft(soldSku(line));
      if (left !== null) this.restock(soldSku(line), left - line.quantity);
    }
    const shown = showCart(this, cart);
    this.giftCards.take(shown.giftCards ?? []);
    const sold = this.keep({ ...cart, order: number });
    this.orders.push({ number, shown, placedAt: this.now(), cart: sold, progress: JUST_PLACED });
    const method = this.data.paymentMethods.find(({ code }) => code === cart.payment);
    if (method?.timing === 'online') this.bank.open(cart.id, number, this.now());
    return number;
  }

  /** The payment by instructions that the order of this cart waits for; null for any other order. */
  awaitedOf(cartId: string): Payment | null {
    const order = this.orders.find(({ cart }) => cart.id === cartId);
    const payTo = this.data.payTo[order?.cart.payment ?? ''];
    const amount = order?.shown.totals?.total;
    if (order === undefined || payTo === undefined || amount === undefined) return null;
    const instructions = { payTo, amount, payBy: order.placedAt + TIME_TO_SEND_MS };
    return { kind: 'awaited', orderNumber: order.number, instructions };
  }

  /** The order's progress since then. */
  report(number: string, progress: MemoryOrderProgress): void {
    const at = this.orders.findIndex((order) => order.number === number);
    const order = this.orders[at];
    if (order !== undefined) this.orders[at] = { ...order, progress };
  }

  /**
   * Handles the bank's decision or the end of the payment period. An unpaid order is cancelled: it keeps its number
   * but releases the cart id, its products go back to stock, and the cart is open again.
   */
  hearFromBank(orderNumber: string, said: 'paid' | WhyUnpaid): void {
    const decided = this.bank.decide(orderNumber, said);
    if (decided === null || said === 'paid') return;
    const at = this.orders.findIndex(({ number }) => number === orderNumber);
    const order = this.orders[at];
    if (order === undefined) return;
    const { cart } = order;
    this.orders[at] = { ...order, cart: { ...cart, id: `${cart.id}/${orderNumber}` } };
    for (const line of cart.lines) {
      const left = this.stockLeft(soldSku(line));
      if (left !== null) this.restock(soldSku(line), left + line.quantity);
    }
    this.keep({ ...cart, order: null });
  }
}
