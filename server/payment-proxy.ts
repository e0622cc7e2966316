import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Config } from '../src/composition/settings/config';
import { sendPlain } from './plain-response';

const REQUEST_HEADERS = ['content-type', 'content-length', 'x-forwarded-for', 'stripe-signature'];
const RESPONSE_HEADERS = [
  'content-type',
  'location',
  'cache-control',
  'content-security-policy',
  'referrer-policy',
  'x-robots-tag',
];
/** Bytes of a form, and of one of Stripe's events. */
const MAX_FORM = 8 * 1024;
const MAX_EVENT = 256 * 1024;
const TIMEOUT_MS = 20_000;

/** How to answer a request for a page of payment, null for any other; `reference` is shown by an error page of the proxy itself. */
export type PaymentProxy = (
  request: IncomingMessage,
  response: ServerResponse,
  decodedPath: string,
) => ((reference: string) => Promise<void>) | null;

/** A path that is passed on: its methods, and bytes of a body. */
interface Passage {
  readonly methods: readonly string[];
  readonly maxBody: number;
}

/**
 * The payment paths of the embedded backend, which listens on this machine only: the practice bank's page and the way
 * back from it, Stripe's messages and the way back from Stripe. Bodies are bounded and passed on as they are, because
 * Stripe signs them; a few headers go each way and no cookies. Paths of a provider that is off do not exist.
 */
export function createPaymentProxy({
  practiceBank,
  stripe,
  backendPort,
}: Pick<Config, 'practiceBank' | 'stripe' | 'backendPort'>): PaymentProxy {
  const back: Passage = { methods: ['GET'], maxBody: 0 };
  const bank: readonly (readonly [string, Passage])[] = [
    ['/bank/pay', { methods: ['GET', 'POST'], maxBody: MAX_FORM }],
    ['/payment/return', back],
  ];
  const atStripe: readonly (readonly [string, Passage])[] = [
    ['/payment/stripe', { methods: ['POST'], maxBody: MAX_EVENT }],
    ['/payment/stripe/return', back],
    ['/payment/stripe/cancel', back],
  ];
  const paths = new Map([...(practiceBank && !stripe ? bank : []), ...(stripe ? atStripe : [])]);
  return (request, response, decodedPath) => {
    const passage = paths.get(decodedPath);
    if (passage?.methods.includes(request.method ?? '') !== true) return null;
    const { maxBody } = passage;
    return (reference) => forward(request, response, { port: backendPort, maxBody, reference });
  };
}

interface Forwarding {
  readonly port: number;
  readonly maxBody: number;
  readonly reference: string;
}

/** Resolves when the response has ended, or the shopper has left. */
function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { port, maxBody, reference }: Forwarding,
): Promise<void> {
  const upstream = http.request({
    hostname: '127.0.0.1',
    port,
    path: request.url,
    method: request.method,
    headers: pick(request.headers, REQUEST_HEADERS),
    timeout: TIMEOUT_MS,
  });
  const give = (status: number): void => {
    upstream.destroy();
    if (!response.headersSent) sendPlain(response, status, reference);
  };
  upstream.on('timeout', () => give(504));
  upstream.on('error', () => give(503));
  upstream.on('response', (answer) => {
    for (const [name, value] of Object.entries(pick(answer.headers, RESPONSE_HEADERS))) response.setHeader(name, value);
    response.writeHead(answer.statusCode ?? 502);
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  response.on('close', () => upstream.destroy());
  let size = 0;
  request.on('data', (part: Buffer) => {
    size += part.length;
    if (size > maxBody) give(413);
    else upstream.write(part);
  });
  request.on('end', () => upstream.end());
  return new Promise((done) => response.once('close', done));
}

function pick(headers: IncomingMessage['headers'], names: readonly string[]): Record<string, string | string[]> {
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
}
