import { productKind } from '../../../../src/domain/catalogue/product-kind';

test.each([
  [['flowers', 'flowers/bouquets', 'flowers/occasions/birthday'], 'flowers'],
  [['flowers/letterbox', 'flowers/occasions', 'flowers'], 'letterbox'],
  [['flowers/dried', 'flowers'], 'dried'],
  [['plants/house-plants', 'flowers/occasions/sympathy', 'flowers'], 'plant'],
  [['gifts/hampers', 'flowers/occasions/new-baby', 'flowers/dried'], 'gift'],
  [['gifts/gift-cards', 'gifts'], 'gift-card'],
  [['gifts/guides', 'gifts'], 'download'],
  [['workshops/evenings', 'workshops'], 'workshop'],
  [['funerals/wreaths', 'funerals'], 'tribute'],
  [['flowers-and-more'], 'other'],
  [[], 'other'],
] as const)('a product of %j is of the kind %s', (categoryPaths, kind) => {
  expect(productKind({ categoryPaths })).toBe(kind);
});
