import type { Failure } from '../../../../../src/application/ports/failures';
import type { CountryWithRegions } from '../../../../../src/domain/address/address';
import { ok, refuse } from '../../../../../src/domain/shared/result';
import { AddressEntry } from '../../../../../src/ui/view-models/shared/address-entry';
import { manualResponses } from '../../manual-responses';

const GONE = refuse<Failure>({ kind: 'unreachable', status: null });
const IRELAND: CountryWithRegions = {
  code: 'IE',
  name: 'Ireland',
  regions: [{ id: 7, code: 'D', name: 'Dublin' }],
};

/** An address form whose country responses the test controls. */
function anEntry() {
  const country = manualResponses<[string], CountryWithRegions, Failure>();
  const useCases = { countries: async () => ok([]), country: country.ask };
  const entry = new AddressEntry({ useCases, onEdit: () => undefined });
  return { entry, country };
}

test('S4-64 a late failure about a country left again leaves the regions of the chosen one as they are', async () => {
  const { entry, country } = anEntry();
  entry.type('countryCode', 'FR');
  entry.type('countryCode', 'IE');
  await country.answer(1, ok(IRELAND));
  await country.answer(0, GONE);
  expect([entry.regions, entry.loadingRegions.error]).toEqual([IRELAND.regions, null]);
});

test('a country that failed to load is requested again, and a deselected one is not', async () => {
  const { entry, country } = anEntry();
  entry.type('countryCode', 'IE');
  await country.answer(0, GONE);
  expect(entry.loadingRegions.error).toMatchObject({ kind: 'unreachable' });
  void entry.load();
  expect(country.asked).toEqual([['IE'], ['IE']]);
  await country.answer(1, ok(IRELAND));
  expect([entry.regions, entry.loadingRegions.error]).toEqual([IRELAND.regions, null]);
});

test('without a country nothing is loading or invalid', async () => {
  const { entry, country } = anEntry();
  entry.type('countryCode', 'IE');
  entry.type('countryCode', '');
  expect(entry.loadingRegions.isLoading).toBe(false);
  await country.answer(0, ok(IRELAND));
  expect([entry.regions, entry.loadingRegions.error]).toEqual([[], null]);
});

test.each([
  [' dublin ', 'D'],
  ['Dubln', ''],
  ['D', 'D'],
])('a region typed as "%s" before the regions of the country came is "%s" in their list', async (typed, code) => {
  const { entry, country } = anEntry();
  entry.type('countryCode', 'IE');
  entry.type('region', typed);
  await country.answer(0, ok(IRELAND));
  expect(entry.form.values.region).toBe(code);
});
