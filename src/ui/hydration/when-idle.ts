/**
 * Does `work` when the page has loaded and the browser is idle, unless it may not fetch ahead. Printed into the page by its source
 * text, so it must not refer to anything outside itself.
 */
export function whenIdle(w: Window, mayFetchAhead: (w: Window) => boolean, work: () => void): void {
  w.addEventListener('load', () => {
    if (!mayFetchAhead(w)) return;
    if ('requestIdleCallback' in w) w.requestIdleCallback(work, { timeout: 4000 });
    else (w as Window).setTimeout(work, 1000);
  });
}
