import { inMenu, offeredAt, initialMenuPath, stepBack, stepInto } from '../../../../src/domain/navigation/menu-path';
import type { Category } from '../../../../src/domain/catalogue/category';
import { aCategory } from '../../../builders/some-store-data';

const ROSES = aCategory({ urlPath: 'flowers/roses' });
const TULIPS = aCategory({ urlPath: 'flowers/tulips', inMenu: false });
const FLOWERS = aCategory({ urlPath: 'flowers', children: [ROSES, TULIPS] });
const GUIDES = aCategory({ urlPath: 'guides', inMenu: false, children: [] });
const TREE = [FLOWERS, GUIDES];
const paths = (categories: readonly Category[]) => categories.map(({ urlPath }) => urlPath);

describe('The mobile menu', () => {
  test('S7-55 shows the categories marked for it, and nothing without a tree', () => {
    expect(paths(inMenu(TREE))).toEqual(['flowers']);
    expect(inMenu([])).toEqual([]);
    expect(paths(offeredAt(TREE, []))).toEqual(['flowers']);
    expect(paths(offeredAt(TREE, [FLOWERS]))).toEqual(['flowers/roses']);
  });

  test('opens at the active category, or at its parent if it has no children', () => {
    expect(paths(initialMenuPath(TREE, FLOWERS))).toEqual(['flowers']);
    expect(paths(initialMenuPath(TREE, ROSES))).toEqual(['flowers']);
    expect(initialMenuPath(TREE, GUIDES)).toEqual([]);
    expect(initialMenuPath(TREE, null)).toEqual([]);
    expect(initialMenuPath(TREE, aCategory({ uid: 'stranger', urlPath: 'x' }))).toEqual([]);
  });

  test('opens inside a category with children below another', () => {
    const roses = aCategory({ urlPath: 'flowers/roses', children: [aCategory({ urlPath: 'flowers/roses/red' })] });
    const tree = [aCategory({ urlPath: 'flowers', children: [roses] })];
    expect(paths(initialMenuPath(tree, roses))).toEqual(['flowers', 'flowers/roses']);
  });

  test('opens a category with children and goes back', () => {
    const inside = stepInto([], FLOWERS);
    expect(paths(inside ?? [])).toEqual(['flowers']);
    expect(stepInto(inside ?? [], ROSES)).toBeNull();
    expect(stepBack(inside ?? [])).toEqual([]);
    expect(stepBack([])).toEqual([]);
  });
});
