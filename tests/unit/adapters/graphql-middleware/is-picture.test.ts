import { isPicture } from '../../../../src/adapters/graphql-middleware/is-picture';

test.each([
  'https://storage.host/static/version1/frontend/Posy/shop/en_GB/Magento_Catalog/images/product/placeholder/image.jpg',
  'https://storage.host/media/catalog/product/placeholder/default/none.png',
  '/static/frontend/Posy/shop/en_GB/Magento_Catalog/images/product/placeholder/thumbnail.jpg',
  'https://',
  '//',
  '//[rose',
  'https://[rose',
  'http://storage.host:port/a.jpg',
  'no_selection',
  'r/o/rose.jpg',
  'javascript:alert(1)',
  '',
])('%j is no picture', (url) => {
  expect(isPicture(url)).toBe(false);
});

test.each([
  'https://storage.host/media/catalog/product/p/l/placeholder.jpg',
  '//storage.host/media/a.jpg',
  '/media/posy.jpg',
  ' https://storage.host/media/a.jpg\n',
])('%j is a picture', (url) => {
  expect(isPicture(url)).toBe(true);
});
