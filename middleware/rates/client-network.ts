import { isIP, isIPv6 } from 'node:net';

/** `192.0.2.1:4711`, `[2001:db8::1]:4711` and `[2001:db8::1]`, also in quotes as in `Forwarded`. */
const WITH_PORT = /^"?(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?"?$/;

/**
 * Parses an address into its canonical spelling: without port, brackets and zone, an IPv4 address in IPv6
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

/** The key of rates by address: an IPv6 subscriber has a whole /64. Any other text is used unchanged. */
export function networkOf(text: string): string {
  const address = readAddress(text) ?? text;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
