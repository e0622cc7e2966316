import { makeLoadAddresses } from '../../../../src/application/address-book/load-addresses';
import { makeMakeDefault } from '../../../../src/application/address-book/make-default';
import { aSavedAddress, signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

test('S6-5 a guest has no book, and nobody is asked for it', async () => {
  const world = aShop();
  expect(await makeLoadAddresses(world)()).toEqual({ ok: true, value: [] });
  expect(world.wire.calls).toEqual([]);
});

test('S6-5 the book of whoever is signed in is read, the default addresses first', async () => {
  const world = aShop();
  const addresses = [aSavedAddress({ id: '1' }), aSavedAddress({ id: '2', isDefaultDelivery: true })];
  signedIn(world, { addresses });
  const read = await makeLoadAddresses(world)();
  expect(read.ok && read.value.map(({ id }) => id)).toEqual(['2', '1']);
  world.wire.cut();
  expect(await makeLoadAddresses(world)()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
});

test.each([
  ['delivery', 'isDefaultDelivery'],
  ['billing', 'isDefaultBilling'],
] as const)('S7-22 making an address the default for %s is a change of it', async (what, flag) => {
  const world = aShop();
  const [old, next] = [aSavedAddress({ id: '1', [flag]: true }), aSavedAddress({ id: '2' })];
  signedIn(world, { addresses: [old, next] });
  expect(await makeMakeDefault(world)(next, what)).toEqual({ ok: true, value: { ...next, [flag]: true } });
  expect(world.wire.calls).toEqual(['book.change']);
  const book = await world.book.all();
  expect(book.ok && book.value.map((address) => [address.id, address[flag]])).toEqual([
    ['1', false],
    ['2', true],
  ]);
});

test('S7-22 one that is the default already is not sent again', async () => {
  const world = aShop();
  const address = aSavedAddress({ isDefaultBilling: true });
  expect(await makeMakeDefault(world)(address, 'billing')).toEqual({ ok: true, value: address });
  expect(world.wire.calls).toEqual([]);
});
