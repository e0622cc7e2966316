import type { IncomingMessage, ServerResponse } from 'node:http';
import { finishPayment, type PaymentOutcome } from '../commerce/payment/finish-payment';
import type { ShopDatabase } from '../database/shop-database';
import { readForm } from './read-form';
import { readSigned } from './signed-fields';

export interface PaymentNeeds {
  readonly database: ShopDatabase;
  readonly key: string;
  /** The shop as shoppers see it, with a slash at its end. */
  readonly siteUrl: string;
  readonly floristEmail: string;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after an order was paid, with its letters waiting. */
  readonly onLetters: () => void;
  readonly log: (message: string) => void;
}

const OUTCOMES: readonly PaymentOutcome[] = ['paid', 'declined', 'cancelled'];

function answer(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${message}\n`);
}

/** Decides by what the bank signed. Null when it did not sign it, or speaks of nothing the shop knows or of other money. */
async function decide(needs: PaymentNeeds, signed: URLSearchParams) {
  const fields = readSigned(signed, needs.key);
  const outcome = OUTCOMES.find((one) => one === fields?.['result']);
  if (fields === null || outcome === undefined) return null;
  const { attempt = '', amount = '', currency = '' } = fields;
  const done = await finishPayment(needs.database, attempt, outcome, needs.floristEmail, needs.now(), {
    amount,
    currency,
  });
  if (!done.ok) {
    if (done.reason.kind === 'other-amount')
      needs.log(
        `The bank says “${outcome}” of ${amount} ${currency} for order ${done.reason.orderNumber}, which is not what it costs: nothing was changed. Ask the bank.`,
      );
    return null;
  }
  if (done.value.isNew && done.value.state === 'paid') needs.onLetters();
  if (done.value.state === 'refund-due')
    needs.log(`Order ${done.value.orderNumber} was cancelled, and then paid: refund it.`);
  return done.value;
}

async function linkPathOf(database: ShopDatabase, storeCode: string): Promise<string> {
  const store = await database
    .selectFrom('stores')
    .select('link_path')
    .where('code', '=', storeCode)
    .executeTakeFirst();
  return store?.link_path ?? '/';
}

/**
 * What the bank calls: `/payment/notify` by itself, `/payment/return` with the shopper in the browser. Both say the same,
 * signed, any number of times and in any order. The shopper is sent on to the shop: to the thank-you page, or to her cart.
 */
export function createPaymentService(needs: PaymentNeeds) {
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (path === '/payment/notify' && request.method === 'POST') {
      const form = await readForm(request);
      const done = form === null ? null : await decide(needs, form);
      answer(response, done === null ? 400 : 200, done === null ? 'This is not from our bank.' : done.state);
      return true;
    }
    if (path === '/payment/return' && request.method === 'GET') {
      const done = await decide(needs, new URL(request.url ?? '/', 'http://backend').searchParams);
      if (done === null) {
        answer(response, 400, 'This is not from our bank.');
        return true;
      }
      const shop = new URL(await linkPathOf(needs.database, done.storeCode), needs.siteUrl);
      const next =
        done.state === 'paid'
          ? new URL(`checkout/thank-you?order=${done.orderNumber}`, shop)
          : new URL(`cart?payment=${done.state}`, shop);
      response.writeHead(303, { Location: next.href, 'Cache-Control': 'no-store' });
      response.end();
      return true;
    }
    return false;
  };
}
