import { MiddlewareStoreDirectory } from '../../../../../src/adapters/graphql-middleware/store/middleware-store-directory';
import { data, recordedCalls } from '../recorded-calls';

async function config(wire: object) {
  const { call } = recordedCalls({ storeConfig: [data('storeConfig', wire)] });
  const read = await new MiddlewareStoreDirectory(call).config();
  if (!read.ok) throw new Error(read.reason.kind);
  return read.value;
}

describe('The current store over the middleware', () => {
  test('S3-1, S3-3 every field that the shop knows is read', async () => {
    expect(
      await config({
        store_code: 'weddings',
        store_name: 'Posy Weddings',
        locale: 'en_GB',
        default_title: 'Weddings',
        default_display_currency_code: 'EUR',
        base_media_url: 'https://storage.test/media/',
        header_logo_src: 'stores/1/logo.svg',
        logo_alt: 'Posy',
        logo_width: 120,
        logo_height: 40,
      }),
    ).toEqual({
      code: 'weddings',
      name: 'Posy Weddings',
      locale: 'en_GB',
      defaultTitle: 'Weddings',
      defaultCurrency: 'EUR',
      logoUrl: 'https://storage.test/media/logo/stores/1/logo.svg',
      logoAlt: 'Posy',
      logoWidth: 120,
      logoHeight: 40,
    });
  });

  test('S3-2, S9-16 a logo without a size is 35 by 34', async () => {
    expect(await config({ logo_width: null, header_logo_src: null })).toMatchObject({
      logoWidth: 35,
      logoHeight: 34,
      logoUrl: null,
      logoAlt: '',
    });
  });

  test.each([
    ['https://storage.test/media', '/posy.svg', 'https://storage.test/media/logo/posy.svg'],
    ['https://storage.test/media/', '', null],
    ['https://storage.test/media/', null, null],
    ['', 'posy.svg', null],
    [null, 'posy.svg', null],
  ])(
    'S2-67 with the media URL %j the logo file %j has the URL %j',
    async (base_media_url, header_logo_src, logoUrl) => {
      expect(await config({ base_media_url, header_logo_src })).toMatchObject({ logoUrl });
    },
  );

  test('S9-1, S9-2 an empty store configuration is the default store in GBP', async () => {
    expect(await config({})).toMatchObject({ code: 'default', defaultCurrency: 'GBP', locale: 'en_GB' });
  });
});

test('S3-4 the list of stores gives each an id, a code, a name and a locale', async () => {
  const { call, calls } = recordedCalls({
    availableStores: [
      data('availableStores', [
        { id: 2, store_code: 'ie', store_name: 'Posy Ireland', locale: 'en_IE' },
        { id: null, store_code: 'default', store_name: null, locale: null },
        null,
      ]),
    ],
  });
  expect(await new MiddlewareStoreDirectory(call).stores()).toEqual({
    ok: true,
    value: [
      { id: '2', code: 'ie', name: 'Posy Ireland', locale: 'en_IE' },
      { id: 'default', code: 'default', name: 'default', locale: '' },
    ],
  });
  expect(calls).toEqual([{ method: 'availableStores', args: [] }]);
});

test('S3-5 the currencies are a list of codes', async () => {
  const { call } = recordedCalls({ currency: [data('currency', { available_currency_codes: ['GBP', null, 'EUR'] })] });
  expect(await new MiddlewareStoreDirectory(call).currencies()).toEqual({ ok: true, value: ['GBP', 'EUR'] });
});
