/**
 * Marks the document with `data-leaving` while another page is on its way, which the theme shows as progress, and lets
 * the browser fetch the page of a link that is pointed at or pressed. Both are left to browsers that have them. Printed
 * into the page by its source text, so it must not refer to anything outside itself.
 */
export function followLinks(w: Window, d: Document, mayFetchAhead: () => boolean): void {
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
    const rules = d.createElement('script');
    rules.type = 'speculationrules';
    // Personal pages are not fetched twice; `moderate` waits until a link is pressed, or pointed at for 200 ms.
    const personal = ['/*cart*', '/*checkout*', '/*customer*', '/*api/*'];
    const not = [{ href_matches: personal }, { selector_matches: '[rel~=nofollow],[download],[target]' }];
    const where = { and: [{ href_matches: '/*' }, ...not.map((one) => ({ not: one }))] };
    rules.textContent = JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
    d.head.append(rules);
  });
}
