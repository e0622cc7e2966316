import { makeSaveAddress } from '../../../../src/application/address-book/address-book';
import { makeSaveBilling } from '../../../../src/application/checkout/save-billing';
import { makeSetDeliveryAddress } from '../../../../src/application/checkout/shipping-methods';
import { aBookAddress, signedIn } from '../../../builders/a-customer';
import { anAddress } from '../../../builders/an-address';
import { aShop } from '../../../builders/a-shop';
import { aFilledCart } from '../a-filled-cart';

const REFUSED = { ok: false, reason: { kind: 'rejected', code: 'MALFORMED' } };
const DUBLIN = { code: 'D', id: 7, name: 'Dublin' };
const WRONG = [
  ['IE', 'PO19 1AA'],
  ['IE', 'xyz'],
  ['IE', ''],
  ['GB', 'BFPO 1AA'],
  ['GB', 'GIR 0AA'],
  ['GB', 'D02 X285'],
] as const;

test.each(WRONG)(
  'S5-7 an address in %s with the postcode %j is refused without a request',
  async (countryCode, postcode) => {
    const address = anAddress({ countryCode, postcode });
    const cart = await aFilledCart();
    cart.wire.calls.length = 0;
    expect(await makeSetDeliveryAddress(cart)(address)).toMatchObject(REFUSED);
    expect(await makeSaveBilling(cart)({ address, sameAsDelivery: false, delivery: null })).toMatchObject(REFUSED);
    const book = aShop();
    signedIn(book);
    const save = makeSaveAddress({ ...book, preferences: book.visitor });
    book.wire.calls.length = 0;
    expect(await save(null, aBookAddress({ countryCode, postcode, region: DUBLIN }))).toMatchObject(REFUSED);
    expect([...cart.wire.calls, ...book.wire.calls]).toEqual([]);
  },
);

test('S5-7 postcodes are stored in their form', async () => {
  const { carts, checkout, cartSession, cart } = await aFilledCart();
  await makeSetDeliveryAddress({ checkout, cartSession })(anAddress({ postcode: 'p019-1qs.' }));
  expect(await carts.find(cart.id)).toMatchObject({ value: { deliveryAddress: { postcode: 'PO19 1QS' } } });
  const book = aShop();
  signedIn(book);
  const save = makeSaveAddress({ ...book, preferences: book.visitor });
  const irish = aBookAddress({ countryCode: 'IE', postcode: 'do2af30', region: DUBLIN });
  expect(await save(null, irish)).toMatchObject({ ok: true, value: { postcode: 'D02 AF30' } });
});
