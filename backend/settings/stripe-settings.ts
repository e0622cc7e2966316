import type { StripeSettings } from '../payment/stripe/stripe-connection';
import { isOnThisMachine } from '../shared/this-machine';

type Text = (name: string, fallback: string) => string;

/** Stripe's keys, null without any, and the errors of these settings. `siteUrl` is null when it is invalid. */
export function readStripe(
  text: Text,
  siteUrl: string | null,
): { readonly stripe: StripeSettings | null; readonly faults: readonly string[] } {
  const [secretKey, webhookSecret] = [text('STRIPE_SECRET_KEY', ''), text('STRIPE_WEBHOOK_SECRET', '')];
  const apiUrl = text('STRIPE_API_URL', '');
  const isApi = apiUrl === '' || (URL.canParse(apiUrl) && /^https?:$/.test(new URL(apiUrl).protocol));
  // The keys themselves are never repeated.
  const faults = [
    [(secretKey === '') !== (webhookSecret === ''), 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together.'],
    [secretKey !== '' && !/^(sk|rk)_(test|live)_\w+$/.test(secretKey), 'STRIPE_SECRET_KEY must begin with sk_ or rk_.'],
    [webhookSecret !== '' && !/^whsec_\w+$/.test(webhookSecret), 'STRIPE_WEBHOOK_SECRET must begin with whsec_.'],
    [!isApi, 'STRIPE_API_URL must be an http or https address.'],
    [
      apiUrl !== '' && siteUrl !== null && !isOnThisMachine(siteUrl),
      'STRIPE_API_URL needs a SITE_URL on this machine: it is for tests, and would take the money for Stripe.',
    ],
    [
      secretKey !== '' && text('MAGENTO_GRAPHQL_URL', '') !== '',
      'STRIPE_SECRET_KEY is for the embedded backend: with MAGENTO_GRAPHQL_URL, Magento takes the payments.',
    ],
  ] as const;
  const stripe = secretKey === '' ? null : { secretKey, webhookSecret, apiUrl: apiUrl === '' ? null : apiUrl };
  return { stripe, faults: faults.flatMap(([isWrong, fault]) => (isWrong ? [fault] : [])) };
}
