import { storeLogoUrl } from '../../../../src/domain/store/store-logo-url';

const HOSTS = { storage: 'https://storage.host', assets: 'https://assets.host' };

describe('The logo', () => {
  test.each([
    ['https://storage.host/media/logo/stores/1/posy.svg', 'https://assets.host/media/logo/stores/1/posy.svg'],
    ['https://other.host/media/logo/posy.svg', 'https://other.host/media/logo/posy.svg'],
    ['https://cdn.host/assets/logo.png', 'https://cdn.host/assets/logo.png'],
    [null, '/logo.svg'],
    ['', '/logo.svg'],
  ])('S2-67 at %j is loaded from %s', (logoUrl, expected) => {
    expect(storeLogoUrl({ logoUrl }, HOSTS, '/logo.svg')).toBe(expected);
  });

  test('S2-67 is the default one without a store configuration', () => {
    expect(storeLogoUrl(null, HOSTS, '/logo.svg')).toBe('/logo.svg');
  });
});
