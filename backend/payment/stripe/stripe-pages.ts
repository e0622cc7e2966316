import type { StripePages } from '../../commerce/payment/bank-payment';
import { openSession } from './checkout-session';
import { askStripe, type StripeShop } from './settle-session';

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
