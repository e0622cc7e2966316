/** Tells the loader (and tests) that React answers from now on. */
export function announceHydrated(d: Document): void {
  d.documentElement.dataset.live = '';
  d.dispatchEvent(new Event('posy:hydrated'));
}
