import { mayFetchAhead } from '../../../src/ui/hydration/may-fetch-ahead';
import { followLinks } from '../../../src/ui/hydration/page-links';
import { fetchLinksAhead } from '../../../src/offline/page/links-ahead';

interface Line {
  readonly onLine?: boolean;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** A page in its own window, with the browser's navigation API in the test's hand. */
function aPage({ onLine = true, connection }: Line = {}) {
  const site = document.createElement('iframe');
  document.body.append(site);
  const w = site.contentWindow as Window & typeof globalThis;
  const d = w.document;
  const navigation = new w.EventTarget();
  Object.defineProperties(w, {
    navigation: { value: navigation },
    navigator: { value: { onLine, connection } },
  });
  followLinks(w, d);
  const goes = (url: string, more: { sameDocument?: boolean; downloadRequest?: string } = {}) => {
    const { sameDocument = false, downloadRequest = null } = more;
    navigation.dispatchEvent(
      Object.assign(new w.Event('navigate'), { destination: { url, sameDocument }, downloadRequest }),
    );
  };
  return {
    goes,
    fails: () => navigation.dispatchEvent(new w.Event('navigateerror')),
    fires: (type: string) => w.dispatchEvent(new w.Event(type)),
    isLeaving: () => 'leaving' in d.documentElement.dataset,
    mayFetchAhead: () => mayFetchAhead(w),
  };
}

const SHOP = 'https://posy.test';

test('S4-9 a page that is on its way is shown until this one is left, also in the back-forward cache', () => {
  const page = aPage();
  expect(page.isLeaving()).toBe(false);
  page.goes(`${SHOP}/flowers.html`);
  expect(page.isLeaving()).toBe(true);
  page.fires('pagehide');
  expect(page.isLeaving()).toBe(false);
});

test('S4-12 a navigation that was stopped is no longer shown', () => {
  const page = aPage();
  page.goes(`${SHOP}/flowers.html`);
  page.fails();
  expect(page.isLeaving()).toBe(false);
});

test.each([
  ['a place on this page', `${SHOP}/#content`, { sameDocument: true }],
  ['a file', `${SHOP}/guide.pdf`, { downloadRequest: '' }],
  ['a telephone number', 'tel:+441632960417', {}],
  ['an e-mail address', 'mailto:hello@posy.test', {}],
])('%s leads to no other page', (_what, url, more) => {
  const page = aPage();
  page.goes(url, more);
  expect(page.isLeaving()).toBe(false);
});

test.each([{}, { connection: { saveData: false, effectiveType: '4g' } }, { connection: { effectiveType: '3g' } }])(
  'S9-35 with the line %j something may be fetched ahead',
  (line) => expect(aPage(line).mayFetchAhead()).toBe(true),
);

test.each([
  { onLine: false },
  { connection: { saveData: true, effectiveType: '4g' } },
  { connection: { effectiveType: '2g' } },
  { connection: { effectiveType: 'slow-2g' } },
])('S9-35 with the line %j nothing is fetched ahead', (line) => expect(aPage(line).mayFetchAhead()).toBe(false));

test('S9-35 the page of a link is fetched when it is pointed at or pressed', () => {
  fetchLinksAhead(document);
  const [rules] = document.querySelectorAll('script[type=speculationrules]');
  expect(JSON.parse(rules?.textContent ?? '')).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
});

test('a browser without the navigation API shows its own progress', () => {
  const site = document.createElement('iframe');
  document.body.append(site);
  const w = site.contentWindow as Window;
  expect(() => followLinks(w, w.document)).not.toThrow();
});
