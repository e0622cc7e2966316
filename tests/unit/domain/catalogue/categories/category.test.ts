import { trailInTree, type Category } from '../../../../../src/domain/catalogue/categories/category';

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

describe('The trail to a category', () => {
  test.each([
    ['flowers', ['flowers']],
    ['roses', ['flowers', 'roses']],
    ['red-roses', ['flowers', 'roses', 'red-roses']],
    ['somewhere-else', []],
  ])('S2-44 to %s leads by %j', (uid, expected) => {
    expect(trailInTree(TREE, uid).map((category) => category.uid)).toEqual(expected);
  });
});
