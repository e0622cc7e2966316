/**
 * Marks the document with `data-leaving` while another page is on its way, which the theme shows as progress, and lets
 * the browser fetch the pages of links by `rules`. Both are left to browsers that have them. Printed
 * into the page by its source text, so it must not refer to anything outside itself.
 */
export function followLinks(w: Window, d: Document, mayFetchAhead: () => boolean, rules: string): void {
  const { navigation } = w as Partial<Pick<Window, 'navigation'>>;
  const { dataset } = d.documentElement;
  const stay = (): void => {
    delete dataset.leaving;
  };
  navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    const isPage = !destination.sameDocument && destination.url.startsWith('http');
    if (isPage && downloadRequest === null) dataset.leaving = '';
  });
  navigation?.addEventListener('navigateerror', stay);
  // The back-forward cache restores the page as it was left.
  w.addEventListener('pagehide', stay);
  w.addEventListener('load', () => {
    if (!mayFetchAhead()) return;
    const script = d.createElement('script');
    script.type = 'speculationrules';
    script.textContent = rules;
    d.head.append(script);
  });
}
