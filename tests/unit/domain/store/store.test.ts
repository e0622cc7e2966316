import {
  NO_CHOICES,
  storeChoices,
  type StoreListItem,
  chosenCurrency,
  storeLogoUrl,
} from '../../../../src/domain/store/store';

const store = (code: string): StoreListItem => ({ id: `id-${code}`, code, name: `Name of ${code}`, locale: 'en_GB' });
const BRITISH = store('default');
const IRISH = store('ie');

test.each([
  ['one store and one currency', [BRITISH], ['GBP'], false, false],
  ['two stores and one currency', [BRITISH, IRISH], ['GBP'], true, false],
  ['one store and two currencies', [BRITISH], ['GBP', 'EUR'], false, true],
  ['two stores and two currencies', [BRITISH, IRISH], ['GBP', 'EUR'], true, true],
])('S3-6, S3-7 offers the choices of %s', (_what, stores, currencies, hasStoresToSelect, hasCurrencyToSelect) => {
  const choices = storeChoices(stores, currencies);
  expect(choices).toEqual({ stores, currencies, hasStoresToSelect, hasCurrencyToSelect });
});

test('offers no choices if the lists could not be loaded', () => {
  expect(NO_CHOICES).toEqual(storeChoices([], []));
});

describe('The currency of a page', () => {
  test.each([
    [null, 'GBP'],
    ['EUR', 'EUR'],
    ['GBP', 'GBP'],
    ['XXX', 'GBP'],
    ['eur', 'GBP'],
    ['', 'GBP'],
  ])('with %j stored is %s', (remembered, expected) => {
    expect(chosenCurrency(remembered, ['GBP', 'EUR', 'USD'], 'GBP')).toBe(expected);
  });

  test('is the store’s own if it does not support the stored one', () => {
    expect(chosenCurrency('GBP', ['EUR'], 'EUR')).toBe('EUR');
  });
});

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
