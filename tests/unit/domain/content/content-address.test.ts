import { contentAddress } from '../../../../src/domain/content/content-address';
import { aCategory } from '../../../builders/some-store-data';

const OTHERS = {
  tree: [aCategory({ urlPath: 'flowers', urlSuffix: '' }), aCategory({ urlPath: 'terms', urlSuffix: '' })],
  storePrefixes: ['', '/ie', 'default'],
};

test.each([
  ['flower-care', '/flower-care'],
  ['about', '/about'],
  // The catalogue is not asked about this path.
  ['terms', '/terms'],
  ['search', '/Pages/search'],
  ['media', '/Pages/media'],
  ['ie', '/Pages/ie'],
  ['default', '/Pages/default'],
  ['flowers', '/Pages/flowers'],
])('S2-19 the content page %s is at %s', (slug, path) => {
  expect(contentAddress(slug, OTHERS)).toBe(path);
});
