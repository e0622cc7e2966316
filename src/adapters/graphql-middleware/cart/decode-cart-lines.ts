import type { GuestLine, GuestLines } from '../../../application/ports/cart';
import { plainName } from '../../../domain/navigation/plain-name';
import {
  DecodingError,
  number,
  optionalRecord,
  optionalText,
  readEach,
  record,
  records,
  text,
  type WireRecord,
} from '../wire-value';

/** The lines of `CART_LINES`, in the form to add them to another cart; refuses all of them if one is null or cannot be read. */
export function toCartLines(value: unknown): readonly GuestLine[] {
  const { items } = record(value, 'cart');
  return Array.isArray(items) ? items.map((item) => toCartLine(record(item, 'cart item'))) : [];
}

/** The lines of `CART_LINES` that can be read, and how many cannot. */
export function toGuestLines(value: unknown): GuestLines {
  const { items } = record(value, 'cart');
  const lines = readEach(items, toCartLine);
  return { lines, unread: (Array.isArray(items) ? items.length : 0) - lines.length };
}

function toCartLine(wire: WireRecord): GuestLine {
  const product = record(wire.product, 'product of a cart item');
  const sku = text(product.sku, 'sku');
  const variant = optionalRecord(wire.configured_variant);
  const answers = records(wire.customizable_options ?? wire.configurable_answers);
  const written = answers.filter(isWritten);
  const parts = records(wire.bundle_options).flatMap(({ values }) => records(values));
  return {
    uid: uidOf(wire),
    name: plainName(optionalText(product.name) ?? ''),
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
