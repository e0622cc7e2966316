import { makeLoadAddresses } from '../../../../src/application/address-book/load-addresses';
import { aSavedAddress, signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

test('S6-5 returns no addresses for a guest, without a request', async () => {
  const data = aShop();
  expect(await makeLoadAddresses(data)()).toEqual({ ok: true, value: [] });
  expect(data.wire.calls).toEqual([]);
});

test('S6-5 returns the customer’s addresses, default ones first', async () => {
  const data = aShop();
  const addresses = [aSavedAddress({ id: '1' }), aSavedAddress({ id: '2', isDefaultDelivery: true })];
  signedIn(data, { addresses });
  const read = await makeLoadAddresses(data)();
  expect(read.ok && read.value.map(({ id }) => id)).toEqual(['2', '1']);
  data.wire.disconnect();
  expect(await makeLoadAddresses(data)()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
});
