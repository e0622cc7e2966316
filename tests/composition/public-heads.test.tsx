import { aHomePage } from '../builders/a-home-page';
import { aServerApp } from './a-server-app';
import { askedPage } from './asked-page';
import { drawnPath, pathPage } from './drawn-path';

const SETTINGS = {
  SITE_URL: 'https://posy.example',
  COOKIE_PROFILE: 'hardened',
  STORES: 'default en-GB GBP; ie en-IE EUR /ie; de de-DE EUR /de',
};

beforeEach(() => void aServerApp({ home: aHomePage() }, SETTINGS));

/** Whole addresses of `<link rel>`, by `hreflang` if they have one. */
async function linksOf(url: string, rel: 'canonical' | 'alternate'): Promise<readonly string[]> {
  const { head } = await drawnPath(url);
  return [...head.matchAll(/<link rel="(\w+)"(?: hrefLang="([^"]+)")? href="([^"]+)"/g)]
    .filter(([, found]) => found === rel)
    .map(([, , language, href]) => (language === undefined ? `${href}` : `${language} ${href}`));
}
const robotsOf = async (url: string) => /<meta name="robots" content="([^"]+)"/.exec((await drawnPath(url)).head)?.[1];

test.each([
  ['/ie', '/ie'],
  ['/Home', '/'],
  ['/flowers.html', '/flowers.html'],
  ['/default/flowers.html', '/flowers.html'],
  ['/shop/c/flowers.html', '/flowers.html'],
  ['/ie/flowers.html', '/ie/flowers.html'],
  ['/flowers.html?sort=price_ASC&view=list&itemsPerPage=2', '/flowers.html'],
  ['/flowers.html?itemsPerPage=2&page=2', '/flowers.html'],
  ['/flowers.html?utm_source=letter', '/flowers.html'],
  ['/roses.html', '/roses.html'],
  ['/roses.html?day=2026-03-05&refused=day', '/roses.html'],
  ['/posy.html?size=size-l', '/posy.html'],
  ['/ie/posy.html', '/ie/posy.html'],
  ['/terms', '/terms'],
  ['/Pages/terms', '/terms'],
  ['/ie/Pages/terms', '/ie/terms'],
  ['/Pages', '/Pages'],
  ['/chichester-wedding-flowers', '/chichester-wedding-flowers'],
])('S2-19, S2-120 the page at %s names %s as its one address', async (url, canonical) => {
  expect(await linksOf(url, 'canonical')).toEqual([`https://posy.example${canonical}`]);
  expect(await robotsOf(url)).toBeUndefined();
});

test('S1-13 a page names itself in every store of its language, and in no other', async () => {
  const all = ['en-GB https://posy.example/roses.html', 'en-IE https://posy.example/ie/roses.html'];
  const bothWays = [...all, 'x-default https://posy.example/roses.html'];
  expect(await linksOf('/roses.html', 'alternate')).toEqual(bothWays);
  expect(await linksOf('/ie/roses.html', 'alternate')).toEqual(bothWays);
  expect(await linksOf('/de/roses.html', 'alternate')).toEqual([]);
  expect(await linksOf('/ie', 'alternate')).toEqual([
    'en-GB https://posy.example/',
    'en-IE https://posy.example/ie',
    'x-default https://posy.example/',
  ]);
});

test.each(['/flowers.html?colour=1', '/flowers.html?price=10_20&sort=price_ASC'])(
  'S2-44 the narrowed list at %s is followed and not listed',
  async (url) => {
    expect(await linksOf(url, 'canonical')).toEqual([]);
    expect(await robotsOf(url)).toBe('noindex, follow');
  },
);

test.each([
  ['page=99', '/flowers.html'],
  ['page=abc', '/flowers.html'],
  ['page=-1&sort=price_ASC', '/flowers.html?sort=price_ASC'],
  ['page=02&itemsPerPage=2', '/flowers.html?itemsPerPage=2&page=2'],
  ['page=1.5&colour=red', '/flowers.html?colour=red'],
])('S2-44 the page number in ?%s leads to %s', async (query, address) => {
  for (const prefix of ['', '/ie'])
    await expect(askedPage(pathPage, `${prefix}/flowers.html?${query}`)).rejects.toThrow(
      `leads to ${prefix}${address}`,
    );
});

test('S2-44 whatever leads to a category, it looks as in the menu', async () => {
  const parts = async (url: string) => {
    const { html } = await drawnPath(url);
    return [/<nav aria-label="Within.*?<\/nav>/.exec(html)?.[0], html.match(/action="[^"]*"/g)];
  };
  expect(await parts('/default/flowers.html')).toEqual(await parts('/flowers.html'));
});

test('whoever passes a product on shows its picture and its name', async () => {
  const { head } = await drawnPath('/roses.html');
  expect(head).toContain('<meta property="og:title" content="Name of ROSES – Posy"/>');
  expect(head).toMatch(/<meta property="og:image" content="https:\/\/posy\.example\/[^"]+"\/>/);
});

test.each([
  ['/ie/flowers.html?utm_source=letter', 'website', 'https://posy.example/ie/flowers.html'],
  ['/roses.html', 'product', 'https://posy.example/roses.html'],
  [
    '/chichester-wedding-flowers/garden-in-june',
    'article',
    'https://posy.example/chichester-wedding-flowers/garden-in-june',
  ],
])('a shared link to %s is a %s with its one address', async (url, kind, address) => {
  const { head } = await drawnPath(url);
  expect(head).toContain(`<meta property="og:type" content="${kind}"/>`);
  expect(head).toContain(`<meta property="og:url" content="${address}"/>`);
});
