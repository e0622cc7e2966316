import { ancestorsInTree } from '../../../../src/domain/catalogue/ancestors-in-tree';
import type { Category } from '../../../../src/domain/catalogue/category';

const node = (uid: string, children: readonly Category[] = []): Category => ({
  uid,
  name: uid,
  position: 1,
  level: 2,
  productCount: 0,
  urlPath: uid,
  urlSuffix: '.html',
  inMenu: true,
  children,
});

const TREE = [node('plants'), node('flowers', [node('tulips'), node('roses', [node('red-roses')])])];

describe('The ancestors of a category', () => {
  test.each([
    ['flowers', []],
    ['roses', ['flowers']],
    ['red-roses', ['flowers', 'roses']],
    ['somewhere-else', []],
  ])('S2-44 %s has the ancestors %j', (uid, expected) => {
    expect(ancestorsInTree(TREE, uid).map((category) => category.uid)).toEqual(expected);
  });
});
