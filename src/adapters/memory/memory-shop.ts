import type { Failure } from '../../application/ports/failures';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { MemoryWorld } from './memory-world';
import { MemoryWire } from './memory-wire';
import { emptyStoredCart, soldSku, type StoredCart } from './stored-cart';

export interface MemoryOrder {
  readonly number: string;
  readonly cart: StoredCart;
}

const ORDER_DIGITS = 9;

/** The shop that all memory adapters share: its goods and their stock, the carts and the orders. */
export class MemoryShop {
  readonly wire = new MemoryWire();
  readonly orders: MemoryOrder[] = [];
  readonly carts = new Map<string, StoredCart>();
  private readonly left = new Map<string, number | null>();
  private lastId = 0;

  constructor(readonly world: MemoryWorld) {
    for (const { product, variants } of world.goods) {
      for (const { sku, availability } of [product, ...variants.map(({ variant }) => variant)]) {
        this.left.set(sku, availability.inStock ? availability.onlyLeft : 0);
      }
    }
  }

  nextId(): string {
    this.lastId += 1;
    return String(this.lastId);
  }

  openNewCart(): StoredCart {
    const cart = emptyStoredCart(`cart-${this.nextId()}`);
    this.carts.set(cart.id, cart);
    return cart;
  }

  /** A cart that was never made, or has become an order, is not to be had any more. */
  openCart(id: string): Result<StoredCart, Failure> {
    const cart = this.carts.get(id);
    if (cart !== undefined && cart.order === null) return ok(cart);
    return refuse({ kind: 'not-found', message: `Could not find a cart with ID "${id}"` });
  }

  keep(cart: StoredCart): StoredCart {
    this.carts.set(cart.id, cart);
    return cart;
  }

  /** Pieces left of what is sold under this sku; null when there is no limit. */
  piecesLeft(sku: string): number | null {
    return this.left.get(sku) ?? null;
  }

  /** The stock after a delivery from the growers, or after one too few. */
  restock(sku: string, pieces: number | null): void {
    this.left.set(sku, pieces);
  }

  /** Turns the cart into an order: closes it, and takes what was sold out of stock. Answers the order's number. */
  sell(cart: StoredCart): string {
    const number = String(this.orders.length + 1).padStart(ORDER_DIGITS, '0');
    for (const line of cart.lines) {
      const left = this.piecesLeft(soldSku(line));
      if (left !== null) this.restock(soldSku(line), left - line.quantity);
    }
    this.orders.push({ number, cart: this.keep({ ...cart, order: number }) });
    return number;
  }
}
