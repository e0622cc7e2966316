import type Stripe from 'stripe' with { 'resolution-mode': 'import' };

/** How the shop takes payments at Stripe. */
export interface StripeConnection {
  readonly client: Stripe;
  /** Whether the library threw it because Stripe does not do what was asked. */
  readonly isInvalidRequest: (fault: unknown) => fault is Stripe.errors.StripeInvalidRequestError;
  /** Verifies what Stripe sends. */
  readonly webhookSecret: string;
  /** The public origin of the shop. */
  readonly origin: string;
  /** Epoch ms, always the real time: Stripe does not know the shop's demo clock. */
  readonly clock: () => number;
}

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another address of Stripe's API, for tests; null for Stripe's own. */
  readonly apiUrl: string | null;
}

/** ms for one call, and how often the library repeats one that failed, under the same idempotency key. */
const TIMEOUT = 8_000;
const RETRIES = 1;

/** Opens no connection yet. Only shops with keys load the library. */
export async function connectStripe(settings: StripeSettings, siteUrl: string): Promise<StripeConnection> {
  const { default: Stripe } = await import('stripe');
  const api = settings.apiUrl === null ? null : new URL(settings.apiUrl);
  const client = new Stripe(settings.secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(api !== null && {
      host: api.hostname,
      port: api.port,
      protocol: api.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  });
  return {
    client,
    isInvalidRequest: (fault) => fault instanceof Stripe.errors.StripeInvalidRequestError,
    webhookSecret: settings.webhookSecret,
    origin: new URL(siteUrl).origin,
    clock: () => Date.now(),
  };
}
