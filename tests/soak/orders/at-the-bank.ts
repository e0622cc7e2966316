import type { BankScript } from './cart-plans';

/** As the shop keeps it; `null` when no answer came. */
export type PaymentState = 'OPEN' | 'PAID' | 'DECLINED' | 'CANCELLED' | 'EXPIRED' | 'REFUND_DUE' | null;

interface Payment {
  readonly state: PaymentState;
  /** The bank's page; null once it is decided. */
  readonly redirect: string | null;
}

/** What the buttons of the bank's page say, one after the other in the order of a script. */
const PRESSED: Readonly<Record<BankScript, readonly string[]>> = {
  paid: ['paid'],
  declined: ['declined'],
  cancelled: ['cancelled'],
  torn: ['declined', 'paid'],
  left: [],
};

/**
 * How the latest payment of a cart stands, by the query that a storefront asks. `backend`: `http://127.0.0.1:4000`; `token`: of
 * the customer whose cart it is, null for a guest's.
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
 * Presses the script's buttons on the bank's page so many times, all at once, and follows every way back to the shop: the
 * bank and the shopper each tell the shop as often. Answers how many of these were heard.
 */
export async function pressAtTheBank(page: string, script: BankScript, times: number): Promise<number> {
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

/** Where an address sends its reader; null when it did not answer so. */
async function locationOf(url: string, init: RequestInit): Promise<string | null> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await answer.body?.cancel();
    return answer.status === 303 ? answer.headers.get('location') : null;
  } catch {
    return null;
  }
}
