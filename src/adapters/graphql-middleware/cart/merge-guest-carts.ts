import type { CartLine } from '../../../domain/cart/add-to-cart';
import { DecodingError, number, optionalRecord, record, records, text, type WireRecord } from '../wire-value';
import type { Carts } from '../../../application/ports/cart';
import type { Failure } from '../../../application/ports/failures';
import type { Cart } from '../../../domain/cart/cart';
import type { Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { CART_LINES } from './cart-documents';

interface LineInCart extends CartLine {
  readonly uid: string;
}

/** The lines of `CART_LINES`, in the form to add them to another cart. */
function toCartLines(value: unknown): readonly LineInCart[] {
  return records(record(value, 'cart').items).map(toCartLine);
}

function toCartLine(wire: WireRecord): LineInCart {
  const sku = text(record(wire.product, 'product of a cart item').sku, 'sku');
  const variant = optionalRecord(wire.configured_variant);
  const answers = records(wire.customizable_options ?? wire.configurable_answers);
  const written = answers.filter(isWritten);
  const parts = records(wire.bundle_options).flatMap(({ values }) => records(values));
  return {
    uid: uidOf(wire),
    sku: variant === null ? sku : text(variant.sku, 'sku of a variant'),
    parentSku: variant === null ? null : sku,
    quantity: number(wire.quantity, 'quantity'),
    entered: [
      // The uid of a bundle option contains its default quantity, which this line may have changed.
      ...parts.map((part) => ({ uid: uidOf(part), value: String(number(part.quantity, 'quantity')) })),
      ...written.flatMap((answer) =>
        records(answer.values)
          // A day that was left open has no value.
          .filter(({ value }) => value !== '')
          .map(({ value }) => ({
            uid: text(answer.customizable_option_uid, 'uid of an option'),
            value: writtenValue(answer, value),
          })),
      ),
    ],
    selected: [
      ...[...parts, ...records(wire.links)].map(uidOf),
      ...answers
        .filter((answer) => !isWritten(answer))
        .flatMap(({ values }) => records(values))
        .map((picked) => text(picked.customizable_option_value_uid, 'uid of a value')),
    ],
  };
}

const WRITTEN: ReadonlySet<unknown> = new Set(['field', 'area', 'date', 'date_time', 'time', 'file']);

function isWritten({ type }: WireRecord): boolean {
  return WRITTEN.has(type);
}

/** Magento may return a date as localised text, which cannot be sent back reliably. */
function writtenValue({ type }: WireRecord, value: unknown): string {
  const written = text(value, 'value');
  if (type === 'date' && !/^\d{4}-\d{2}-\d{2}\b/.test(written)) throw new DecodingError('A date cannot be read');
  return written;
}

function uidOf(wire: WireRecord): string {
  return text(wire.uid, 'uid');
}

interface GuestCarts extends Pick<Carts, 'find'> {
  /** In one call. */
  addLines(cartId: string, lines: readonly CartLine[]): Promise<Result<Cart, Failure>>;
}

type Refused = Extract<Result<Cart, Failure>, { readonly ok: false }>;

/**
 * `Carts.merge` for guests, because the API's `mergeCarts` is for customers only: the lines are read from the source,
 * added to the target in one call, and then removed from the source.
 */
export async function mergeGuestCarts(
  call: CallMiddleware,
  carts: GuestCarts,
  sourceCartId: string,
  targetCartId: string,
): Promise<Result<Cart, Failure>> {
  const [source, before] = await Promise.all([readLines(call, sourceCartId), carts.find(targetCartId)]);
  if (!before.ok) return before;
  if (!source.ok) return source;
  if (source.value.length === 0 || sourceCartId === targetCartId) return before;
  const added = await carts.addLines(targetCartId, source.value);
  const merged = added.ok ? added : await settle(call, carts, before.value, source.value, added);
  if (merged.ok) {
    const none = source.value.map(({ uid }) => ({ uid, quantity: 0 }));
    await setQuantities(call, sourceCartId, none);
  }
  return merged;
}

/** After a lost response the lines may have been added; after a rejection Magento has added the lines it did not reject. */
async function settle(
  call: CallMiddleware,
  carts: GuestCarts,
  before: Cart,
  lines: readonly LineInCart[],
  refused: Refused,
): Promise<Result<Cart, Failure>> {
  const now = await carts.find(before.id);
  if (!now.ok) return refused;
  const all = lines.reduce((sum, { quantity }) => sum + quantity, before.totalQuantity);
  if (refused.reason.kind === 'unreachable' && now.value.totalQuantity === all) return now;
  const added = now.value.items.flatMap(({ uid, quantity }) => {
    const held = before.items.find((item) => item.uid === uid)?.quantity ?? 0;
    return quantity > held ? [{ uid, quantity: held }] : [];
  });
  if (added.length > 0) await setQuantities(call, before.id, added);
  return refused;
}

async function readLines(call: CallMiddleware, cartId: string): Promise<Result<readonly LineInCart[], Failure>> {
  const answer = await call('customQuery', [{ query: CART_LINES, queryVariables: { cartId } }]);
  return decodeQuery(answer, 'cart', toCartLines);
}

function setQuantities(call: CallMiddleware, cartId: string, items: readonly Pick<LineInCart, 'uid' | 'quantity'>[]) {
  const changes = items.map(({ uid, quantity }) => ({ cart_item_uid: uid, quantity }));
  return call('updateCartItems', [{ cart_id: cartId, cart_items: changes }]);
}
