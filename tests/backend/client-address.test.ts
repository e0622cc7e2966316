import type { IncomingMessage } from 'node:http';
import { clientAddress, DEFAULT_FACTORS, networksOf } from '../../backend/shared/client-address';
import { ADDRESSES, counted, NETWORKS } from '../builders/address-spellings';

const from = (remoteAddress: string, text: string) =>
  clientAddress({ socket: { remoteAddress } as IncomingMessage['socket'], headers: { 'x-forwarded-for': text } });

test.each(ADDRESSES)('the backend reads the address of %j as %j, from this machine only', (text, address) => {
  expect(from('127.0.0.1', text)).toBe(address ?? '127.0.0.1');
  expect(from('::ffff:203.0.113.9', text)).toBe('203.0.113.9');
});

test.each(NETWORKS)('the backend counts %s as %s', (address, networks) => {
  expect(networksOf(address, DEFAULT_FACTORS)).toEqual(counted(networks));
});

test.each(['', '127.0.0.1', '127.8.8.8', '::1'])('the backend counts no network for this machine: %j', (address) => {
  expect(networksOf(address, DEFAULT_FACTORS)).toEqual([]);
});
