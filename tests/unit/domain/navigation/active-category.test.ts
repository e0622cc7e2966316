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

describe('The category that is shown', () => {
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

  test('S2-44 a child with its parent’s suffix is found itself, not its parent', () => {
    const tree = [aCategory({ urlPath: 'flowers', children: [aCategory({ urlPath: 'flowers/roses' })] })];
    expect(activeCategory(tree, '/flowers/roses.html', [])?.urlPath).toBe('flowers/roses');
  });

  // Read once this takes milliseconds; begun anew at each slash it would outlast the suite's patience.
  test('a million slashes hold nobody up', () => {
    expect(active(`/flowers${'/'.repeat(1_000_000)}x`)).toBeNull();
    expect(active(`/flowers${'/'.repeat(1_000_000)}`)).toBe('flowers');
  });

  test('while there is no tree there is none', () => {
    expect(active('/flowers.html', null)).toBeNull();
    expect(active('/flowers.html', [])).toBeNull();
  });

  test('no path makes it throw, and each category is found at its own', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), anyPath()), (path) => {
        const found = active(path);
        expect(found === null || path.includes(found)).toBe(true);
      }),
    );
    for (const path of ['women', 'flowers', 'men']) expect(active(`/${path}.html`)).toBe(path);
  });
});
