import { categoryLink } from '../../../../src/domain/catalogue/category-link';

describe('The link of a category', () => {
  test.each([
    ['flowers', '.html', '/flowers.html'],
    ['flowers/roses', null, '/flowers/roses'],
    ['flowers/roses', '', '/flowers/roses'],
    ['/flowers', '.html', '/flowers.html'],
    ['//elsewhere.example', null, '/elsewhere.example'],
    [null, '.html', '/'],
    ['', '.html', '/'],
  ])('S2-43 %j with suffix %j leads to %s', (urlPath, suffix, expected) => {
    expect(categoryLink(urlPath, suffix)).toBe(expected);
  });
});
