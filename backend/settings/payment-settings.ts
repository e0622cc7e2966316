import { DEFAULT_HOLDS, type HoldLimits } from '../commerce/order/unpaid-holds';
import { DEFAULT_ONLINE_MAX_PENCE } from '../commerce/payment/online-limit';
import { readPayTo } from './pay-to-settings';
import type { StripeSettings } from '../payment/stripe/stripe-connection';
import { isOnThisMachine } from '../shared/this-machine';

type Text = (name: string, fallback: string) => string;

const MAX = 10_000;

/** The limits of what unpaid orders hold, each at least 1, and their errors. */
export function readHolds(text: Text): { readonly holds: Partial<HoldLimits>; readonly faults: readonly string[] } {
  const names = {
    openPayments: 'UNPAID_OPEN_PAYMENTS',
    heldPieces: 'UNPAID_HELD_PIECES',
    heldMinutes: 'UNPAID_HELD_MINUTES',
  } as const;
  const read = Object.entries(names).map(([key, name]) => {
    const value = text(name, String(DEFAULT_HOLDS[key as keyof HoldLimits]));
    return { key, name, value: /^\d{1,5}$/.test(value) ? Number(value) : 0 };
  });
  const wrong = read.filter(({ value }) => value < 1 || value > MAX);
  return {
    holds: Object.fromEntries(read.filter((one) => !wrong.includes(one)).map(({ key, value }) => [key, value])),
    faults: wrong.map(({ name }) => `${name} must be a whole number from 1 to ${MAX}.`),
  };
}

const MAX_POUNDS = 1_000_000;

function readOnlineMax(text: Text) {
  const typed = text('ONLINE_MAX_POUNDS', String(DEFAULT_ONLINE_MAX_PENCE / 100));
  const isValid = /^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MAX_POUNDS;
  return {
    onlineMaxPence: isValid ? Number(typed) * 100 : DEFAULT_ONLINE_MAX_PENCE,
    faults: isValid ? [] : [`ONLINE_MAX_POUNDS must be a whole number from 1 to ${MAX_POUNDS}.`],
  };
}

/** Who takes the money and how much at most, and the errors of these settings. */
export function readPayments(text: Text, siteUrl: string | null) {
  const [{ payTo, faults }, { stripe, faults: more }] = [readPayTo(text, siteUrl), readStripe(text, siteUrl)];
  const [{ onlineMaxPence, faults: others }, { holds, faults: wrong }] = [readOnlineMax(text), readHolds(text)];
  return {
    settings: { payTo, stripe, onlineMaxPence, holds },
    faults: [...faults, ...more, ...others, ...wrong],
  };
}

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
