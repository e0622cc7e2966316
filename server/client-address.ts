import { isIP, isIPv6 } from 'node:net';

/** `192.0.2.1:4711`, `[2001:db8::1]:4711` and `[2001:db8::1]`, also in quotes as in `Forwarded`. */
const WITH_PORT = /^"?(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?"?$/;

/**
 * Parses an address into its canonical spelling: without port, brackets and zone, an IPv4 address in IPv6
 * form (RFC 4291, 2.5.5.2) as IPv4, the rest as the URL standard writes IPv6. Null for anything else.
 */
export function readAddress(text: string): string | null {
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

/** What a wider IPv6 network may do, in times of what one /64 may do: a provider gives a household a /56 and an office a /48. */
export interface NetworkFactors {
  readonly by56: number;
  readonly by48: number;
}

/** A network that is counted; it may do `times` what one address may do. */
export interface CountedNetwork {
  readonly key: string;
  readonly times: number;
}

/**
 * The networks that an address counts as, the narrowest first: an IPv6 subscriber has a /64 at least, and who has a /48 has
 * 65,536 of them. `address` is one of `readAddress`.
 */
export function networksOf(address: string, { by56, by48 }: NetworkFactors): readonly CountedNetwork[] {
  if (!address.includes(':')) return [{ key: address, times: 1 }];
  const [head = '', tail] = address.split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  const [one, two, three, four = ''] = [...first, ...zeros, ...last];
  const half = (Number.parseInt(four, 16) & 0xff00).toString(16);
  return [
    { key: `${one}:${two}:${three}:${four}::/64`, times: 1 },
    { key: `${one}:${two}:${three}:${half}::/56`, times: by56 },
    { key: `${one}:${two}:${three}::/48`, times: by48 },
  ];
}
