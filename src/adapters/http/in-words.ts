/** The result of an action: a refusal that has a code and no notice of the shop gets the words of its code. */
export function inWords<Output>(output: Output, words: (code: string) => string): Output {
  const { ok, kind } = (output ?? {}) as { readonly ok?: unknown; readonly kind?: unknown };
  if (ok !== false && kind !== 'refused') return output;
  const worded = (_key: string, value: unknown): unknown => {
    const { code, message } = (value ?? {}) as { readonly code?: unknown; readonly message?: unknown };
    return typeof code === 'string' && message === '' ? { ...(value as object), message: words(code) } : value;
  };
  return JSON.parse(JSON.stringify(output, worded)) as Output;
}
