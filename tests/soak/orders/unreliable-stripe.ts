import { FakeStripe, SECRET_KEY, WEBHOOK_SECRET } from '../../backend/a-stripe';
import type { BankScript } from './cart-plans';
import type { PaymentProvider } from './payment-provider';
import { later } from './shopping';

/** Share of lost calls to Stripe, and of its lost messages to the shop. */
const LOST = 0.2;
/** Maximum ms by which a message is late, which mixes their order. */
const MAX_DELAY = 300;
const TIMEOUT = 10_000;

export interface UnreliableStripe {
  /** Settings of a shop that takes payments there. */
  readonly settings: Readonly<Record<string, string>>;
  readonly provider: PaymentProvider;
  readonly stop: () => Promise<void>;
}

/** A Stripe on this machine that loses calls, answers and messages, and repeats, mixes up and delays its messages. */
export async function startUnreliableStripe(): Promise<UnreliableStripe> {
  const stripe = new FakeStripe();
  stripe.nextLoss = () => (Math.random() >= LOST ? undefined : Math.random() < 0.5 ? 'request' : 'answer');
  const apiUrl = await stripe.start();
  return {
    // Magento would take the payments itself.
    settings: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: apiUrl,
      MAGENTO_GRAPHQL_URL: '',
    },
    provider: { method: 'stripe', press: (page, script, times, shop) => press(stripe, page, script, times, shop) },
    stop: () => stripe.stop(),
  };
}

async function press(stripe: FakeStripe, page: string, script: BankScript, times: number, shop: string) {
  const id = new URL(page).pathname.split('/').at(-1) ?? '';
  const attempt = stripe.session(id).params.get('client_reference_id') ?? '';
  const visit = (verb: 'return' | 'cancel') => () =>
    heard(`${shop}/payment/stripe/${verb}?attempt=${attempt}`, {}, 303);
  const event = () => {
    const isPaid = stripe.session(id).status === 'complete';
    const { payload, signature } = stripe.event(id, `checkout.session.${isPaid ? 'completed' : 'expired'}`);
    return heard(
      `${shop}/payment/stripe`,
      { method: 'POST', headers: { 'stripe-signature': signature }, body: payload },
      200,
    );
  };
  const pay = () => {
    stripe.pay(id);
    return Promise.resolve(0);
  };
  const repeated = (message: () => Promise<number>) => Array.from({ length: times }, () => unreliably(message));
  if (script === 'paid') await pay();
  // When a paid order is also cancelled, Stripe decides which of both was first.
  const messages = {
    paid: () => [...repeated(event), unreliably(visit('return'))],
    cancelled: () => [...repeated(visit('cancel')), unreliably(event)],
    torn: () => [later(Math.random() * MAX_DELAY).then(pay), ...repeated(visit('cancel')), ...repeated(event)],
    left: () => [],
  }[script === 'declined' ? 'cancelled' : script]();
  return (await Promise.all(messages)).reduce<number>((sum, count) => sum + count, 0);
}

/** Late, or never. */
async function unreliably(message: () => Promise<number>): Promise<number> {
  await later(Math.random() * MAX_DELAY);
  return Math.random() < LOST ? 0 : message();
}

/** 1 for the expected status, 0 for a shop that was killed. */
async function heard(url: string, init: RequestInit, status: number): Promise<number> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
    await answer.body?.cancel();
    return answer.status === status ? 1 : 0;
  } catch {
    return 0;
  }
}
