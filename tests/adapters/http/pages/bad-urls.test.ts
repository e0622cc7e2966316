import { loadCartPage } from '../../../../src/adapters/http/pages/cart';
import { loadCheckoutStep, loadThankYou } from '../../../../src/adapters/http/pages/checkout';
import { loadHome } from '../../../../src/adapters/http/pages/home';
import { personalPage, publicPage } from '../../../../src/composition/server/pages';
import { loadPath } from '../../../../src/adapters/http/pages/path';
import { loadSearchPage } from '../../../../src/adapters/http/pages/search';
import { aHomePage } from '../../../builders/a-home-page';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const STORES = 'default en-GB GBP,EUR; ie en-IE EUR /ie';
const path = publicPage(loadPath);
const PAGES = [
  ['/', publicPage(loadHome)],
  ['/flowers.html', path],
  ['/ie/flowers.html', path],
  ['/roses.html', path],
  ['/posy.html', path],
  ['/search', publicPage(loadSearchPage)],
  ['/cart', personalPage(loadCartPage)],
  ['/checkout/x', personalPage(loadCheckoutStep)],
  ['/checkout/thank-you', personalPage(loadThankYou)],
  ['/gone.html', path],
] as const;

const many = (count: number, one: (number: number) => string) =>
  Array.from({ length: count }, (_, n) => one(n)).join('&');
const BAD = {
  'a page before the first': 'page=-1',
  'a page beyond all numbers': `page=${'9'.repeat(400)}`,
  'a page that is no number': 'page=NaN&page=1',
  'a size beyond all': 'itemsPerPage=9e9',
  'a size below zero': 'itemsPerPage=-20',
  '500 filters': many(500, (n) => `filter${n}=${n}`),
  '500 values of a filter': many(500, (n) => `colour=${n}`),
  'a filter twice': 'colour=1&colour=1',
  'an unknown filter': 'shoe-size=42',
  'a price that is no range': 'price=low_high',
  'a term of 10 kB': `term=${'rose '.repeat(2000)}`,
  'control characters': 'term=%00%1B%5B31m&colour=%07&size=%7F',
  'half a character': 'term=%F0%9F%8C&colour=%C3',
  'text that turns around': 'term=%E2%80%AEesor&colour=%E2%80%8F1',
  'the names of an object': '__proto__=1&constructor=1&toString=1&__defineGetter__=1',
  'the names of an object, beside what was typed':
    'typed=1&constructor=2&o.constructor=2&o.__proto__=1&toString=x&valueOf=y&refused=constructor~~toString~constructor&account=constructor',
  'a list as PHP writes it': 'colour[]=1&colour[0]=2&page[]=3',
  'a query in the query': 'sort=price_ASC%27%3B--&colour=%24%7B1%7D&term=%3Cscript%3E',
  'no names': '=1&&==&a',
};

describe.each(PAGES)('%s', (url, page) => {
  test.each(Object.entries(BAD))(
    'with %s in its query is a page, leads to one, or is missing, and never cached',
    async (_what, query) => {
      const { log, shop } = aServerApp({ home: aHomePage() }, { STORES });
      const { id } = shop.openNewCart();
      const asked = askedPage<object>(page, `${url}?${query}`, { cookie: `vsf-cart=${id}` });
      if (query.startsWith('page=') && /flowers|search/.test(url)) {
        await expect(asked).rejects.toThrow(new RegExp(`leads to ${url}$`));
        return;
      }
      const { status, headers } = await asked;
      expect(status).toBe(url === '/gone.html' || url === '/checkout/x' ? 404 : 200);
      expect([headers['cache-control'], headers['surrogate-control']]).toEqual(['private, no-store', undefined]);
      expect(log.entries).toEqual([]);
    },
  );
});

test.each(['/xx', '/xx/flowers.html', '/IE', '/IE/flowers.html', '/ie/ie/flowers.html', '/ie/IE', '/ieflowers.html'])(
  'S4-61 the path %s is missing, and never cached',
  async (url) => {
    aServerApp({ home: aHomePage() }, { STORES });
    const { status, headers } = await askedPage<object>(path, url);
    expect([status, headers['cache-control']]).toEqual([404, 'private, no-store']);
  },
);

test.each([
  `/${'a'.repeat(3000)}`,
  '/%00',
  '/..%2f..%2fetc/passwd',
  '/a\u0000b',
  '/__proto__',
  '/constructor/prototype',
])('the path %j is missing, and never cached', async (url) => {
  const { log } = aServerApp();
  const { status, headers } = await askedPage<object>(path, url);
  expect([status, headers['cache-control'], log.entries]).toEqual([404, 'private, no-store', []]);
});
