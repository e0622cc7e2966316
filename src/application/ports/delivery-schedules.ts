import type { DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** The delivery schedule that the backend applies to orders. */
export interface DeliverySchedules {
  /** A backend without a schedule returns `not-found`. */
  deliverySchedule(): Promise<Result<DeliverySchedule, Failure>>;
}
