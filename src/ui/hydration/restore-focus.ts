/**
 * Focuses what had the focus when the page before loaded this one in its place, for another currency; the browser itself keeps
 * the scroll. Printed into the page by its source text, so it must not refer to anything outside itself.
 */
export function restoreFocus(w: Window, d: Document): void {
  w.addEventListener('load', () => {
    try {
      const id = w.sessionStorage.getItem('posy-focus');
      if (id === null) return;
      w.sessionStorage.removeItem('posy-focus');
      d.getElementById(id)?.focus({ preventScroll: true });
    } catch {
      // Storage is blocked.
    }
  });
}
