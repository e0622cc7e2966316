import type { Category } from '../../../../../src/domain/catalogue/categories/category';
import { buildMenu, type MenuItem } from '../../../../../src/domain/catalogue/categories/menu';
import { STATIC_MENU } from '../../../../../src/adapters/http/pages/static-menu';

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

const menuOf = (tree: readonly Category[]) => buildMenu(STATIC_MENU, tree);
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
  test('S2-106, S2-107 has Shop Online, Funerals, Weddings and Contact Us at the top, with or without a category tree', () => {
    const top = ['Shop Online', 'Funerals', 'Weddings', 'Contact Us'];
    expect(names(menuOf([]))).toEqual(top);
    expect(names(menuOf(TREE))).toEqual(top);
  });

  test('S2-106 has Flowers, Gifts, Plants and Workshops below Shop Online without a category tree', () => {
    expect(names(entry(menuOf([]), 'Shop Online')?.children)).toEqual(['Flowers', 'Gifts', 'Plants', 'Workshops']);
  });

  test('S2-106 has the same order with a category tree in any order, and other categories after them', () => {
    const tree = ['Books', 'Workshops', 'Plants', 'Gifts', 'Cakes', 'Flowers'].map((name, position) =>
      aCategory(name, name.toLowerCase(), { position }),
    );
    const shop = entry(menuOf(tree), 'Shop Online');
    expect(names(shop?.children)).toEqual(['Flowers', 'Gifts', 'Plants', 'Workshops', 'Books', 'Cakes']);
  });

  test('S2-108 has a product count of 23 in each of its eight static entries and hands none on', () => {
    const all = STATIC_MENU.flatMap((top) => [top, ...top.children]);
    expect(all.map((item) => item.productCount)).toEqual(Array(8).fill(23));
    const keys = (items: readonly MenuItem[]): readonly string[] =>
      items.flatMap((item) => [...Object.keys(item), ...keys(item.children)]);
    for (const menu of [menuOf([]), menuOf(TREE)])
      expect([...new Set(keys(menu))].sort()).toEqual(['children', 'name', 'path']);
  });

  test('has the categories marked for the menu below Shop Online, two levels deep', () => {
    const shop = entry(menuOf(TREE), 'Shop Online');
    expect(shop?.children).toEqual([
      {
        name: 'Flowers',
        path: '/flowers.html',
        children: [{ name: 'Roses', path: '/flowers/roses.html', children: [] }],
      },
    ]);
  });

  test('has funeral flowers below Funerals and not below Shop Online', () => {
    const menu = menuOf(TREE);
    const [funerals] = entry(menu, 'Funerals')?.children ?? [];
    expect(funerals?.path).toBe('/funerals.html');
    expect(names(funerals?.children)).toEqual(['Wreaths']);
    expect(names(entry(menu, 'Shop Online')?.children)).not.toContain('Funerals');
    expect(names(entry(menu, 'Weddings')?.children)).toEqual([]);
    expect(names(entry(menu, 'Contact Us')?.children)).toEqual([]);
  });

  test('S2-106, S2-107 links every entry to its own page, with or without a category tree', () => {
    const ways = (menu: readonly MenuItem[]): readonly string[] =>
      menu.flatMap(({ path, children }) => [path, ...ways(children)]);
    expect(ways(menuOf([])).every((path) => /^\/[a-z]/.test(path))).toBe(true);
    expect(menuOf(TREE).map(({ path }) => path)).toEqual(menuOf([]).map(({ path }) => path));
  });
});
