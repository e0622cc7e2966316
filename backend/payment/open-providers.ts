import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ShopContext } from '../commerce/graphql/shop-context';
import { type BankConnection, bankUrl, readBankKey } from './bank-connection';
import { createBankService } from './bank-service';
import { createPaymentService, type PaymentServiceSettings } from './payment-service';
import type { StripeShop } from './stripe/settle-session';
import { connectStripe, type StripeSettings } from './stripe/stripe-connection';
import { stripePages } from './stripe/stripe-pages';
import { createStripeService } from './stripe/stripe-service';

type Service = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

export interface Providers {
  /** Where orders are paid. */
  readonly pages: Pick<ShopContext, 'bank' | 'stripe'>;
  readonly services: readonly Service[];
  /** Whose attempts are to be watched. */
  readonly stripe?: StripeShop;
}

interface ProviderSettings {
  readonly practiceBank?: boolean;
  readonly siteUrl: string;
  readonly stripe?: StripeSettings | null;
}

/** Who takes the payments: Stripe with its keys, else the practice bank if it is on. `base` is the backend's own address. */
export async function openProviders(
  shop: Omit<PaymentServiceSettings, 'key'>,
  { practiceBank, siteUrl, stripe: keys }: ProviderSettings,
  base: string,
): Promise<Providers> {
  if (keys) {
    const stripe: StripeShop = { ...shop, stripe: await connectStripe(keys, siteUrl) };
    return { pages: { stripe: stripePages(stripe) }, services: [createStripeService(stripe)], stripe };
  }
  if (practiceBank !== true) return { pages: {}, services: [] };
  // Shoppers reach the practice bank through the shop's own origin.
  const { origin } = new URL(siteUrl);
  const bank: BankConnection = {
    key: await readBankKey(shop.database),
    payUrl: `${origin}/bank/pay`,
    notifyUrl: `${base}/payment/notify`,
    returnUrl: `${origin}/payment/return`,
  };
  return {
    pages: { bank: { pageOf: (attempt) => bankUrl(bank, attempt) } },
    services: [createPaymentService({ ...shop, key: bank.key }), createBankService(bank, shop.log)],
  };
}
