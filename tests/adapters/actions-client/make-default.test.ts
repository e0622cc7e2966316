import { aSavedAddress, signedIn } from '../../builders/a-customer';
import { aShop } from '../../builders/a-shop';
import { makeDefaultIn } from '../../builders/make-default-in';

test.each([
  ['delivery', 'isDefaultDelivery'],
  ['billing', 'isDefaultBilling'],
] as const)('S7-22 makes an address the default for %s by changing it', async (what, flag) => {
  const data = aShop();
  const [old, next] = [aSavedAddress({ id: '1', [flag]: true }), aSavedAddress({ id: '2' })];
  signedIn(data, { addresses: [old, next] });
  expect(await makeDefaultIn(data.addressBook)(next, what)).toEqual({ ok: true, value: { ...next, [flag]: true } });
  expect(data.wire.calls).toEqual(['addressBook.change']);
  const book = await data.addressBook.all();
  expect(book.ok && book.value.map((address) => [address.id, address[flag]])).toEqual([
    ['1', false],
    ['2', true],
  ]);
});

test('S7-22 sends nothing for an address that is already the default', async () => {
  const data = aShop();
  const address = aSavedAddress({ isDefaultBilling: true });
  expect(await makeDefaultIn(data.addressBook)(address, 'billing')).toEqual({ ok: true, value: address });
  expect(data.wire.calls).toEqual([]);
});
