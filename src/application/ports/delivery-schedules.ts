import type { DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** What the florist has decided about days and rounds, kept where her orders are judged by it. */
export interface DeliverySchedules {
  /** A shop whose other side keeps no such book answers `not-found`. */
  deliverySchedule(): Promise<Result<DeliverySchedule, Failure>>;
}
