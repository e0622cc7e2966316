type Text = (name: string, fallback: string) => string;

/** The token of trusted programs, null without any, and the errors of this setting. The token itself is never repeated. */
export function readContentToken(text: Text): { readonly token: string | null; readonly faults: readonly string[] } {
  const token = text('CONTENT_TOKEN', '');
  if (token === '') return { token: null, faults: [] };
  if (/^[\w.~+/=-]{32,512}$/.test(token)) return { token, faults: [] };
  return { token: null, faults: ['CONTENT_TOKEN must have 32 to 512 letters, digits and signs of . _ ~ + / = -'] };
}
