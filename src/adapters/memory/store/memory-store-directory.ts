import type { Failure } from '../../../application/ports/failures';
import type { StoreDirectory, Countries, DeliverySchedules } from '../../../application/ports/store';
import { ok, type Result, refuse } from '../../../domain/shared/result';
import type { CurrencyCode } from '../../../domain/pricing/money';
import type { StoreConfig, StoreListItem } from '../../../domain/store/store';
import type { InMemoryStore } from '../in-memory-store';
import type { Country, CountryWithRegions } from '../../../domain/address/address';
import type { DeliverySchedule } from '../../../domain/delivery/delivery-schedule';

export class MemoryStoreDirectory implements StoreDirectory {
  constructor(private readonly shop: InMemoryStore) {}

  config(): Promise<Result<StoreConfig, Failure>> {
    return this.shop.wire.answer('store.config', () => ok(this.shop.data.store));
  }

  stores(): Promise<Result<readonly StoreListItem[], Failure>> {
    return this.shop.wire.answer('store.stores', () => ok(this.shop.data.stores));
  }

  currencies(): Promise<Result<readonly CurrencyCode[], Failure>> {
    return this.shop.wire.answer('store.currencies', () => ok(this.shop.data.currencies));
  }
}

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

export class MemoryDeliverySchedules implements DeliverySchedules {
  constructor(private readonly shop: InMemoryStore) {}

  deliverySchedule(): Promise<Result<DeliverySchedule | null, Failure>> {
    return this.shop.wire.answer('deliverySchedules.deliverySchedule', () => {
      return ok(this.shop.data.deliverySchedule);
    });
  }
}
