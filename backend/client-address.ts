import type { IncomingMessage } from 'node:http';

/**
 * The network that an address counts as: an IPv6 subscriber has a whole /64. Null for this machine, which stands for
 * everybody behind a proxy that is not configured.
 */
export function networkOf(address: string): string | null {
  if (address === '' || address === '::1' || address.startsWith('127.')) return null;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = [head, tail].map((text) => (text === '' ? [] : text.split(':')));
  const zeros = address.includes('::') ? Math.max(0, 8 - groups.flat().length) : 0;
  const [first = [], last = []] = groups;
  return `${[...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4).join(':')}::/64`;
}

/**
 * The network that a request counts against. The front server runs on this machine and sends the shopper's address in
 * `X-Forwarded-For`; from other machines the header is not trusted.
 */
export function clientAddress({ socket, headers }: IncomingMessage): string {
  const own = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isLocal = own === '::1' || own.startsWith('127.');
  const forwarded = isLocal ? String(headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || own;
}
