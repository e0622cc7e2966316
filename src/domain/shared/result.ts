/** A value, or the reason of a refusal or failure. */
export type Result<Value, Reason> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: Reason };

export function ok<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function refuse<Reason>(reason: Reason): Result<never, Reason> {
  return { ok: false, reason };
}

/** For the `default` of an exhaustive switch: does not compile if a kind is missing. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected kind: ${JSON.stringify(value)}`);
}
