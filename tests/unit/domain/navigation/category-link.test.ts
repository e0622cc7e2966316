import { categoryLink } from '../../../../src/domain/navigation/category-link';

describe('A category link', () => {
  test.each([
    ['flowers', '.html', '/flowers.html'],
    ['flowers/roses', null, '/flowers/roses'],
    ['flowers/roses', '', '/flowers/roses'],
    ['/flowers', '.html', '/flowers.html'],
    ['//elsewhere.example', null, '/elsewhere.example'],
    [null, '.html', '/'],
    ['', '.html', '/'],
  ])('S2-43 for %j with suffix %j is %s', (urlPath, suffix, expected) => {
    expect(categoryLink(urlPath, suffix)).toBe(expected);
  });
});
