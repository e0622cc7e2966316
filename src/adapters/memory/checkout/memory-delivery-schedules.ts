import type { DeliverySchedules } from '../../../application/ports/store';
import type { Failure } from '../../../application/ports/failures';
import type { DeliverySchedule } from '../../../domain/delivery/delivery-schedule';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import type { InMemoryStore } from '../in-memory-store';

export class MemoryDeliverySchedules implements DeliverySchedules {
  constructor(private readonly shop: InMemoryStore) {}

  deliverySchedule(): Promise<Result<DeliverySchedule, Failure>> {
    return this.shop.wire.answer('deliverySchedules.deliverySchedule', () => {
      const { deliverySchedule } = this.shop.data;
      return deliverySchedule === null ? refuse({ kind: 'not-found', message: '' }) : ok(deliverySchedule);
    });
  }
}
