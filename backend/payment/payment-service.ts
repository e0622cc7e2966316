import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '../shared/read-body';
import {
  finishPayment,
  type PaidEmails,
  type PaymentOutcome,
  type PaymentRefusal,
} from '../commerce/order/finish-payment';
import { ok, refuse } from '../shared/result';
import type { ShopDatabase } from '../database/shop-database';
import { SHOP_CONTACT } from '../commerce/store/shop-contact';
import { readSigned } from './bank-connection';

/** bytes */
const MAX_FORM = 8 * 1024;

/** The fields of a posted form; null for another content type or a body that is too large. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return null;
  const body = await readBody(request, MAX_FORM);
  return body === null ? null : new URLSearchParams(body.toString('utf8'));
}

export interface PaymentServiceSettings {
  readonly database: ShopDatabase;
  readonly key: string;
  /** The public address of the shop, ending with a slash. */
  readonly siteUrl: string;
  readonly emails: PaidEmails;
  /** Epoch ms. */
  readonly now: () => number;
  /** Called after an order was paid, with its emails in the outbox. */
  readonly onEmailQueued: () => void;
  readonly log: (message: string) => void;
}

const OUTCOMES: readonly PaymentOutcome[] = ['paid', 'declined', 'cancelled'];

function send(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${message}\n`);
}

/** Settles a payment by the bank's signed fields. Refused as `unsigned` when the signature or a field is invalid. */
async function decide(settings: PaymentServiceSettings, signed: URLSearchParams) {
  const fields = readSigned(signed, settings.key);
  const outcome = OUTCOMES.find((one) => one === fields?.['result']);
  if (fields === null || outcome === undefined) return refuse({ kind: 'unsigned' } as const);
  const { attempt = '', amount = '', currency = '' } = fields;
  const done = await finishPayment(settings.database, attempt, outcome, settings.emails, settings.now(), {
    amount,
    currency,
  });
  if (!done.ok) {
    if (done.reason.kind === 'other-amount')
      settings.log(
        `The bank says “${outcome}” of ${amount} ${currency} for order ${done.reason.orderNumber}, which is not what it costs: it decides nothing. Ask the bank. “florist payments” shows what it says it took.`,
      );
    return done;
  }
  if (done.value.isNew && done.value.state === 'paid') settings.onEmailQueued();
  if (done.value.state === 'refund-due')
    settings.log(`Order ${done.value.orderNumber} is cancelled but was paid: refund it.`);
  return ok(done.value);
}

/** Reports a refusal, to the bank and to the shopper alike. */
function sendRefusal(response: ServerResponse, refusal: PaymentRefusal | { readonly kind: 'unsigned' }): void {
  switch (refusal.kind) {
    case 'unsigned':
    case 'no-such-payment':
      return send(response, 400, 'This is not from our bank.');
    case 'other-amount':
      return send(
        response,
        409,
        `The bank speaks of another amount than order ${refusal.orderNumber} costs, so we do not know yet whether it is paid. ` +
          `Please do not pay again, and call us on ${SHOP_CONTACT.phone}: whatever was taken and is not ours goes back to you.`,
      );
  }
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
 * Called by the bank: `/payment/notify` by its server, `/payment/return` by the shopper's browser. Both carry the same
 * signed result, any number of times and in any order. The shopper is redirected to the thank-you page or the cart.
 */
export function createPaymentService(settings: PaymentServiceSettings) {
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (path === '/payment/notify' && request.method === 'POST') {
      const form = await readForm(request);
      const done = form === null ? refuse({ kind: 'unsigned' } as const) : await decide(settings, form);
      if (done.ok) send(response, 200, done.value.state);
      else sendRefusal(response, done.reason);
      return true;
    }
    if (path === '/payment/return' && request.method === 'GET') {
      const done = await decide(settings, new URL(request.url ?? '/', 'http://backend').searchParams);
      if (!done.ok) {
        sendRefusal(response, done.reason);
        return true;
      }
      const { state, orderNumber, storeCode } = done.value;
      const shop = new URL(await linkPathOf(settings.database, storeCode), settings.siteUrl);
      const next =
        state === 'paid'
          ? new URL(`checkout/thank-you?order=${orderNumber}`, shop)
          : new URL(`cart?payment=${state}`, shop);
      response.writeHead(303, { Location: next.href, 'Cache-Control': 'no-store' });
      response.end();
      return true;
    }
    return false;
  };
}
