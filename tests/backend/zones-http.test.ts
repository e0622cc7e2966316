import { toDeliverySchedule } from '../../src/adapters/graphql-middleware/checkout/middleware-delivery-schedules';
import { feeOfZone } from '../../src/domain/delivery/delivery-zone';
import { openShop, type RunningShop } from './running-shop';
import { ADDRESS, optionUids, Shopper } from './shopper';

let shop: RunningShop;
/** Tuesday 6 October 2026, nine in the morning in London. */
let now = Date.parse('2026-10-06T08:00:00Z');

beforeAll(async () => {
  shop = await openShop({ now: () => now });
});
afterAll(() => shop.stop());
beforeEach(() => (now = Date.parse('2026-10-06T08:00:00Z')));

const VAN = { carrier_code: 'flatrate', method_code: 'flatrate' };

interface OnTheWire {
  readonly carrier_code: string;
  readonly available: boolean;
  readonly error_message: string;
  readonly amount: { readonly value: number };
}

/** Available shipping methods for an address, by carrier. */
async function offeredTo(shopper: Shopper, address: object): Promise<ReadonlyMap<string, OnTheWire>> {
  const { body } = await shopper.change('setShippingAddressesOnCart', {
    shipping_addresses: [{ address: { ...ADDRESS, ...address } }],
  });
  const methods: OnTheWire[] =
    body.data.setShippingAddressesOnCart.cart.shipping_addresses[0].available_shipping_methods;
  return new Map(methods.map((method) => [method.carrier_code, method]));
}

async function withPosyFor(day: string): Promise<Shopper> {
  const uids = await optionUids(shop, 'POSY');
  const shopper = await Shopper.enter(shop);
  const { body } = await shopper.add({
    sku: 'POSY',
    quantity: 1,
    selected_options: [uids['Wrapping/Paper'] ?? ''],
    entered_options: [{ uid: uids['Delivery date'] ?? '', value: `${day} 00:00:00` }],
  });
  expect(body.data.addProductsToCart.user_errors).toEqual([]);
  return shopper;
}

describe('delivery zones', () => {
  test.each([
    ['PO19 1AA', 4.95],
    ['po20 8dd', 6.95],
    ['GU28 0AB', 9.95],
  ])('%s costs what its zone says', async (postcode, fee) => {
    const offered = await offeredTo(await withPosyFor('2026-10-09'), { postcode });
    expect(offered.get('flatrate')).toMatchObject({ available: true, error_message: '', amount: { value: fee } });
  });

  test.each(['GBP', 'EUR'])(
    'the page says the fee that the checkout charges, in the currency of the visitor: %s',
    async (code) => {
      const headers = { 'Content-Currency': code };
      const { cmsBlocks } = await shop.data(
        '{ cmsBlocks(identifiers: ["delivery-rules"]) { items { content } } }',
        {},
        headers,
      );
      const schedule = toDeliverySchedule(cmsBlocks.items[0].content, code);
      const shopper = await Shopper.enter(shop, headers);
      await shopper.add({ sku: 'VASE', quantity: 1 });
      const charged = (await offeredTo(shopper, { postcode: 'PO20 8DD' })).get('flatrate')?.amount;
      const [villages] = schedule.zones.filter(({ postcodes }) => postcodes.includes('PO20'));
      const told = villages && feeOfZone(villages);
      expect(charged).toEqual({ value: (told?.pence ?? 0) / 100, currency: told?.currency });
      expect(told).toEqual(code === 'EUR' ? { pence: 813, currency: 'EUR' } : { pence: 695, currency: 'GBP' });
    },
  );

  test('lists the van with a reason outside every zone', async () => {
    const postcode = 'SW1A 1AA';
    const shopper = await withPosyFor('2026-10-09');
    const offered = await offeredTo(shopper, { postcode });
    expect(offered.get('flatrate')).toMatchObject({
      available: false,
      error_message: `Local delivery does not go to ${postcode}. Please call us, or choose another way.`,
    });
    expect(offered.get('courier')).toMatchObject({ available: true, amount: { value: 7.95 } });
    const chosen = await shopper.change('setShippingMethodsOnCart', { shipping_methods: [VAN] });
    expect(chosen.body.errors[0]).toMatchObject({
      message: `Local delivery does not go to ${postcode}. Please call us, or choose another way.`,
      extensions: { category: 'graphql-input' },
    });
  });

  test('offers no method to a country without prices, and the van only at home', async () => {
    const shopper = await withPosyFor('2026-10-09');
    expect([...(await offeredTo(shopper, { country_code: 'AU', region: 'VIC', postcode: '3000' })).keys()]).toEqual([]);
    expect([...(await offeredTo(shopper, { country_code: 'FR', postcode: '75001' })).keys()]).toEqual(['courier']);
  });

  test('deselects a shipping method that does not reach a new address, and its price', async () => {
    const shopper = await withPosyFor('2026-10-09');
    await offeredTo(shopper, {});
    await shopper.change('setShippingMethodsOnCart', { shipping_methods: [VAN] });
    expect((await shopper.look()).body.data.cart.prices.grand_total.value).toBe(24.95);
    await offeredTo(shopper, { postcode: 'SW1A 1AA' });
    const { cart } = (await shopper.look()).body.data;
    expect(cart.shipping_addresses[0].selected_shipping_method).toBeNull();
    expect(cart.prices.grand_total.value).toBe(20);
  });
});

describe('parcels', () => {
  test.each([
    ['SW1A 1AA', 7.95, '2026-10-08'],
    ['PO19 1AA', 7.95, '2026-10-08'],
    ['AB10 1AA', 7.95, '2026-10-08'],
    ['PA1 1AA', 7.95, '2026-10-08'],
    ['IV1 1AA', 11.95, '2026-10-09'],
    ['PA34 4AA', 11.95, '2026-10-09'],
    ['PH33 6AA', 11.95, '2026-10-09'],
    ['PO30 1AA', 11.95, '2026-10-09'],
    ['ZE1 0AA', 11.95, '2026-10-09'],
    ['BT1 1AA', 11.95, '2026-10-09'],
    ['IM1 1AA', 11.95, '2026-10-09'],
    ['JE2 3AA', 14.95, '2026-10-10'],
  ])('to %s cost £%d, and arrive on %s at the earliest', async (postcode, fee, first) => {
    const dayBefore = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
    const courier = async (day: string) => (await offeredTo(await withPosyFor(day), { postcode })).get('courier');
    expect(await courier(first)).toMatchObject({ available: true, amount: { value: fee } });
    expect(await courier(dayBefore)).toMatchObject({ available: false });
  });

  test.each([
    ['2026-10-12', 'SW1A 1AA', 'We cannot deliver to mainland Britain on the day', 'Tuesday 13 October 2026'],
    ['2026-10-13', 'ZE1 0AA', 'We cannot deliver to the Highlands and Islands on the day', 'Wednesday 14 October 2026'],
  ])('do not arrive on %s in %s, and are not offered for it', async (day, postcode, reason, next) => {
    const shopper = await withPosyFor(day);
    const refusal = `Custom Posy: ${reason} chosen for “Delivery date”. The nearest days we can offer are Saturday 10 October 2026 and ${next}.`;
    expect((await offeredTo(shopper, { postcode })).get('courier')).toMatchObject({
      available: false,
      error_message: refusal,
    });
    const courier = { carrier_code: 'courier', method_code: 'tracked' };
    const chosen = await shopper.change('setShippingMethodsOnCart', { shipping_methods: [courier] });
    expect(chosen.body.errors[0].message).toBe(refusal);
  });
});

describe('a parcel for a day that it cannot arrive on', () => {
  const tooEarly = 'For the day chosen for “Delivery date” it would have to leave us on';

  test.each([
    ['2026-05-01T08:00:00Z', '2026-05-05', `${tooEarly} Monday 4 May 2026, when we are closed.`],
    ['2026-12-14T09:00:00Z', '2026-12-29', `${tooEarly} Monday 28 December 2026, when we are closed.`],
    ['2026-04-27T08:00:00Z', '2026-05-09', 'The courier does not work on Saturday 9 May 2026,', 'JE2 3AA'],
    ['2026-12-14T09:00:00Z', '2026-12-30', ''],
  ])('is refused, ordered at %s for %s: %s', async (moment, day, reason, postcode = 'SW1A 1AA') => {
    now = Date.parse(moment);
    const offered = await offeredTo(await withPosyFor(day), { postcode });
    expect(offered.get('courier')).toMatchObject({ available: reason === '' });
    expect(offered.get('courier')?.error_message).toContain(reason);
  });

  test('is refused after a closure that the florist has added', async () => {
    const database = shop.connect();
    const closure = { from_day: '2026-10-13', to_day: '2026-10-14', reason: 'Stocktaking' };
    await database.insertInto('closures').values(closure).execute();
    try {
      const offered = await offeredTo(await withPosyFor('2026-10-15'), { postcode: 'SW1A 1AA' });
      expect(offered.get('courier')?.error_message).toContain(`${tooEarly} Wednesday 14 October 2026`);
    } finally {
      await database.deleteFrom('closures').execute();
      await database.destroy();
    }
  });
});

describe('what a courier may take', () => {
  test.each([
    [
      'never',
      { postcode: 'SW1A 1AA' },
      'Custom Posy would not travel well in a parcel, so we bring it ourselves or you can collect it.',
    ],
    ['home', { country_code: 'FR', postcode: '75001' }, 'Custom Posy may not be sent abroad.'],
    ['home', { postcode: 'SW1A 1AA' }, ''],
    ['abroad', { country_code: 'FR', postcode: '75001' }, ''],
  ] as const)('%s, to %j: %s', async (courier, address, reason) => {
    const database = shop.connect();
    await database.updateTable('products').set({ courier }).where('sku', '=', 'POSY').execute();
    try {
      const shopper = await withPosyFor('2026-10-16');
      expect((await offeredTo(shopper, address)).get('courier')).toMatchObject({
        available: reason === '',
        error_message: reason,
      });
      const way = { carrier_code: 'courier', method_code: 'tracked' };
      const chosen = await shopper.change('setShippingMethodsOnCart', { shipping_methods: [way] });
      expect(chosen.body.errors?.[0].message ?? '').toBe(reason);
    } finally {
      await database.updateTable('products').set({ courier: 'abroad' }).where('sku', '=', 'POSY').execute();
      await database.destroy();
    }
  });
});

describe('the delivery date, checked again when the order is placed', () => {
  /** The van is chosen at nine; the order is placed at `orderedAt`. */
  async function ordered(day: string, postcode: string, orderedAt: number): Promise<string> {
    const shopper = await withPosyFor(day);
    // A transfer or a cheque would come too late for the next day.
    await shopper.checkOut('cashondelivery');
    await offeredTo(shopper, { postcode });
    await shopper.change('setBillingAddressOnCart', { billing_address: { same_as_shipping: true } });
    const chosen = await shopper.change('setShippingMethodsOnCart', { shipping_methods: [VAN] });
    if (chosen.body.errors !== undefined) return chosen.body.errors[0].message;
    now = orderedAt;
    const { body } = await shopper.order();
    return body.errors?.[0].message ?? 'placed';
  }

  test('respects the weekdays of the zone before the van can be chosen', async () => {
    // A Monday: the van delivers in town, but not on the coast.
    expect(await ordered('2026-10-12', 'PO19 1AA', now)).toBe('placed');
    expect(await ordered('2026-10-12', 'PO22 6AA', now)).toBe(
      'Custom Posy: We cannot deliver to the coast and the downs on the day chosen for “Delivery date”. The nearest days we can offer are Saturday 10 October 2026 and Tuesday 13 October 2026.',
    );
  });

  test('respects the cut-off of the zone, with its reason when the day was still possible at the choice', async () => {
    // Half past twelve: before the town's cut-off, after the coast's.
    const [nine, halfPastTwelve] = [now, Date.parse('2026-10-06T11:30:00Z')];
    expect(await ordered('2026-10-07', 'PO19 1AA', halfPastTwelve)).toBe('placed');
    now = nine;
    expect(await ordered('2026-10-07', 'PO22 6AA', halfPastTwelve)).toBe(
      'Unable to place order: Custom Posy: Orders for the day chosen for “Delivery date” have closed. The earliest day we can offer is Thursday 8 October 2026.',
    );
  });
});
