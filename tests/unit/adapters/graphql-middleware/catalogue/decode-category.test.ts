import { parse, visit } from 'graphql';
import { toCategoryPage, toTree } from '../../../../../src/adapters/graphql-middleware/catalogue/decode-category';
import { TREE } from '../../../../../src/adapters/graphql-middleware/catalogue/product-documents';
import type { Category } from '../../../../../src/domain/catalogue/categories/category';

const aCategory = (name: string, children: readonly unknown[] | null = null) => ({
  uid: `uid-${name}`,
  name,
  position: 1,
  level: 2,
  product_count: 4,
  url_path: name,
  url_suffix: '.html',
  include_in_menu: 1,
  children,
});
const rooted = (...children: readonly unknown[]) => [{ uid: 'root', name: 'Root', url_path: null, children }];

describe('Parsing departments', () => {
  test('S3-8 a department has its uid, name, path and position', () => {
    expect(toTree(rooted(aCategory('flowers')))).toEqual([
      {
        uid: 'uid-flowers',
        name: 'flowers',
        position: 1,
        level: 2,
        productCount: 4,
        urlPath: 'flowers',
        urlSuffix: '.html',
        inMenu: true,
        children: [],
      },
    ]);
  });

  test.each([
    [1, true],
    [true, true],
    [0, false],
    [false, false],
    [null, false],
    [undefined, false],
  ])('S3-8 include_in_menu %j shows it in the menu: %j', (flag, inMenu) => {
    expect(toTree(rooted({ ...aCategory('flowers'), include_in_menu: flag }))[0]?.inMenu).toBe(inMenu);
  });

  test('S3-8 omitted fields are empty, not invalid', () => {
    const bare = { uid: 'a', name: 'Bare', url_path: null, url_suffix: null };
    expect(toTree(rooted(bare))[0]).toMatchObject({
      position: 0,
      level: 0,
      productCount: 0,
      urlPath: null,
      urlSuffix: '',
      inMenu: false,
      children: [],
    });
  });

  test('S3-9 four levels below the root are requested and parsed', () => {
    const deep = aCategory('one', [aCategory('two', [aCategory('three', [aCategory('four')])])]);
    expect(levelsOf(toTree(rooted(deep)))).toBe(4);
    let asked = 0;
    visit(parse(TREE), { Field: (field) => void (asked += field.name.value === 'children' ? 1 : 0) });
    expect(asked).toBe(4);
  });

  test('children are sorted by position on every level, without nulls', () => {
    const at = (name: string, position: unknown, children?: readonly unknown[]) => ({
      ...aCategory(name, children),
      position,
    });
    const tree = toTree(rooted(at('c', 3), null, at('a', '1', [at('z', 9), null, at('y', 2)]), at('b', 2)));
    expect(tree.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(tree[0]?.children.map(({ name }) => name)).toEqual(['y', 'z']);
  });

  test.each([[null], [[]], [[null]], [[{ name: 'Root', children: null }]]])('the tree %j is empty', (items) => {
    expect(toTree(items)).toEqual([]);
  });

  test.each([{ name: null }, { uid: {} }])('a department with %j is left out, and the others stay', (broken) => {
    const tree = toTree(rooted({ ...aCategory('x'), ...broken }, aCategory('y')));
    expect(tree.map(({ uid }) => uid)).toEqual(['uid-y']);
  });

  test('a department’s page without a name uses its title', () => {
    const page = toCategoryPage({ uid: 'a', name: null, meta_title: 'Roses by hand' }, (html) => html);
    expect(page.name).toBe('Roses by hand');
  });

  test('S3-11 a department’s description is sanitised', () => {
    const wire = {
      uid: 'a',
      name: 'Roses',
      description: '<b>Red</b>',
      meta_title: 'Roses by hand',
      meta_description: '',
      meta_keywords: 'roses, red',
    };
    expect(toCategoryPage(wire, (html) => `safe ${html}`)).toEqual({
      uid: 'a',
      name: 'Roses',
      description: 'safe <b>Red</b>',
      metaTitle: 'Roses by hand',
      metaDescription: null,
      metaKeywords: 'roses, red',
    });
    expect(toCategoryPage({ uid: 'a', name: 'Roses', description: null }, (html) => html).description).toBe('');
  });
});

function levelsOf(tree: readonly Category[]): number {
  return tree.length === 0 ? 0 : 1 + Math.max(...tree.map(({ children }) => levelsOf(children)));
}
