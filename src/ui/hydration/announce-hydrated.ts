/** Notifies the loader (and tests) that the page is hydrated. */
export function announceHydrated(d: Document): void {
  d.documentElement.dataset.hydrated = '';
  d.dispatchEvent(new Event('posy:hydrated'));
}
