import { networkOf } from '../../middleware/rates/client-network';
import { ADDRESSES, NETWORKS } from '../builders/address-spellings';

test.each(NETWORKS)('the middleware counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(ADDRESSES)('the middleware counts %j as %j, or as it is', (text, address) => {
  expect(networkOf(text)).toBe(networkOf(address ?? text));
  if (address?.startsWith('192')) expect(networkOf(text)).toBe('192.0.2.1');
});
