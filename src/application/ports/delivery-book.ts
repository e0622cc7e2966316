import type { DeliveryPolicy } from '../../domain/delivery/delivery-policy';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** What the florist has decided about days and rounds, kept where her orders are judged by it. */
export interface DeliveryBook {
  /** A shop whose other side keeps no such book answers `not-found`. */
  policy(): Promise<Result<DeliveryPolicy, Failure>>;
}
