import type { IncomingMessage } from 'node:http';

/**
 * Whom a request counts against. The front server runs on this machine and names the shopper in `X-Forwarded-For`; from
 * other machines the header is not trusted.
 */
export function clientAddress({ socket, headers }: IncomingMessage): string {
  const own = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isLocal = own === '::1' || own.startsWith('127.');
  const forwarded = isLocal ? String(headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || own;
}
