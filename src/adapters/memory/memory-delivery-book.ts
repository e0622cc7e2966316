import type { DeliveryBook } from '../../application/ports/delivery-book';
import type { Failure } from '../../application/ports/failures';
import type { DeliveryPolicy } from '../../domain/delivery/delivery-policy';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { MemoryShop } from './memory-shop';

export class MemoryDeliveryBook implements DeliveryBook {
  constructor(private readonly shop: MemoryShop) {}

  policy(): Promise<Result<DeliveryPolicy, Failure>> {
    return this.shop.wire.answer('deliveryBook.policy', () => {
      const { deliveryPolicy } = this.shop.world;
      return deliveryPolicy === null ? refuse({ kind: 'not-found', message: '' }) : ok(deliveryPolicy);
    });
  }
}
