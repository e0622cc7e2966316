import { makeSaveAddress } from '../../../../src/application/address-book/save-address';
import { aBookAddress, signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

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
