import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Config } from '../src/composition/settings/config';
import { sendPlain } from './plain-response';

const REQUEST_HEADERS = ['content-type', 'content-length', 'x-forwarded-for'];
const RESPONSE_HEADERS = [
  'content-type',
  'location',
  'cache-control',
  'content-security-policy',
  'referrer-policy',
  'x-robots-tag',
];
/** Bytes of a form. */
const MAX_BODY = 8 * 1024;
const TIMEOUT_MS = 20_000;

/** True when the request was for a page of payment; `reference` is shown by an error page of the proxy itself. */
export type PaymentProxy = (
  request: IncomingMessage,
  response: ServerResponse,
  decodedPath: string,
  reference: () => string,
) => boolean;

/**
 * The practice bank's page and the way back from it, which the embedded backend serves to this machine only: with a bounded
 * body, a few headers each way and no cookies. Without the practice bank there are no such paths.
 */
export function makePaymentProxy({
  practiceBank,
  backendPort,
}: Pick<Config, 'practiceBank' | 'backendPort'>): PaymentProxy {
  const paths = new Map(
    practiceBank
      ? [
          ['/bank/pay', ['GET', 'POST']],
          ['/payment/return', ['GET']],
        ]
      : [],
  );
  return (request, response, decodedPath, reference) => {
    if (paths.get(decodedPath)?.includes(request.method ?? '') !== true) return false;
    forward(request, response, backendPort, reference());
    return true;
  };
}

function forward(request: IncomingMessage, response: ServerResponse, port: number, reference: string): void {
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
    if (size > MAX_BODY) give(413);
    else upstream.write(part);
  });
  request.on('end', () => upstream.end());
}

function pick(headers: IncomingMessage['headers'], names: readonly string[]): Record<string, string | string[]> {
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
}
