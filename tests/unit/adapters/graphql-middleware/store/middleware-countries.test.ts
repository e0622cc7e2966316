import { MiddlewareCountries } from '../../../../../src/adapters/graphql-middleware/store/middleware-countries';
import { data, recordedCalls } from '../recorded-calls';

const aCountry = (code: string, name: string | null, english: string | null = name) => ({
  id: code,
  two_letter_abbreviation: code,
  full_name_locale: name,
  full_name_english: english,
});

describe('Countries over the middleware', () => {
  test('those with both names and a code are listed by name', async () => {
    const { call } = recordedCalls({
      countries: [
        data('countries', [
          aCountry('GB', 'United Kingdom'),
          aCountry('XX', null),
          aCountry('YY', 'Nowhere', null),
          null,
          { ...aCountry('AX', 'Åland Islands'), two_letter_abbreviation: null },
          aCountry('FR', 'France'),
          { ...aCountry('', 'Void') },
        ]),
      ],
    });
    expect(await new MiddlewareCountries(call).all()).toEqual({
      ok: true,
      value: [
        { code: 'AX', name: 'Åland Islands' },
        { code: 'FR', name: 'France' },
        { code: 'GB', name: 'United Kingdom' },
      ],
    });
  });

  test.each([
    [null, []],
    [[], []],
    [
      [
        { id: 7, code: 'D', name: 'Dublin' },
        { id: 4, code: 'CO', name: 'Cork' },
        { id: 9, code: null, name: 'Nowhere' },
        { id: 9, code: 'N', name: null },
        null,
      ],
      [
        { id: 4, code: 'CO', name: 'Cork' },
        { id: 7, code: 'D', name: 'Dublin' },
      ],
    ],
  ])('the regions %j are %j', async (available_regions, regions) => {
    const { call, calls } = recordedCalls({
      country: [data('country', { ...aCountry('IE', 'Ireland'), available_regions })],
    });
    expect(await new MiddlewareCountries(call).find('IE')).toEqual({
      ok: true,
      value: { code: 'IE', name: 'Ireland', regions },
    });
    expect(calls).toEqual([{ method: 'country', args: ['IE'] }]);
  });
});
