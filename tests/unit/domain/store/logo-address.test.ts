import { logoAddress } from '../../../../src/domain/store/logo-address';

const HOSTS = { storage: 'https://storage.host', assets: 'https://assets.host' };

describe('Where the logo is', () => {
  test.each([
    ['https://storage.host/media/', 'stores/1/posy.svg', 'https://assets.host/media/logo/stores/1/posy.svg'],
    ['https://storage.host/media', '/posy.svg', 'https://assets.host/media/logo/posy.svg'],
    ['https://other.host/media/', 'posy.svg', 'https://other.host/media/logo/posy.svg'],
    ['https://storage.host/media/', null, '/logo.svg'],
    ['https://storage.host/media/', '', '/logo.svg'],
    ['', 'posy.svg', '/logo.svg'],
  ])('S2-67 below %j the file %j is %s', (mediaUrl, logoFile, expected) => {
    expect(logoAddress({ mediaUrl, logoFile }, HOSTS, '/logo.svg')).toBe(expected);
  });

  test('S2-67 a store that nothing is known of has the default logo', () => {
    expect(logoAddress(null, HOSTS, '/logo.svg')).toBe('/logo.svg');
  });
});
