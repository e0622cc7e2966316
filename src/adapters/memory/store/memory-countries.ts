import type { Countries } from '../../../application/ports/store';
import type { Failure } from '../../../application/ports/failures';
import type { Country, CountryWithRegions } from '../../../domain/address/address';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import type { InMemoryStore } from '../in-memory-store';

export class MemoryCountries implements Countries {
  constructor(private readonly shop: InMemoryStore) {}

  all(): Promise<Result<readonly Country[], Failure>> {
    return this.shop.wire.answer('countries.all', () =>
      ok(this.shop.data.countries.map(({ code, name }) => ({ code, name })).sort(byName)),
    );
  }

  find(code: string): Promise<Result<CountryWithRegions, Failure>> {
    return this.shop.wire.answer('countries.find', () => {
      const country = this.shop.data.countries.find((known) => known.code === code);
      if (country === undefined) return refuse({ kind: 'not-found', message: `There is no country "${code}".` });
      return ok({ ...country, regions: [...country.regions].sort(byName) });
    });
  }
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name.localeCompare(b.name, 'en');
}
