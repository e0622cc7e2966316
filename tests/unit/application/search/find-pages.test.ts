import { makeFindPages } from '../../../../src/application/search/find-pages';
import type { MemoryProduct } from '../../../../src/adapters/memory/in-memory-store-data';
import { aContentPage } from '../../../builders/a-content-page';
import type { Category } from '../../../../src/domain/catalogue/category';
import { aProduct } from '../../../builders/a-product';
import { aShop } from '../../../builders/a-shop';
import { aCategory } from '../../../builders/some-store-data';

const NO_PAGES = new Map<string, ReturnType<typeof aContentPage>>();

function finding(pages = NO_PAGES, synonyms = {}, products: readonly MemoryProduct[] = []) {
  const { content, catalogue, wire } = aShop({ pages, synonyms, products });
  const find = (term: string, tree: readonly Category[]) =>
    makeFindPages({ content, catalogue, tree: () => Promise.resolve(tree) })(term);
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
