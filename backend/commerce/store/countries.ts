import type { ShopDatabase } from '../../database/shop-database';
import { ok, refuse, type Result } from '../../shared/result';
import { badInput, noSuchEntity, type ShopRefusal } from '../shared/shop-refusal';

/** A country with Magento's field names; `available_regions` is null when it has none. */
export interface WireCountry {
  readonly id: string;
  readonly two_letter_abbreviation: string;
  readonly three_letter_abbreviation: null;
  readonly full_name_locale: string;
  readonly full_name_english: string;
  readonly available_regions: readonly { id: number; code: string; name: string }[] | null;
}

export async function readCountries(database: ShopDatabase): Promise<readonly WireCountry[]> {
  const countries = await database.selectFrom('countries').selectAll().orderBy('position').execute();
  const regions = await database.selectFrom('regions').selectAll().orderBy('name').execute();
  return countries.map((country) => {
    const own = regions.filter((region) => region.country_code === country.code);
    return {
      id: country.code,
      two_letter_abbreviation: country.code,
      three_letter_abbreviation: null,
      full_name_locale: country.name_local,
      full_name_english: country.name_english,
      available_regions: own.length === 0 ? null : own.map(({ id, code, name }) => ({ id, code, name })),
    };
  });
}

/** A country by its two-letter code; an empty or unknown code is refused. */
export async function readCountry(database: ShopDatabase, code: string): Promise<Result<WireCountry, ShopRefusal>> {
  if (code === '') return refuse(badInput('Country "id" value should be specified'));
  const country = (await readCountries(database)).find((one) => one.id === code.toUpperCase());
  return country === undefined ? refuse(noSuchEntity("The country isn't available.")) : ok(country);
}
