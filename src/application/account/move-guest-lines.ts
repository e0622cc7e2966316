import type { Cart } from '../../domain/cart/cart';
import { quantityOf, type Shortfall, type ShortfallReason } from '../../domain/cart/merge-shortfalls';
import { isCartGone } from '../cart/active-cart';
import type { Carts, CustomerCarts, GuestLine } from '../ports/cart';
import type { Failure } from '../ports/failures';
import type { DoubtfulLine, LeftGuestCart } from '../ports/session';

export interface MoveGuestLinesDeps {
  readonly carts: Pick<Carts, 'addLine'>;
  readonly customerCarts: Pick<CustomerCarts, 'own' | 'guestLines' | 'removeGuestLine'>;
}

/** What became of a guest's cart. */
export interface TakenGuestCart {
  /** The customer's cart now. */
  readonly cart: Cart;
  /** What is still in the guest's cart; null if all of it is in the customer's, or the guest's cart is gone. */
  readonly left: LeftGuestCart | null;
  /** What was not taken; null if the backend has merged the carts and says nothing of it. */
  readonly notTaken: readonly Shortfall[] | null;
}

/** After so many lines without an answer the rest waits. */
const MAX_DOUBTFUL = 3;

/** All of the guest's cart waits for the next load. */
export function allLater(cart: Cart, cartId: string, doubtful: readonly DoubtfulLine[] = []): TakenGuestCart {
  return { cart, left: { cartId, doubtful }, notTaken: [{ sku: '', name: '', wanted: 1, kept: 0, why: 'later' }] };
}

/**
 * Adds the lines of a guest's cart one by one to the customer's cart `own`, and removes each from the guest's cart as soon as
 * it is there. A line without an answer is not sent again before the next load, which finds out by its quantity.
 */
export async function moveGuestLines(deps: MoveGuestLinesDeps, cartId: string, own: Cart): Promise<TakenGuestCart> {
  const read = await deps.customerCarts.guestLines(cartId);
  if (!read.ok && !isCartGone(read.reason)) return allLater(own, cartId);
  if (!read.ok) return { cart: own, left: null, notTaken: null };
  const { lines, unread } = read.value;
  const moved: Moved = { cart: own, notTaken: [], doubtful: [], isStopped: false };
  for (const line of lines) {
    if (moved.isStopped) moved.notTaken.push(shortfallOf(line, 'later'));
    else await moveLine(deps, cartId, line, moved);
  }
  for (let index = 0; index < unread; index += 1) {
    moved.notTaken.push({ sku: '', name: '', wanted: 1, kept: 0, why: 'refused' });
  }
  const { cart, notTaken, doubtful } = moved;
  const isOver = doubtful.length === 0 && notTaken.every(({ why }) => why !== 'later');
  const isWhole = isOver && notTaken.length === 0;
  return { cart, notTaken, left: isWhole ? null : { cartId, doubtful: isOver ? null : doubtful } };
}

interface Moved {
  cart: Cart;
  readonly notTaken: Shortfall[];
  readonly doubtful: DoubtfulLine[];
  /** Nothing more is sent. */
  isStopped: boolean;
}

async function moveLine(
  { carts, customerCarts }: MoveGuestLinesDeps,
  cartId: string,
  line: GuestLine,
  moved: Moved,
): Promise<void> {
  const taken = quantityOf(moved.cart, line.sku) + line.quantity;
  const added = await carts.addLine(moved.cart.id, line);
  if (added.ok) moved.cart = added.value;
  else {
    const why = reasonOf(added.reason);
    if (why !== 'later') {
      moved.notTaken.push(shortfallOf(line, why));
      return;
    }
    const now = await customerCarts.own();
    if (now.ok) moved.cart = now.value;
    if (!now.ok || quantityOf(now.value, line.sku) < taken) {
      moved.notTaken.push(shortfallOf(line, 'later'));
      doubt(moved, { uid: line.uid, sku: line.sku, taken }, !now.ok || added.reason.kind === 'busy');
      return;
    }
  }
  const removed = await customerCarts.removeGuestLine(cartId, line.uid);
  if (!removed.ok && !isCartGone(removed.reason)) doubt(moved, { uid: line.uid, sku: line.sku, taken }, true);
}

function doubt(moved: Moved, line: DoubtfulLine, isStopped: boolean): void {
  moved.doubtful.push(line);
  moved.isStopped ||= isStopped || moved.doubtful.length >= MAX_DOUBTFUL;
}

function shortfallOf({ sku, parentSku, name, quantity }: GuestLine, why: ShortfallReason): Shortfall {
  return { sku: parentSku ?? sku, name, wanted: quantity, kept: 0, why };
}

/** `later` for a failure after which the line may be taken, or may be sent again. */
function reasonOf(failure: Failure): ShortfallReason {
  switch (failure.kind) {
    case 'rejected':
      if (failure.code === 'INSUFFICIENT_STOCK') return 'sold-out';
      return failure.code === 'NOT_SALABLE' || failure.code === 'PRODUCT_NOT_FOUND' ? 'not-sold' : 'refused';
    case 'not-found':
      return 'refused';
    case 'unauthorised':
    case 'busy':
    case 'unreachable':
      return 'later';
  }
}
