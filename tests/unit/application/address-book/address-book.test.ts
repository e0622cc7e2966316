import { makeLoadAddresses, makeSaveAddress } from '../../../../src/application/address-book/address-book';
import { aSavedAddress, signedIn, aBookAddress } from '../../../builders/a-customer';
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

const DUBLIN = { code: 'D', id: 7, name: 'Dublin' };

function aBook() {
  const data = aShop();
  signedIn(data);
  data.wire.calls.length = 0;
  return { ...data, save: makeSaveAddress({ ...data, preferences: data.visitor }) };
}

const typed = (name: string) =>
  aBookAddress({ countryCode: 'IE', postcode: 'D02 AF30', region: { code: '', id: null, name } });

test.each(['D', 'd', ' Dublin '])('S3-49 %j is the region that the country lists', async (name) => {
  const { save } = aBook();
  expect(await save(null, typed(name))).toMatchObject({ ok: true, value: { region: DUBLIN } });
});

test('a region with its id is not looked up', async () => {
  const { save, wire } = aBook();
  await save(null, { ...typed(''), region: DUBLIN });
  expect(wire.calls).toEqual(['addressBook.add']);
});

test('S3-61 the country of a saved address is remembered, that of a refused one is not', async () => {
  const { save, visitor } = aBook();
  await save('404', aBookAddress({ countryCode: 'GB' }));
  expect(visitor.country()).toBeNull();
  await save(null, aBookAddress({ countryCode: 'GB' }));
  expect(visitor.country()).toBe('GB');
});
