/** The result of an operation that may be refused: a value or a reason; refusals are never thrown. */
export type Result<Value, Reason> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: Reason };

export function ok<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function refuse<Reason>(reason: Reason): Result<never, Reason> {
  return { ok: false, reason };
}
