import type { DeliverySchedules } from '../../application/ports/delivery-schedules';
import type { Failure } from '../../application/ports/failures';
import type { DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { MemoryShop } from './memory-shop';

export class MemoryDeliverySchedules implements DeliverySchedules {
  constructor(private readonly shop: MemoryShop) {}

  deliverySchedule(): Promise<Result<DeliverySchedule, Failure>> {
    return this.shop.wire.answer('deliverySchedules.deliverySchedule', () => {
      const { deliverySchedule } = this.shop.world;
      return deliverySchedule === null ? refuse({ kind: 'not-found', message: '' }) : ok(deliverySchedule);
    });
  }
}
