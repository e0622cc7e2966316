const MAX_LENGTH = 2000;
const HERE = 'http://posy.invalid';

/**
 * Path and query of this site, encoded and with its dots resolved, or `/`: whatever a browser could read as another
 * host, now or after it has resolved the dots (`/..//elsewhere`), is not followed.
 */
export function returnPath(text: string): string {
  if (text.length > MAX_LENGTH || !text.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(text)) return '/';
  try {
    const url = new URL(text, HERE);
    return url.origin === HERE && !url.pathname.includes('//') ? `${url.pathname}${url.search}` : '/';
  } catch {
    return '/';
  }
}
