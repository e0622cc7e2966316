import { type Identity, type Side, noted, type WireResponse } from './side';

/** One call of the walk, made on both sides; arguments and identity may rest on what was noted there before. */
export interface Step {
  readonly method: string;
  /** What it shows, in words. */
  readonly what: string;
  readonly args: (side: Side) => readonly unknown[] | Promise<readonly unknown[]>;
  readonly as: (side: Side) => Identity;
  /** What later steps need of the answer, by name. */
  readonly note?: (body: WireResponse['body']) => Readonly<Record<string, unknown>>;
}

const GUEST: Identity = {};

interface More {
  readonly as?: (side: Side) => Identity;
  readonly note?: Step['note'];
}

/** A call of a guest, unless `as` says otherwise. */
export function step(
  method: string,
  what: string,
  args: readonly unknown[] | Step['args'],
  { as = () => GUEST, note }: More = {},
): Step {
  return { method, what, args: typeof args === 'function' ? args : () => args, as, ...(note ? { note } : {}) };
}

/** The customer whose token was noted under that name. */
export const customer =
  (name = 'token', more: Identity = {}) =>
  (side: Side): Identity => ({ token: noted(side, name), ...more });
