import { NO_CHOICES, storeChoices, type StoreListItem } from '../../../../src/domain/store/store-choices';

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
