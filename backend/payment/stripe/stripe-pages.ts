import { openSession, type StripeAttempt } from './checkout-session';
import { askStripe, type StripeShop } from './settle-session';

/** Where the open payments of this shop are paid at Stripe. */
export interface StripePages {
  /** Epoch ms of the real time. */
  readonly clock: () => number;
  /** Where to pay an open attempt; null while Stripe cannot be asked, and when the time for it is over. */
  pageOf(attempt: StripeAttempt): Promise<string | null>;
}

/** An attempt that was opened before is asked about first: its webhook may be late, or lost. */
export function stripePages(shop: StripeShop): StripePages {
  return {
    clock: shop.stripe.clock,
    pageOf: async (attempt) => {
      try {
        if (attempt.session_url === null) return await openSession(shop.database, shop.stripe, attempt);
        if (Date.parse(attempt.expires_at) <= shop.stripe.clock()) return null;
        return (await askStripe(shop, attempt)).kind === 'settled' ? null : attempt.session_url;
      } catch (fault) {
        shop.log(
          `Stripe made no page for order ${attempt.number}: ${fault instanceof Error ? fault.message : String(fault)}`,
        );
        return null;
      }
    },
  };
}
