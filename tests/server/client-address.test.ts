import { readFileSync } from 'node:fs';
import { networksOf, readAddress } from '../../server/client-address';
import { readConfig } from '../../src/composition/settings/config';
import { ADDRESSES, counted, NETWORKS } from '../builders/address-spellings';
import { openFrontServer } from './running-front-server';

const DEFAULT_FACTORS = { by56: 2, by48: 4 };
const FILES = ['server/client-address.ts', 'middleware/rates/client-network.ts', 'backend/shared/client-address.ts'];

test.each(ADDRESSES)('reads the address of %j as %j', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

test.each(NETWORKS)('counts %s as %s', (address, networks) => {
  expect(networksOf(address, DEFAULT_FACTORS)).toEqual(counted(networks));
});

test('front server, middleware and backend count networks by the same lines', () => {
  const counted = FILES.map((file) => /const \[head = [^]*?\n\}\n/.exec(readFileSync(file, 'utf8'))?.at(0));
  expect(counted[0]).toBeDefined();
  expect(new Set(counted.map(String)).size).toBe(1);
});

test('the settings of all three have the same defaults', () => {
  const reading = readConfig({});
  const defaults = FILES.slice(1).map((file) => /DEFAULT_FACTORS: .* = (.*);/.exec(readFileSync(file, 'utf8'))?.at(1));
  expect(defaults).toEqual(['{ by56: 2, by48: 4 }', '{ by56: 2, by48: 4 }']);
  expect(reading.ok && reading.value.networkFactors).toEqual(DEFAULT_FACTORS);
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
