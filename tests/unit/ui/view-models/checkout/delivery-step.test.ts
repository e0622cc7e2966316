import { MemoryCheckout } from '../../../../../src/adapters/memory/checkout/memory-checkout';
import { settled } from '../../a-schedule';
import { aCheckout, aCheckoutWith, throughAccount, throughDelivery, typeAddress } from '../../a-checkout';

async function atDelivery() {
  const shop = await aCheckout();
  await throughAccount(shop);
  await shop.checkout.open('shipping');
  shop.wire.calls.length = 0;
  shop.went.length = 0;
  return { ...shop, delivery: shop.checkout.delivery };
}

test('S7-60, S9-1 loads the countries with the step, and selects Britain', async () => {
  const { delivery } = await atDelivery();
  expect(delivery.address.countries.map(({ code }) => code)).toEqual(['AU', 'IE', 'GB']);
  expect(delivery.address.countryCode).toBe('GB');
});

test("S1-13, S9-1 both addresses begin with the store's country, and with its regions", async () => {
  const shop = await aCheckoutWith({ homeCountry: 'IE' });
  await throughAccount(shop);
  await shop.checkout.open('shipping');
  const { delivery, billing } = shop.checkout;
  expect([delivery.address.countryCode, billing.address.countryCode]).toEqual(['IE', 'IE']);
  expect(delivery.address.regions.length).toBeGreaterThan(0);
});

test('S4-44 sets an address on the cart and shows its shipping methods', async () => {
  const { delivery, held } = await atDelivery();
  typeAddress(delivery.address, { street: ' 3 West Street ' });
  await delivery.selectMethods();
  expect(held()?.deliveryAddress).toMatchObject({ street: '3 West Street', countryCode: 'GB', region: null });
  expect(delivery.methods?.map(({ method }) => method)).toEqual(['door', 'parcel']);
  expect(delivery.canContinue).toBe(false);
});

test('unavailable shipping methods are listed with reasons until the address changes', async () => {
  const { delivery } = await atDelivery();
  typeAddress(delivery.address, { postcode: 'AB10 1AA' });
  await delivery.selectMethods();
  expect(delivery.methods?.map(({ method }) => method)).toEqual(['parcel']);
  expect(delivery.refused.map(({ carrier, refusal }) => [carrier, refusal])).toEqual([
    ['van', 'Our van does not go to AB10 1AA.'],
  ]);
  delivery.address.type('postcode', 'PO19 1QS');
  expect([delivery.methods, delivery.refused]).toEqual([null, []]);
});

test('an exception while choosing a shipping method blocks the next step, because the choice is unknown', async () => {
  const { delivery } = await atDelivery();
  typeAddress(delivery.address);
  await delivery.selectMethods();
  const [door, parcel] = delivery.methods ?? [];
  if (door === undefined || parcel === undefined) throw new Error('There are two shipping methods');
  await delivery.choose(door);
  expect(delivery.canContinue).toBe(true);
  const chosen = jest.spyOn(MemoryCheckout.prototype, 'chooseShippingMethod').mockImplementation(() => {
    throw new Error('A bug');
  });
  await expect(delivery.choose(parcel)).rejects.toThrow('A bug');
  chosen.mockRestore();
  expect(delivery.canContinue).toBe(false);
});

test('S5-1 an invalid address is not sent', async () => {
  const { delivery, wire } = await atDelivery();
  await delivery.selectMethods();
  expect(wire.calls).toEqual([]);
  expect(delivery.address.form.focusOn).toBe('firstName');
});

test('S4-44 a selected shipping method is on the cart and in its total, and opens billing', async () => {
  const { delivery, checkout, held, went } = await atDelivery();
  typeAddress(delivery.address);
  await delivery.selectMethods();
  const [door] = delivery.methods ?? [];
  if (door === undefined) throw new Error('no way');
  const choosing = delivery.choose(door);
  expect(delivery.picked).toBe(door);
  expect(delivery.canContinue).toBe(false);
  delivery.continueToBilling();
  expect(went).toEqual([]);
  await choosing;
  expect(held()?.delivery).toEqual({ carrier: 'van', method: 'door' });
  expect(checkout.cart.cart?.totals?.total.pence).toBe(1700);
  delivery.continueToBilling();
  expect(went).toEqual(['/checkout/billing']);
});

test('S8-26 a refused shipping method is reverted to the previous one, with an error', async () => {
  const { delivery, wire } = await atDelivery();
  typeAddress(delivery.address);
  await delivery.selectMethods();
  const [door, parcel] = delivery.methods ?? [];
  if (door === undefined || parcel === undefined) throw new Error('no ways');
  await delivery.choose(door);
  wire.failNext('checkout.chooseShippingMethod');
  await delivery.choose(parcel);
  expect(delivery.picked).toBe(door);
  expect(delivery.choosing.error?.kind).toBe('unreachable');
  expect(delivery.canContinue).toBe(true);
});

test('after two quick selections of a shipping method the last counts', async () => {
  const { delivery, held } = await atDelivery();
  typeAddress(delivery.address);
  await delivery.selectMethods();
  const [door, parcel] = delivery.methods ?? [];
  if (door === undefined || parcel === undefined) throw new Error('no ways');
  await Promise.all([delivery.choose(door), delivery.choose(parcel)]);
  expect(held()?.delivery?.method).toBe('parcel');
  expect(delivery.picked).toBe(parcel);
  expect(delivery.canContinue).toBe(true);
});

test('S8-24 a country without delivery has an empty list, not an error', async () => {
  const { delivery } = await atDelivery();
  typeAddress(delivery.address, { countryCode: 'AU' });
  await delivery.selectMethods();
  expect(delivery.methods).toEqual([]);
  expect(delivery.fetching.error).toBeNull();
});

test('S8-25 shipping methods that fail to load are reported, and can be retried', async () => {
  const { delivery, wire } = await atDelivery();
  wire.failNext('checkout.setDeliveryAddress');
  typeAddress(delivery.address);
  await delivery.selectMethods();
  expect(delivery.methods).toBeNull();
  expect(delivery.fetching.error?.kind).toBe('unreachable');
  await delivery.selectMethods();
  expect(delivery.methods).toHaveLength(2);
  expect(delivery.fetching.error).toBeNull();
});

test("an edit discards the old address's shipping methods, also those still loading", async () => {
  const { delivery, checkout } = await atDelivery();
  typeAddress(delivery.address);
  await delivery.selectMethods();
  delivery.address.type('city', 'Bognor Regis');
  expect(delivery.methods).toBeNull();
  expect(checkout.canOpen('billing')).toBe(false);
  const fetching = delivery.selectMethods();
  await Promise.resolve();
  delivery.address.type('city', 'Arundel');
  await fetching;
  expect(delivery.methods).toBeNull();
});

test('S7-59, S5-7 another country brings its regions, empties the region, and wants one', async () => {
  const { delivery, held } = await atDelivery();
  typeAddress(delivery.address, { region: 'Sussex' });
  delivery.address.type('countryCode', 'IE');
  expect(delivery.address.form.values.region).toBe('');
  await settled();
  expect(delivery.address.regions.map(({ code }) => code)).toEqual(['CO', 'D']);
  delivery.address.type('postcode', 'D02 AF30');
  await delivery.selectMethods();
  expect(Object.fromEntries(delivery.address.form.messages)).toEqual({
    region: 'This field is required. Please choose one.',
  });
  delivery.address.type('region', 'D');
  await delivery.selectMethods();
  expect(held()?.deliveryAddress?.region).toEqual({ code: 'D', id: 7, name: 'Dublin' });
});

test('a late response with regions of a deselected country is ignored', async () => {
  const { delivery, checkoutUseCases, countries } = await atDelivery();
  let come: () => void = () => undefined;
  const onTheWay = new Promise<void>((resolve) => (come = resolve));
  const country: typeof checkoutUseCases.country = async (code) => {
    if (code === 'IE') await onTheWay;
    return countries.find(code);
  };
  Object.assign(checkoutUseCases, { country });
  delivery.address.type('countryCode', 'IE');
  delivery.address.type('countryCode', 'GB');
  await settled();
  come();
  await settled();
  expect(delivery.address.regions).toEqual([]);
});

test('S8-34, S8-36 countries and regions that fail to load are reported in place and can be retried', async () => {
  const shop = await aCheckout();
  await throughAccount(shop);
  shop.wire.failNext('countries.all');
  shop.wire.failNext('countries.find');
  await shop.checkout.open('shipping');
  const { address } = shop.checkout.delivery;
  expect(address.loadingCountries.error?.kind).toBe('unreachable');
  expect(address.loadingRegions.error?.kind).toBe('unreachable');
  await address.load();
  expect(address.loadingCountries.error).toBeNull();
  expect(address.loadingRegions.error).toBeNull();
  expect(address.countries).toHaveLength(3);
});

test('after a reload the shipping methods are loaded and the chosen one is selected', async () => {
  const shop = await aCheckout();
  await throughDelivery(shop);
  shop.wire.calls.length = 0;
  const checkout = shop.load();
  await checkout.open('shipping');
  expect(shop.wire.calls).toContain('checkout.shippingMethods');
  expect(shop.wire.calls).not.toContain('checkout.setDeliveryAddress');
  expect(checkout.delivery.picked?.method).toBe('door');
  expect(checkout.delivery.canContinue).toBe(true);
});

test('an order to collect needs no address: its first possible time is chosen, and it says so after a reload', async () => {
  const { delivery, checkout, held, went } = await atDelivery();
  await delivery.collect();
  expect(delivery.isCollecting).toBe(true);
  expect(delivery.methods?.map(({ method }) => method)).toEqual(['counter']);
  expect(held()).toMatchObject({
    delivery: { carrier: 'collection', method: 'counter' },
    deliveryAddress: { street: 'The Old Glasshouse, 3 Larkspur Yard' },
  });
  expect(checkout.billing.deliveryAddress).toBeNull();
  delivery.continueToBilling();
  expect(went).toEqual(['/checkout/billing']);
  delivery.deliver();
  expect([delivery.isCollecting, delivery.methods, delivery.canContinue]).toEqual([false, null, false]);
  await delivery.enter();
  expect([delivery.isCollecting, delivery.picked?.method]).toEqual([true, 'counter']);
});

test('a delivered order is not offered the counter, and a collected one no van', async () => {
  const { delivery } = await atDelivery();
  await delivery.collect();
  delivery.deliver();
  typeAddress(delivery.address);
  await delivery.selectMethods();
  expect(delivery.methods?.map(({ method }) => method)).toEqual(['door', 'parcel']);
});
