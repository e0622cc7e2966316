/**
 * Deletes the texts that `storeDrafts` stored for this page: they are in the cart now, and not for the next recipient.
 */
export function clearDrafts(): void {
  try {
    const own = `posy-text:${window.location.pathname}#`;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(own)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}
