import { DEFAULT_FACTORS, networksOf } from '../../middleware/rates/client-network';
import { ADDRESSES, counted, NETWORKS } from '../builders/address-spellings';

test.each(NETWORKS)('the middleware counts %s as %s', (address, networks) => {
  expect(networksOf(address, DEFAULT_FACTORS)).toEqual(counted(networks));
});

test.each(ADDRESSES)('the middleware counts %j as %j, or as it is', (text, address) => {
  const networks = networksOf(text, DEFAULT_FACTORS);
  expect(networks).toEqual(networksOf(address ?? text, DEFAULT_FACTORS));
  if (address?.startsWith('192')) expect(networks).toEqual([{ key: '192.0.2.1', times: 1 }]);
});
