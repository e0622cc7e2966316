import type { ResolvedLine } from '../cart/cart-record';
import { type Demand, demandOf } from '../cart/refuse-sale';
import type { ProductRow } from '../catalogue/product/product-row';
import { isPaidOnline } from '../payment/bank-payment';
import { BANK_TRANSFER, needsTerms } from '../payment/payment-terms';
import { type HeldGoods, mostHeld, type PaidBy, unpaidHold } from './unpaid-hold';

export function paidBy(code: string): PaidBy {
  if (isPaidOnline(code)) return 'payment-page';
  if (code === BANK_TRANSFER) return 'transfer';
  return needsTerms(code) ? 'cheque' : 'on-delivery';
}

/** A workshop has a day; one without, of an earlier version, is virtual with a number of places. */
const hasPlaces = ({ held_on, kind, stock }: ProductRow): boolean =>
  held_on !== null || (kind === 'virtual' && stock !== null);

/** What some lines need together, each product once, and whether it is places: of a workshop's variants and parts too. */
export function heldGoods(lines: readonly ResolvedLine[]): readonly (Demand & { readonly goods: HeldGoods })[] {
  const places = new Set(
    lines.flatMap((line) =>
      demandOf([line]).flatMap(({ product }) => (hasPlaces(line.product) || hasPlaces(product) ? product.id : [])),
    ),
  );
  return demandOf(lines).map((demand) => ({ ...demand, goods: places.has(demand.product.id) ? 'places' : 'goods' }));
}

/** Whether an order of these lines, alone, may be paid by a method. Several orders are counted once they are placed. */
export function mayHold(
  lines: readonly ResolvedLine[],
  code: string,
  { hasOnlineMethod, heldPieces }: { readonly hasOnlineMethod: boolean; readonly heldPieces: number },
): boolean {
  return heldGoods(lines).every(({ product, quantity, goods }) => {
    const hold = unpaidHold(paidBy(code), goods, hasOnlineMethod);
    return hold !== null && (!hold.limitsOneOrder || quantity <= mostHeld(hold, heldPieces, product.stock));
  });
}
