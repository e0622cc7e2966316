import fc from 'fast-check';
import { activeCategory } from '../../../../src/domain/navigation/active-category';
import { aCategory } from '../../../builders/some-store-data';
import { anyPath } from '../../../builders/any-path';
import { anyText } from '../../../builders/any-text';

const TREE = [
  aCategory({ urlPath: 'women' }),
  aCategory({ urlPath: 'flowers', children: [aCategory({ urlPath: 'flowers/roses', urlSuffix: '' })] }),
  aCategory({ urlPath: 'men' }),
  aCategory({ uid: 'nowhere', urlPath: null }),
  aCategory({ uid: 'root', urlPath: '' }),
];
const active = (path: string, tree: typeof TREE | null = TREE) =>
  activeCategory(tree, path, ['default'])?.urlPath ?? null;

describe('The active category', () => {
  test.each([
    ['/default/flowers.html', 'flowers'],
    ['/flowers.html', 'flowers'],
    ['/flowers/roses.html', null],
    ['/flowers/roses', 'flowers/roses'],
    ['/men', 'men'],
    ['/flowers/', 'flowers'],
    ['//flowers//', 'flowers'],
    ['/null', null],
    ['/null.html', null],
    ['/.html', null],
    ['/flowers.html?page=2', 'flowers'],
    ['/shop/c/flowers.html', 'flowers'],
    ['/flowers.htm', null],
    ['/nothing', null],
    ['/', null],
    ['', null],
  ])('S2-44 at %j is %j', (path, expected) => {
    expect(active(path)).toBe(expected);
  });

  test('S2-44 is the child, not its parent with the same suffix', () => {
    const tree = [aCategory({ urlPath: 'flowers', children: [aCategory({ urlPath: 'flowers/roses' })] })];
    expect(activeCategory(tree, '/flowers/roses.html', [])?.urlPath).toBe('flowers/roses');
  });

  // Takes milliseconds in linear time and times out in quadratic time.
  test('is found in linear time for a path of a million slashes', () => {
    expect(active(`/flowers${'/'.repeat(1_000_000)}x`)).toBeNull();
    expect(active(`/flowers${'/'.repeat(1_000_000)}`)).toBe('flowers');
  });

  test('is null without a tree', () => {
    expect(active('/flowers.html', null)).toBeNull();
    expect(active('/flowers.html', [])).toBeNull();
  });

  test('never throws, and is found for every category’s own path', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), anyPath()), (path) => {
        const found = active(path);
        expect(found === null || path.includes(found)).toBe(true);
      }),
    );
    for (const path of ['women', 'flowers', 'men']) expect(active(`/${path}.html`)).toBe(path);
  });
});
