import { ORDINARY_POLICY, type DeliveryPolicy } from '../../domain/delivery/delivery-policy';
import type { DeliveryBook } from '../ports/delivery-book';
import type { Log } from '../ports/log';

export interface ReadDeliveryPolicyDeps {
  readonly book: DeliveryBook;
  readonly log: Log;
}

/** What days are judged by, and whether the florist's book could be read: else it should be asked again soon. */
export interface KnownPolicy {
  readonly policy: DeliveryPolicy;
  readonly isRead: boolean;
}

/**
 * Never fails: a day has to be judged by something, and the other side judges it once more when it is ordered. A shop
 * without a book works by the ordinary rules; one that is silent by what it said `before` (null when it never did).
 */
export type ReadDeliveryPolicy = (before: DeliveryPolicy | null) => Promise<KnownPolicy>;

export function makeReadDeliveryPolicy({ book, log }: ReadDeliveryPolicyDeps): ReadDeliveryPolicy {
  return async (before) => {
    const read = await book.policy();
    if (read.ok) return { policy: read.value, isRead: true };
    if (read.reason.kind === 'not-found') return { policy: ORDINARY_POLICY, isRead: true };
    log.error('The rules of delivery could not be read', { ...read.reason });
    return { policy: before ?? ORDINARY_POLICY, isRead: false };
  };
}
