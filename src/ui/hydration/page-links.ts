/**
 * Marks the document with `data-leaving` while another page is on its way, which the theme shows as progress, in browsers that
 * say so. Printed into the page by its source text, so it must not refer to anything outside itself.
 */
export function followLinks(w: Window, d: Document): void {
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
}
