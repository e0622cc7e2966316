/** Forgets what `keepTexts` kept of this page: it is in the cart now, and is no card for the next recipient. */
export function forgetTexts(): void {
  try {
    const own = `posy-text:${window.location.pathname}#`;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(own)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}
