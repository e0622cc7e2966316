import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/** `192.0.2.1:4711`, `[2001:db8::1]:4711` and `[2001:db8::1]`, also in quotes as in `Forwarded`. */
const WITH_PORT = /^"?(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?"?$/;

/**
 * The address of a text that names one, in the one spelling that counts: without port, brackets and zone, an IPv4 address in IPv6
 * form (RFC 4291, 2.5.5.2) as IPv4, the rest as the URL standard writes IPv6. Null for anything else.
 */
function readAddress(text: string): string | null {
  const trimmed = text.trim();
  const [, six, four] = WITH_PORT.exec(trimmed) ?? [];
  const [address = ''] = (six ?? four ?? trimmed).split('%', 1);
  if (!isIPv6(address)) return isIP(address) === 4 && six === undefined ? address : null;
  const whole = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(whole) ?? [];
  if (high === undefined || low === undefined) return whole;
  const groups = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return groups.flatMap((group) => [group >> 8, group & 255]).join('.');
}

/**
 * The network that an address counts as: an IPv6 subscriber has a whole /64. Null for this machine, which stands for
 * everybody behind a proxy that is not configured.
 */
export function networkOf(address: string): string | null {
  if (address === '' || address === '::1' || address.startsWith('127.')) return null;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/**
 * The address that a request counts against. The front server runs on this machine and sends the shopper's in
 * `X-Forwarded-For`; from other machines the header is not trusted, and an entry that is no address says nothing.
 */
export function clientAddress({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const own = readAddress(socket.remoteAddress ?? '') ?? '';
  const isLocal = own === '::1' || own.startsWith('127.');
  const forwarded = isLocal ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  return readAddress(forwarded.at(-1) ?? '') ?? own;
}
