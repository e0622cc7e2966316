import { watchUnpaidOrders } from '../commerce/order/unpaid-deadlines';
import { expirePayments } from '../commerce/order/finish-payment';
import type { ShopDatabase } from '../database/shop-database';
import { expireStripeAttempts, type StripeShop } from '../payment/stripe/settle-session';
import { runAtIntervals } from '../shared/run-at-intervals';

/** ms */
const INTERVAL = 30_000;

interface PaymentWatch {
  /** Epoch ms. */
  readonly now: () => number;
  readonly floristEmail: string;
  readonly siteUrl: string;
  readonly onEmailQueued: () => void;
  readonly log: (message: string) => void;
  readonly stripe?: StripeShop;
}

/** Ends payments whose time is over, and reminds of those that are awaited; returns a function that stops it. */
export function watchPayments(database: ShopDatabase, watch: PaymentWatch) {
  const { now, floristEmail, onEmailQueued, log, stripe } = watch;
  return runAtIntervals(
    async () => {
      await expirePayments(database, watch, now());
      if (stripe !== undefined) await expireStripeAttempts(stripe);
      if ((await watchUnpaidOrders(database, floristEmail, now())) > 0) onEmailQueued();
    },
    INTERVAL,
    (fault) => log(`Open payments could not be checked: ${String(fault)}`),
  );
}
