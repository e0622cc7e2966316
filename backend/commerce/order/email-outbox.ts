import type { ShopDatabase } from '../../database/shop-database';

/** What a cancelled order had been paid; `late`: its money did not arrive in time. */
export type CancelledStanding = 'paid' | 'unpaid' | 'late';

/** The emails about orders, each added to the outbox in the transaction of the change it reports. */
export interface OrderEmails {
  /** To the customer and the florist, from the order as stored. */
  orderPlaced(transaction: ShopDatabase, number: string, now: number): Promise<void>;
  orderCancelled(
    transaction: ShopDatabase,
    number: string,
    standing: Exclude<CancelledStanding, 'late'>,
    now: number,
  ): Promise<void>;
  paymentReminder(transaction: ShopDatabase, number: string, now: number): Promise<void>;
  /** To the customer and the florist: the money did not arrive in time. */
  unpaidOrderCancelled(transaction: ShopDatabase, number: string, now: number): Promise<void>;
}
