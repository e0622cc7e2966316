import { makeReadDeliveryPolicy } from '../application/delivery/read-delivery-policy';
import type { DeliveryBook } from '../application/ports/delivery-book';
import type { Log } from '../application/ports/log';
import type { DeliveryPolicy } from '../domain/delivery/delivery-policy';
import { keepFresh } from './keep-fresh';

/** The florist's days and rounds, asked once a minute for each key, and soon again after a fault. */
export function keepPolicies(
  bookOf: (key: string) => DeliveryBook,
  log: Log,
): (key: string) => Promise<DeliveryPolicy> {
  return keepFresh<DeliveryPolicy>(
    async (key, before) => {
      const { policy, isRead } = await makeReadDeliveryPolicy({ book: bookOf(key), log })(before);
      return { value: policy, whole: isRead };
    },
    () => performance.now(),
  );
}
