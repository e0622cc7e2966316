import { watchUnpaidOrders } from '../commerce/order/unpaid-deadlines';
import type { OrderEmails } from '../commerce/order/email-outbox';
import { expirePayments } from '../commerce/order/finish-payment';
import type { ShopDatabase } from '../database/shop-database';
import { expireStripeAttempts, type StripeShop } from '../payment/stripe/settle-session';
import { runAtIntervals } from '../shared/run-at-intervals';

/** ms */
const INTERVAL = 30_000;

interface PaymentWatch {
  /** Epoch ms. */
  readonly now: () => number;
  readonly emails: OrderEmails;
  readonly onEmailQueued: () => void;
  readonly log: (message: string) => void;
  readonly stripe?: StripeShop;
}

/** Ends payments whose time is over, and reminds of those that are awaited; returns a function that stops it. */
export function watchPayments(database: ShopDatabase, watch: PaymentWatch) {
  const { now, emails, onEmailQueued, log, stripe } = watch;
  return runAtIntervals(
    async () => {
      await expirePayments(database, emails, now());
      if (stripe !== undefined) await expireStripeAttempts(stripe);
      if ((await watchUnpaidOrders(database, emails, now())) > 0) onEmailQueued();
    },
    INTERVAL,
    (fault) => log(`Open payments could not be checked: ${String(fault)}`),
  );
}
