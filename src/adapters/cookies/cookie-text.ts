/** Reads `a=1; b=2`. Values are URL-decoded; what cannot be decoded is left out; the first of two equal names counts. */
export function readCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, Math.max(equals, 0)).trim();
    const value = decoded(part.slice(equals + 1).trim());
    if (name !== '' && value !== null && value !== '' && !cookies.has(name)) cookies.set(name, value);
  }
  return cookies;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** S9-23. The shop's defaults: readable by scripts, sent over http as well, never from another site. */
export function setCookie(name: string, value: string, maxAgeSeconds: number, secure: boolean): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/** A removal must name the same path, or the cookie stays. */
export function removeCookie(name: string, secure: boolean): string {
  return setCookie(name, '', 0, secure);
}
