import type { Failure } from '../../application/ports/failures';
import type { StoreDirectory } from '../../application/ports/store-directory';
import { ok, type Result } from '../../domain/shared/result';
import type { StoreConfig } from '../../domain/store/store';
import type { MemoryShop } from './memory-shop';

export class MemoryStoreDirectory implements StoreDirectory {
  constructor(private readonly shop: MemoryShop) {}

  config(): Promise<Result<StoreConfig, Failure>> {
    return this.shop.wire.answer('store.config', () => ok(this.shop.world.store));
  }
}
