import type { Category } from '../../../../src/domain/catalogue/category';
import { menuOf, STATIC_MENU, type MenuItem } from '../../../../src/domain/catalogue/menu';

function aCategory(name: string, urlPath: string, more: Partial<Category> = {}): Category {
  return {
    uid: urlPath,
    name,
    position: 1,
    level: 2,
    productCount: 4,
    urlPath,
    urlSuffix: '.html',
    inMenu: true,
    children: [],
    ...more,
  };
}

const names = (items: readonly MenuItem[] | undefined) => (items ?? []).map(({ name }) => name);
const entry = (menu: readonly MenuItem[], name: string) => menu.find((item) => item.name === name);

const TREE = [
  aCategory('Flowers', 'flowers', {
    children: [
      aCategory('Roses', 'flowers/roses', { children: [aCategory('Red roses', 'flowers/roses/red')] }),
      aCategory('Hidden', 'flowers/hidden', { inMenu: false }),
    ],
  }),
  aCategory('Guides', 'guides', { inMenu: false }),
  aCategory('Funerals', 'funerals', { children: [aCategory('Wreaths', 'funerals/wreaths')] }),
];

describe('The menu', () => {
  test('S2-106, S2-107 Shop Online, Funerals, Weddings and Contact Us stand on top, with a tree and without', () => {
    const top = ['Shop Online', 'Funerals', 'Weddings', 'Contact Us'];
    expect(names(menuOf([]))).toEqual(top);
    expect(names(menuOf(TREE))).toEqual(top);
  });

  test('S2-106 without a tree Shop Online holds Flowers, Gifts, Plants and Workshops', () => {
    expect(names(entry(menuOf([]), 'Shop Online')?.children)).toEqual(['Flowers', 'Gifts', 'Plants', 'Workshops']);
  });

  test('S2-108 every entry of the static menu counts 23 products, and none of them reaches a screen', () => {
    const all = STATIC_MENU.flatMap((top) => [top, ...top.children]);
    expect(new Set(all.map((item) => item.productCount))).toEqual(new Set([23]));
    expect(JSON.stringify(menuOf([]))).not.toContain('23');
  });

  test('the categories marked for the menu are the drop-down of Shop Online, two levels deep', () => {
    const shop = entry(menuOf(TREE), 'Shop Online');
    expect(shop?.children).toEqual([
      {
        name: 'Flowers',
        path: '/flowers.html',
        children: [{ name: 'Roses', path: '/flowers/roses.html', children: [] }],
      },
    ]);
  });

  test('funeral flowers stand below Funerals and not between the gifts', () => {
    const menu = menuOf(TREE);
    const [funerals] = entry(menu, 'Funerals')?.children ?? [];
    expect(funerals?.path).toBe('/funerals.html');
    expect(names(funerals?.children)).toEqual(['Wreaths']);
    expect(names(entry(menu, 'Shop Online')?.children)).not.toContain('Funerals');
    expect(names(entry(menu, 'Weddings')?.children)).toEqual([]);
    expect(names(entry(menu, 'Contact Us')?.children)).toEqual([]);
  });

  test('S2-106, S2-107 every entry leads to a page of its own, whether a tree was fetched or not', () => {
    const ways = (menu: readonly MenuItem[]): readonly string[] =>
      menu.flatMap(({ path, children }) => [path, ...ways(children)]);
    expect(ways(menuOf([])).every((path) => /^\/[a-z]/.test(path))).toBe(true);
    expect(menuOf(TREE).map(({ path }) => path)).toEqual(menuOf([]).map(({ path }) => path));
  });
});
