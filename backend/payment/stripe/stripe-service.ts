import type { IncomingMessage, ServerResponse } from 'node:http';
import type Stripe from 'stripe' with { 'resolution-mode': 'import' };
import { readBody } from '../../shared/read-body';
import { readStripeAttempt, type StripeAttempt } from './checkout-session';
import { askStripe, endAttempt, settleBySession, type SessionNews, type StripeShop } from './settle-session';

/** bytes; the events that count here have some 5 kB. */
const MAX_EVENT = 256 * 1024;
const SETTLING = new Set(['checkout.session.completed', 'checkout.session.expired']);

function send(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${message}\n`);
}

/** The event if Stripe signed it within the last minutes; null for anything else. */
function readEvent({ stripe }: StripeShop, body: Buffer, signature: string): Stripe.Event | null {
  try {
    return stripe.client.webhooks.constructEvent(body, signature, stripe.webhookSecret);
  } catch {
    return null;
  }
}

/** Stripe repeats an event until the answer is 200; a fault of the database is 500, by the caller. */
async function hearEvent(shop: StripeShop, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request, MAX_EVENT);
  const event = body === null ? null : readEvent(shop, body, String(request.headers['stripe-signature'] ?? ''));
  if (event === null) return send(response, 400, 'This is not from Stripe.');
  if (SETTLING.has(event.type)) await settleBySession(shop, event.data.object as Stripe.Checkout.Session);
  send(response, 200, 'heard');
}

async function linkPathOf({ database }: StripeShop, { order_id }: StripeAttempt): Promise<string> {
  const store = await database
    .selectFrom('orders')
    .innerJoin('stores', 'stores.code', 'orders.store_code')
    .select('stores.link_path')
    .where('orders.id', '=', order_id)
    .executeTakeFirst();
  return store?.link_path ?? '/';
}

/**
 * `POST /payment/stripe` is called by Stripe and decides. `/payment/stripe/return` and `/payment/stripe/cancel` are where
 * Stripe sends the shopper: they only make the shop ask Stripe, because anybody can write these addresses.
 */
export function createStripeService(shop: StripeShop) {
  const cameBack = async (response: ServerResponse, id: string, wants: 'return' | 'cancel'): Promise<void> => {
    const attempt = await readStripeAttempt(shop.database, id);
    if (attempt === null) return send(response, 404, 'There is no such payment.');
    const news: SessionNews =
      wants === 'cancel' ? await endAttempt(shop, attempt, 'cancelled') : await askStripe(shop, attempt);
    const root = new URL(await linkPathOf(shop, attempt), shop.stripe.origin);
    const state = news.kind === 'settled' ? news.done.state : 'open';
    const next =
      state === 'cancelled' || state === 'declined' || state === 'expired' || state === 'refund-due'
        ? new URL(`cart?payment=${state}`, root)
        : new URL(state === 'paid' ? `checkout/thank-you?order=${attempt.number}` : 'cart?payment=open', root);
    response.writeHead(303, { Location: next.href, 'Cache-Control': 'no-store' });
    response.end();
  };
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (path === '/payment/stripe' && request.method === 'POST') {
      await hearEvent(shop, request, response);
      return true;
    }
    const wants = /^\/payment\/stripe\/(return|cancel)$/.exec(path)?.[1];
    if (wants === undefined || request.method !== 'GET') return false;
    const id = new URL(request.url ?? '/', 'http://backend').searchParams.get('attempt') ?? '';
    await cameBack(response, id, wants === 'cancel' ? 'cancel' : 'return');
    return true;
  };
}
