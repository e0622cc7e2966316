import type { Money } from '../../domain/pricing/money';

/**
 * Readers for values of a response. A value whose type differs from the schema is an error of the backend: it is thrown
 * as `DecodingError` and turned into a `Failure` in one place, `decode-response.ts`.
 */
export class DecodingError extends Error {}

export type WireRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function record(value: unknown, what: string): WireRecord {
  if (!isRecord(value)) throw new DecodingError(`${what} is not an object`);
  return value;
}

export function optionalRecord(value: unknown): WireRecord | null {
  return isRecord(value) ? value : null;
}

/** A missing list is an empty one, and its nulls are dropped. */
export function records(value: unknown): readonly WireRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Records by `position` or `sort_order`. */
export function byPosition(value: unknown): readonly WireRecord[] {
  const place = (wire: WireRecord) => number(wire.position ?? wire.sort_order ?? 0, 'position');
  return [...records(value)].sort((a, b) => place(a) - place(b));
}

/**
 * The first record of a list; null if the list is empty. A missing list, or one that holds null only, is an error of the
 * backend.
 */
export function firstRecord(value: unknown, what: string): WireRecord | null {
  if (!Array.isArray(value)) throw new DecodingError(`${what} is not a list`);
  const [first] = records(value);
  if (first === undefined && value.length > 0) throw new DecodingError(`${what} is a list of nothing`);
  return first ?? null;
}

/** Each record of a list as `read` makes it. One that cannot be read is left out, and `leftOut` is called with the reason. */
export function readEach<Value>(
  value: unknown,
  read: (wire: WireRecord) => Value,
  leftOut: (why: string, wire: WireRecord) => void = () => undefined,
): readonly Value[] {
  return records(value).flatMap((wire) => {
    try {
      return [read(wire)];
    } catch (fault) {
      if (!(fault instanceof DecodingError)) throw fault;
      leftOut(fault.message, wire);
      return [];
    }
  });
}

export function text(value: unknown, what: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw new DecodingError(`${what} is not a text`);
}

export function optionalText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export function number(value: unknown, what: string): number {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof parsed !== 'number' || !Number.isFinite(parsed)) throw new DecodingError(`${what} is not a number`);
  return parsed;
}

/** Number of pages of a list of `total` entries. Magento may say none, or nothing, for a list that has entries. */
export function pagesOf(info: WireRecord | null, total: number, pageSize = Infinity): number {
  const said = number(info?.total_pages ?? 0, 'pages');
  return said > 0 || total === 0 ? said : Math.max(1, Math.ceil(total / pageSize));
}

export function optionalNumber(value: unknown): number | null {
  return value === null || value === undefined ? null : number(value, 'number');
}

/** Parses an address id, which is a whole number in this API; null for any other text. */
export function toWireId(id: string): number | null {
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

/** The title of the zero tax that a backend puts on goods that leave the UK. */
export const NO_UK_VAT = 'No UK VAT';

/**
 * The only conversion from decimal pounds to whole pence. A fraction of a penny is rounded half up, away from zero:
 * Magento calculates prices with VAT and sends them unrounded.
 */
export function pence(value: unknown, what: string): number {
  const scaled = scaledUp(number(value, what));
  const whole = Math.sign(scaled) * Math.round(Math.abs(scaled));
  if (!Number.isSafeInteger(whole)) throw new DecodingError(`${what} is not an amount`);
  return whole === 0 ? 0 : whole;
}

/** True for an amount that is not in whole pence. */
export function hasFractionOfPenny(value: unknown): boolean {
  return typeof value === 'number' && !Number.isInteger(scaledUp(value));
}

/** In pence, without binary rounding errors: 10.005 times 100 is 1000.4999999999999. */
function scaledUp(pounds: number): number {
  return Number((pounds * 100).toFixed(4));
}

/** `{ value, currency }`; a missing currency is the visitor's. */
export function money(value: unknown, currency: string, what: string): Money {
  const wire = record(value, what);
  return { pence: pence(wire.value, what), currency: optionalText(wire.currency) ?? currency };
}

export function optionalMoney(value: unknown, currency: string, what: string): Money | null {
  return value === null || value === undefined ? null : money(value, currency, what);
}
