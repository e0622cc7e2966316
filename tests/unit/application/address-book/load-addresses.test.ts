import { makeLoadAddresses } from '../../../../src/application/address-book/load-addresses';
import { makeMakeDefault } from '../../../../src/application/address-book/make-default';
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
  data.wire.cut();
  expect(await makeLoadAddresses(data)()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
});

test.each([
  ['delivery', 'isDefaultDelivery'],
  ['billing', 'isDefaultBilling'],
] as const)('S7-22 makes an address the default for %s by changing it', async (what, flag) => {
  const data = aShop();
  const [old, next] = [aSavedAddress({ id: '1', [flag]: true }), aSavedAddress({ id: '2' })];
  signedIn(data, { addresses: [old, next] });
  expect(await makeMakeDefault(data)(next, what)).toEqual({ ok: true, value: { ...next, [flag]: true } });
  expect(data.wire.calls).toEqual(['addressBook.change']);
  const book = await data.addressBook.all();
  expect(book.ok && book.value.map((address) => [address.id, address[flag]])).toEqual([
    ['1', false],
    ['2', true],
  ]);
});

test('S7-22 sends nothing for an address that is the default already', async () => {
  const data = aShop();
  const address = aSavedAddress({ isDefaultBilling: true });
  expect(await makeMakeDefault(data)(address, 'billing')).toEqual({ ok: true, value: address });
  expect(data.wire.calls).toEqual([]);
});
