import type { Failure } from '../../../application/ports/failures';
import type { StoreDirectory } from '../../../application/ports/store';
import { ok, type Result } from '../../../domain/shared/result';
import type { CurrencyCode } from '../../../domain/pricing/money';
import type { StoreConfig, StoreListItem } from '../../../domain/store/store';
import type { InMemoryStore } from '../in-memory-store';

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
