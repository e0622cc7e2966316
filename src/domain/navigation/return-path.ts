const MAX_LENGTH = 2000;
const ORIGIN = 'http://posy.invalid';

/** Returns a normalised same-origin path with its query, or `/` for anything a browser could read as another host. */
export function returnPath(text: string): string {
  if (text.length > MAX_LENGTH || !text.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(text)) return '/';
  try {
    const url = new URL(text, ORIGIN);
    return url.origin === ORIGIN && !url.pathname.includes('//') ? `${url.pathname}${url.search}` : '/';
  } catch {
    return '/';
  }
}
