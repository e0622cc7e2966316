import { makeFindPages } from '../../../../src/application/search/find-pages';
import type { MemoryProduct } from '../../../../src/adapters/memory/in-memory-store-data';
import { aContentPage } from '../../../builders/a-content-page';
import type { Category } from '../../../../src/domain/catalogue/categories/category';
import { aProduct } from '../../../builders/a-product';
import { aWedding } from '../../../builders/a-wedding';
import { aShop } from '../../../builders/a-shop';
import { aCategory } from '../../../builders/some-store-data';

const NO_PAGES = new Map<string, ReturnType<typeof aContentPage>>();

function finding(
  pages = NO_PAGES,
  synonyms = {},
  products: readonly MemoryProduct[] = [],
  more: Parameters<typeof aShop>[0] = {},
) {
  const shop = aShop({ pages, synonyms, products, weddings: [], ...more });
  const { wire } = shop;
  const orderStatus = { name: 'Where is my order?', path: '/order-status' };
  const find = (term: string, tree: readonly Category[] = []) =>
    makeFindPages({ ...shop, orderStatus, storePrefixes: [], tree: () => Promise.resolve(tree) })(term);
  return { find, wire };
}

test('categories of the menu come first, then content pages by title or description', async () => {
  const { find } = finding(
    new Map([
      ['care', aContentPage({ title: 'Flower care', description: 'How tulips last' })],
      ['terms', aContentPage()],
    ]),
  );
  const tree = [
    aCategory({
      name: 'Flowers',
      urlPath: 'flowers',
      children: [aCategory({ name: 'Tulips', urlPath: 'flowers/tulips' })],
    }),
    aCategory({ name: 'Tulip bulbs', urlPath: 'bulbs', inMenu: false }),
    aCategory({ name: 'Tulip root', urlPath: null }),
  ];
  expect(await find('tulip', tree)).toEqual({
    ok: true,
    value: [
      { name: 'Tulips', path: '/flowers/tulips.html' },
      { name: 'Flower care', path: '/care' },
    ],
  });
});

test('S2-19 a content page whose short path is something else’s is found at its long one', async () => {
  const { find } = finding(new Map([['search', aContentPage({ title: 'Tulip search' })]]));
  expect(await find('tulip', [])).toEqual({ ok: true, value: [{ name: 'Tulip search', path: '/Pages/search' }] });
});

test('a term that is too short finds nothing, without a request', async () => {
  const { find, wire } = finding();
  expect(await find(' tu ', [aCategory({ name: 'Tulips', urlPath: 'tulips' })])).toEqual({ ok: true, value: [] });
  expect(wire.calls).toEqual([]);
});

test('at most six categories and three pages are found', async () => {
  const pages = Array.from({ length: 9 }, (_, at) => [`rose-${at}`, aContentPage({ title: `Rose ${at}` })] as const);
  const { find } = finding(new Map(pages));
  const tree = pages.map(([slug]) => aCategory({ name: slug, urlPath: slug }));
  const found = await find('rose', tree);
  expect(found.ok && found.value).toHaveLength(9);
  expect(found.ok && found.value[6]).toEqual({ name: 'Rose 0', path: '/rose-0' });
});

test('S1-5 a term that names no page finds those of a synonym, else those with one letter wrong', async () => {
  const pages = new Map([
    ['vouchers', aContentPage({ title: 'Gift cards', description: 'For a friend' })],
    ['delivery', aContentPage({ title: 'Delivery', description: 'Where we go' })],
  ]);
  const { find, wire } = finding(pages, { voucher: ['gift card'] });
  const tree = [aCategory({ name: 'Gift cards', urlPath: 'gift-cards' })];
  const namesOf = async (term: string) => {
    const found = await find(term, tree);
    return found.ok && found.value.map(({ path }) => path);
  };
  expect(await namesOf('voucher')).toEqual(['/gift-cards.html', '/vouchers']);
  expect(await namesOf('delivry')).toEqual(['/delivery']);
  expect(await namesOf('for delivery')).toEqual(['/delivery']);
  expect(await namesOf('zebra')).toEqual([]);
  wire.failNext('catalogue.meanings');
  expect(await find('zebra', tree)).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
});

test('S1-5 a word that products have is spelt as it was meant, however like it a word of a page is', async () => {
  const pages = new Map([['reviews', aContentPage({ title: 'Reviews', description: 'Who can write one' })]]);
  const { find, wire } = finding(pages, {}, [{ product: aProduct({ name: 'White roses' }), variants: [] }]);
  expect(await find('white', [])).toEqual({ ok: true, value: [] });
  expect(await find('whrite', [])).toMatchObject({ ok: true, value: [{ path: '/reviews' }] });
  wire.failNext('catalogue.suggestions');
  expect(await find('whrite', [])).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
});

test('pages that cannot be loaded are a failure', async () => {
  const { find, wire } = finding();
  wire.failNext('content.pages');
  expect(await find('tulips', [])).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
});

test('S1-5 the florist’s pages for a term come first, and wedding stories are found', async () => {
  const pages = new Map([['terms', aContentPage({ title: 'Terms', description: 'The small print' })]]);
  const { find } = finding(pages, {}, [], {
    weddings: [aWedding({ slug: 'barn-in-winter', title: 'A barn in winter' })],
  });
  const pathsOf = async (term: string) => {
    const found = await find(term);
    return found.ok && found.value;
  };
  expect(await pathsOf('your small print')).toEqual([{ name: 'Our terms', path: '/terms' }]);
  expect(await pathsOf('barn winter')).toEqual([
    { name: 'A barn in winter', path: '/chichester-wedding-flowers/barn-in-winter' },
  ]);
});

test('S1-5 a postcode finds the page of its zone and that of delivery, an order’s number the form for it', async () => {
  const titled = (title: string) => aContentPage({ title, description: '' });
  const pages = new Map([
    ['delivery', titled('Delivery')],
    ['delivery-chichester', titled('Delivery in Chichester')],
  ]);
  const { find, wire } = finding(pages);
  const pathsOf = async (term: string) => {
    const found = await find(term);
    return found.ok && found.value.map(({ path }) => path);
  };
  expect(await pathsOf('PO19 1LB')).toEqual(['/delivery-chichester', '/delivery']);
  expect(await pathsOf('D02 X285')).toEqual(['/delivery']);
  expect(await pathsOf('000000012')).toEqual(['/order-status']);
  expect(wire.calls.filter((call) => call.startsWith('catalogue.'))).toEqual([]);
});

test('S1-5 a synonym of the florist’s names pages too, and a shop without this entry has none', async () => {
  const pages = new Map([['mums', aContentPage({ title: 'For mum', description: '' })]]);
  expect(await finding(pages).find('mom')).toEqual({ ok: true, value: [{ name: 'For mum', path: '/mums' }] });
  expect(await finding(pages, {}, [], { shopWords: null }).find('mom')).toEqual({ ok: true, value: [] });
  const { find, wire } = finding(pages);
  wire.failNext('content.shopWords');
  expect(await find('mom')).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
});
