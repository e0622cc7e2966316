import { networkOf, readAddress } from '../../server/client-address';
import { ADDRESSES, NETWORKS } from '../builders/address-spellings';
import { openFrontServer } from './running-front-server';

test.each(ADDRESSES)('reads the address of %j as %j', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

test.each(NETWORKS)('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('each port, bracket, zone and spelling of an address has the same address behind the front server', async () => {
  const seen: unknown[] = [];
  const frontServer = await openFrontServer(
    (request, response) => {
      seen.push(request.headers['x-forwarded-for']);
      response.end();
    },
    { TRUSTED_PROXIES: '1' },
  );
  for (const [text] of ADDRESSES)
    await frontServer.request('/cart', { headers: { 'x-forwarded-for': `9.9.9.9, ${text}` } });
  await frontServer.drain();
  expect(seen).toEqual(ADDRESSES.map(([text, address]) => (text === '' ? '9.9.9.9' : (address ?? '127.0.0.1'))));
});
