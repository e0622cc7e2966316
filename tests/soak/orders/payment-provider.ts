import type { BankScript } from './cart-plans';

/** Payment state in the backend; `null` when no response arrived. */
export type PaymentState = 'OPEN' | 'PAID' | 'DECLINED' | 'CANCELLED' | 'EXPIRED' | 'REFUND_DUE' | null;

interface Payment {
  readonly state: PaymentState;
  /** URL of the provider's page; null once the payment is decided. */
  readonly redirect: string | null;
}

/** Where redirect payments of a run are decided. */
export interface PaymentProvider {
  /** Code of its payment method. */
  readonly method: 'bankpage' | 'stripe';
  /**
   * Plays a script on the provider's page; the shop hears of the result `times` times. `shop`: `http://localhost:3000`.
   * Returns how many messages got a response.
   */
  readonly press: (page: string, script: BankScript, times: number, shop: string) => Promise<number>;
}

/** Buttons of the provider's page to press, in the order of a script. */
const PRESSED: Readonly<Record<BankScript, readonly string[]>> = {
  paid: ['paid'],
  declined: ['declined'],
  cancelled: ['cancelled'],
  torn: ['declined', 'paid'],
  left: [],
};

/**
 * State of the latest payment of a cart, by the storefront's query. `backend`: `http://127.0.0.1:4000`; `token` of the
 * customer, null for a guest's cart.
 */
export async function paymentOf(backend: string, cartId: string, token: string | null): Promise<Payment> {
  const query = 'query ($id: String!) { cartPayment(cart_id: $id) { state redirect_url } }';
  try {
    const answer = await fetch(`${backend}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables: { id: cartId } }),
      signal: AbortSignal.timeout(10_000),
    });
    const { data } = (await answer.json()) as {
      data?: { cartPayment: { state: PaymentState; redirect_url: string | null } | null };
    };
    const payment = data?.cartPayment;
    return { state: payment?.state ?? null, redirect: payment?.redirect_url ?? null };
  } catch {
    return { state: null, redirect: null };
  }
}

/**
 * Presses the script's buttons on the provider's page several times at once and follows every redirect to the shop, so
 * that the provider and the shopper both notify it. Returns how many requests got a response.
 */
async function pressProviderButtons(page: string, script: BankScript, times: number): Promise<number> {
  const presses = PRESSED[script].flatMap((result) => Array.from({ length: times }, () => result));
  const heard = await Promise.all(
    presses.map(async (result) => {
      const back = await locationOf(page, { method: 'POST', body: new URLSearchParams({ result }) });
      if (back === null) return 0;
      return (await locationOf(back, {})) === null ? 1 : 2;
    }),
  );
  return heard.reduce<number>((sum, times) => sum + times, 0);
}

export const PRACTICE_BANK: PaymentProvider = { method: 'bankpage', press: pressProviderButtons };

/** The redirect target; null for any other response. */
async function locationOf(url: string, init: RequestInit): Promise<string | null> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await answer.body?.cancel();
    return answer.status === 303 ? answer.headers.get('location') : null;
  } catch {
    return null;
  }
}
