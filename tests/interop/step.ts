import { type Identity, type Side, stored, type WireResponse } from './side';

/** One call, made on both sides; arguments and identity may use values collected there before. */
export interface Step {
  readonly method: string;
  /** Description of the call. */
  readonly what: string;
  readonly args: (side: Side) => readonly unknown[] | Promise<readonly unknown[]>;
  readonly as: (side: Side) => Identity;
  /** Values of the response that later steps need, by name. */
  readonly note?: (body: WireResponse['body']) => Readonly<Record<string, unknown>>;
}

const GUEST: Identity = {};

interface More {
  readonly as?: (side: Side) => Identity;
  readonly note?: Step['note'];
}

/** A call by a guest unless `as` is given. */
export function step(
  method: string,
  what: string,
  args: readonly unknown[] | Step['args'],
  { as = () => GUEST, note }: More = {},
): Step {
  return { method, what, args: typeof args === 'function' ? args : () => args, as, ...(note ? { note } : {}) };
}

/** The customer whose token was stored under that name. */
export const customer =
  (name = 'token', more: Identity = {}) =>
  (side: Side): Identity => ({ token: stored(side, name), ...more });
