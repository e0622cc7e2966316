import fc from 'fast-check';
import { pictureUrl, sizedPictureUrl } from '../../../../../src/domain/catalogue/pictures/picture-url';
import { anyUrl } from '../../../../builders/any-path';
import { anyText } from '../../../../builders/any-text';

const HOSTS = { storage: 'https://storage.host', assets: 'https://assets.host' };
const OWN = { storage: 'http://127.0.0.1:4000', assets: '' };

describe('A picture URL', () => {
  test.each([
    ['https://storage.host/media/a.jpg', 'https://assets.host/media/a.jpg'],
    ['http://STORAGE.host/media/a.jpg', 'https://assets.host/media/a.jpg'],
    ['//storage.host/media/a.jpg', 'https://assets.host/media/a.jpg'],
    ['https://storage.host/a.jpg?v=2', 'https://assets.host/a.jpg?v=2'],
    ['https://assets.host/a.jpg', 'https://assets.host/a.jpg'],
    ['https://other.host/a.jpg', 'https://other.host/a.jpg'],
    ['https://other.host/cache/ab12/a.jpg', 'https://other.host/cache/ab12/a.jpg'],
    ['https://storage.host.evil.test/a.jpg', 'https://storage.host.evil.test/a.jpg'],
    ['https://storage.host@evil.test/a.jpg', 'https://storage.host@evil.test/a.jpg'],
    ['/icons/x.svg', '/icons/x.svg'],
    [' https://storage.host/media/a.jpg\n', 'https://assets.host/media/a.jpg'],
    ['/show?picture=https://storage.host/a.jpg', '/show?picture=https://storage.host/a.jpg'],
    ['https://assets.host/cache/ab12/a.jpg', 'https://assets.host/a.jpg'],
    [
      'https://storage.host/media/catalog/product/cache/ab12/r/o/rose.jpg',
      'https://assets.host/media/catalog/product/r/o/rose.jpg',
    ],
    ['/media/catalog/product/cache/ab12/r/o/rose.jpg', '/media/catalog/product/r/o/rose.jpg'],
    [null, ''],
    ['', ''],
    ['  ', ''],
  ])('S9-26 is rewritten from %j to %j', (url, expected) => {
    expect(pictureUrl(url, HOSTS)).toBe(expected);
  });

  test('S9-26 uses the shop’s own origin without an assets host', () => {
    expect(pictureUrl('http://127.0.0.1:4000/media/posy.jpg', OWN)).toBe('/media/posy.jpg');
    expect(pictureUrl('/media/posy.jpg', OWN)).toBe('/media/posy.jpg');
    expect(pictureUrl('http://127.0.0.1:4001/media/posy.jpg', OWN)).toBe('http://127.0.0.1:4001/media/posy.jpg');
  });

  test('S9-26 supports folders on the storage and assets hosts, with or without a trailing slash', () => {
    const hosts = { storage: 'https://bucket.host/shop/', assets: 'https://cdn.host/posy/' };
    expect(pictureUrl('https://bucket.host/shop/media/a.jpg', hosts)).toBe('https://cdn.host/posy/media/a.jpg');
    expect(pictureUrl('https://bucket.host/shopping/a.jpg', hosts)).toBe('https://bucket.host/shopping/a.jpg');
    const slashes = { storage: 'https://bucket.host/shop//', assets: 'https://cdn.host/posy//' };
    expect(pictureUrl('https://bucket.host/shop/media/a.jpg', slashes)).toBe('https://cdn.host/posy/media/a.jpg');
  });
});

describe('A sized picture URL', () => {
  test.each([
    ['https://storage.host/media/a.jpg', 'https://assets.host/media/a.jpg?w=216&h=268'],
    ['https://storage.host/a.jpg?v=2', 'https://assets.host/a.jpg?v=2&w=216&h=268'],
    ['https://other.host/a.jpg', 'https://other.host/a.jpg'],
    ['/icons/x.svg', '/icons/x.svg'],
    ['/media/logo.svg', '/media/logo.svg'],
    ['/media/posy.jpg', '/media/posy.jpg?w=216&h=268'],
    [null, ''],
  ])('S9-25, S9-26 for %j is %j', (url, expected) => {
    expect(sizedPictureUrl(pictureUrl(url, HOSTS), 216, 268, HOSTS.assets)).toBe(expected);
  });

  test('S9-25, S9-26 never adds a size to another host’s URL and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(anyUrl(), anyText()), (url) => {
        const shown = sizedPictureUrl(pictureUrl(url, HOSTS), 100, 100, HOSTS.assets);
        const ours = /^(https?:\/\/assets\.host\/|\/media\/)/.test(shown) || url.trim() === '';
        expect(ours || shown === url).toBe(true);
      }),
    );
  });
});
