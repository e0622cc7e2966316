import type { IncomingMessage } from 'node:http';
import { clientAddress, networkOf as networkInBackend } from '../../backend/client-address';
import { networkOf as networkInMiddleware } from '../../middleware/rates/client-network';
import { networkOf, readAddress } from '../../server/client-address';
import { openFrontServer } from './running-front-server';

/** A text of a proxy and the address it names; null if it names none. */
const TEXTS = [
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['"192.0.2.1:4711"', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
  ['2001:db8:1:2::7', '2001:db8:1:2::7'],
  ['2001:0DB8:0001:0002:0000:0000:0000:0007', '2001:db8:1:2::7'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::7'],
  ['[2001:db8:1:2::7]:4711', '2001:db8:1:2::7'],
  ['"[2001:db8:1:2::7]:4711"', '2001:db8:1:2::7'],
  ['2001:db8:1:2::7%eth0', '2001:db8:1:2::7'],
  ['[fe80::1%25eth0]:80', 'fe80::1'],
  ['unknown', null],
  ['_hidden', null],
  ['', null],
  ['192.0.2', null],
  ['192.0.2.256', null],
  ['192.000.002.001', null],
  ['[192.0.2.1]:80', null],
  ['192.0.2.1:4711:22', null],
  ['[2001:db8::1', null],
  ['2001:db8:::1', null],
  [`192.0.2.1${'0'.repeat(5_000)}`, null],
] as const;

test.each(TEXTS)('reads the address of %j as %j, in the front server and the backend', (text, address) => {
  expect(readAddress(text)).toBe(address);
  const socket = { remoteAddress: '127.0.0.1' } as IncomingMessage['socket'];
  expect(clientAddress({ socket, headers: { 'x-forwarded-for': text } })).toBe(address ?? '127.0.0.1');
});

test.each([
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
  ['192.0.2.1', '192.0.2.1'],
])('counts %s as %s, in all three programs', (address, network) => {
  expect([networkOf(address), networkInBackend(address), networkInMiddleware(address)]).toEqual(Array(3).fill(network));
});

test.each(['2001:0db8:0001:2::7', '[2001:db8:1:2::8]:99', '2001:db8:1:2::9%eth1'])(
  'the middleware counts %s as its /64, too',
  (text) => {
    expect(networkInMiddleware(text)).toBe('2001:db8:1:2::/64');
  },
);

test('each port, bracket, zone and spelling of an address has the same address behind the front server', async () => {
  const seen: unknown[] = [];
  const frontServer = await openFrontServer(
    (request, response) => {
      seen.push(request.headers['x-forwarded-for']);
      response.end();
    },
    { TRUSTED_PROXIES: '1' },
  );
  for (const [text] of TEXTS)
    await frontServer.request('/cart', { headers: { 'x-forwarded-for': `9.9.9.9, ${text}` } });
  await frontServer.drain();
  expect(seen).toEqual(TEXTS.map(([text, address]) => (text === '' ? '9.9.9.9' : (address ?? '127.0.0.1'))));
});
