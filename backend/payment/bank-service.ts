import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BankConnection, type Fields, readSigned, signFields } from './bank-connection';
import { bankPage, RESULTS } from './bank-page';
import { readForm } from './payment-service';

/** ms the bank waits for the shop's response. */
const NOTIFY_TIMEOUT = 5_000;

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, HEADERS);
  response.end(html);
}

/** Notifies the shop. On failure the shopper's return carries the same result. */
async function notify(
  connection: BankConnection,
  body: URLSearchParams,
  log: (message: string) => void,
): Promise<void> {
  try {
    const response = await fetch(connection.notifyUrl, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(NOTIFY_TIMEOUT),
    });
    if (!response.ok) log(`The shop responded to the bank with ${response.status}.`);
  } catch (fault) {
    log(`The bank could not reach the shop: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}

async function decide(
  connection: BankConnection,
  order: Fields,
  result: string,
  log: (message: string) => void,
): Promise<string> {
  const { attempt = '', amount = '', currency = '' } = order;
  const signed = signFields({ attempt, amount, currency, result }, connection.key);
  await notify(connection, signed, log);
  return `${connection.returnUrl}?${signed.toString()}`;
}

/**
 * A practice bank: it shows the amount and lets the shopper pay, be declined or cancel. It is stateless and knows only
 * what the shop signed; it cannot take real money.
 */
export function createBankService(connection: BankConnection, log: (message: string) => void) {
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (path !== '/bank/pay') return false;
    const order = readSigned(new URL(request.url ?? '/', 'http://backend').searchParams, connection.key);
    if (order === null) {
      send(response, 400, '<!doctype html><title>Not possible</title><p>This payment was not asked for by a shop.</p>');
    } else if (request.method === 'POST') {
      const form = await readForm(request);
      const result = RESULTS.find((one) => one === form?.get('result'));
      if (result === undefined) send(response, 400, bankPage(order));
      else {
        response.writeHead(303, {
          Location: await decide(connection, order, result, log),
          'Cache-Control': 'no-store',
        });
        response.end();
      }
    } else send(response, 200, bankPage(order));
    return true;
  };
}
