/** Makes a value when it is first asked for, and keeps it: the first formatter of `Intl` costs a slow phone 50 ms. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
