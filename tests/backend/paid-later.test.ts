import { DEFAULT_HOLDS } from '../../backend/commerce/order/unpaid-holds';
import type { ShopDatabase } from '../../backend/database/shop-database';
import type { SeedProduct } from '../../backend/seed/seed-shapes';
import { MONDAY_MORNING, openShop, type RunningShop } from './running-shop';
import { ADDRESS, Shopper, type WireLine } from './shopper';
import { SMALL_SEED } from './small-seed';

const EVENING = 'EVENING';
const PLACES = 10;

const [VASE] = SMALL_SEED.products.filter(({ sku }) => sku === 'VASE');
if (VASE?.type !== 'simple') throw new Error('The small seed has no vase.');
const EVENINGS: readonly SeedProduct[] = [
  {
    ...VASE,
    type: 'virtual',
    sku: EVENING,
    name: 'Evening',
    urlKey: 'evening',
    stock: PLACES,
    workshop: { weekday: 4, hours: '6.30 pm to 8.30 pm', place: 'at the long table' },
    position: 22,
  },
];

interface Buyer {
  readonly email?: string;
  readonly network?: string;
}

/** A shop with workshops; `suite` gets what its tests need. */
function inShop(practiceBank: boolean, suite: (at: () => ReturnType<typeof toolsOf>) => void): void {
  describe(practiceBank ? 'a shop with a payment page' : 'a shop without an online method', () => {
    let shop: RunningShop;
    let database: ShopDatabase;
    beforeAll(async () => {
      const seed = { ...SMALL_SEED, products: [...SMALL_SEED.products, ...EVENINGS] };
      shop = await openShop({ now: () => MONDAY_MORNING, practiceBank, holds: DEFAULT_HOLDS }, seed);
      database = shop.connect();
    });
    afterAll(async () => {
      await database.destroy();
      await shop.stop();
    });
    beforeEach(async () => {
      await database.updateTable('orders').set({ status: 'Canceled' }).execute();
      await database.deleteFrom('order_stock').execute();
      await database.updateTable('products').set({ stock: PLACES }).where('sku', 'in', [EVENING, 'VASE']).execute();
    });
    suite(() => toolsOf(shop, database));
  });
}

function toolsOf(shop: RunningShop, database: ShopDatabase) {
  /** A shopper who may choose how to pay. */
  async function ready(lines: readonly WireLine[], { email = 'ann@example.org', network = '192.0.2.1' }: Buyer = {}) {
    const shopper = await Shopper.enter(shop, { 'X-Forwarded-For': network });
    await shopper.add(...lines);
    await shopper.change('setGuestEmailOnCart', { email });
    const { body } = await shopper.look();
    if (body.data.cart.is_virtual !== true) {
      await shopper.change('setShippingAddressesOnCart', { shipping_addresses: [{ address: ADDRESS }] });
      const method = { carrier_code: 'flatrate', method_code: 'flatrate' };
      await shopper.change('setShippingMethodsOnCart', { shipping_methods: [method] });
    }
    await shopper.change('setBillingAddressOnCart', { billing_address: { address: ADDRESS } });
    return shopper;
  }
  const methodsOf = async (shopper: Shopper): Promise<readonly string[]> =>
    (await shopper.look()).body.data.cart.available_payment_methods.map(({ code }: { code: string }) => code);
  const choose = (shopper: Shopper, code: string) =>
    shopper.change('setPaymentMethodOnCart', { payment_method: { code } });
  /** `placed`, or why not. */
  const order = async (shopper: Shopper): Promise<string> => {
    const { body } = await shopper.order();
    const { extensions, message } = body.errors?.[0] ?? {};
    return body.errors === undefined ? 'placed' : String(extensions?.unpaid_limit ?? message);
  };
  /** Chooses a method and orders. */
  const pay = async (shopper: Shopper, code: string): Promise<string> => {
    const { body } = await choose(shopper, code);
    return body.errors === undefined ? order(shopper) : String(body.errors[0].message);
  };
  const left = async (sku: string) =>
    (await database.selectFrom('products').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow()).stock;
  const placesLeft = () => left(EVENING);
  return { database, left, ready, methodsOf, choose, order, pay, placesLeft };
}

const evening = (quantity = 1): WireLine => ({ sku: EVENING, quantity });
const vase = (quantity = 1): WireLine => ({ sku: 'VASE', quantity });
const NOT_AVAILABLE = 'The requested Payment Method is not available.';

inShop(true, (at) => {
  test('places are paid for online, whatever the quantity, alone and beside other goods', async () => {
    const { ready, methodsOf } = at();
    expect(await methodsOf(await ready([vase()]))).toEqual(
      expect.arrayContaining(['bankpage', 'banktransfer', 'checkmo', 'cashondelivery']),
    );
    for (const lines of [[evening()], [evening(PLACES)], [vase(), evening()], [evening(), vase(2)]]) {
      expect(await methodsOf(await ready(lines))).toEqual(['bankpage']);
    }
  });

  test.each(['banktransfer', 'checkmo', 'cashondelivery'])('no workshop is held by %s', async (code) => {
    const { ready, pay, placesLeft } = at();
    for (let turn = 0; turn < 4; turn += 1) {
      const buyer = { email: `h${turn}@example.org`, network: `192.0.2.${turn}` };
      expect(await pay(await ready([vase(), evening(3)], buyer), code)).toBe(NOT_AVAILABLE);
    }
    expect(await placesLeft()).toBe(PLACES);
  });

  test.each(['banktransfer', 'checkmo', 'cashondelivery'])(
    'holds half of a stock by %s, one order counted',
    async (code) => {
      const { ready, pay, left } = at();
      expect(await pay(await ready([vase(6)]), code)).toBe(NOT_AVAILABLE);
      expect(await pay(await ready([vase(2), vase(4)]), code)).toBe(NOT_AVAILABLE);
      expect(await pay(await ready([vase(5)]), code)).toBe('placed');
      expect(await pay(await ready([vase()], { network: '192.0.2.2' }), code)).toBe('held-pieces');
      expect(await left('VASE')).toBe(5);
    },
  );

  test('orders on delivery of one network hold half of a stock, not two thirds', async () => {
    const { ready, pay, left, database } = at();
    await database.updateTable('products').set({ stock: 60 }).where('sku', '=', 'VASE').execute();
    const outcomes: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      outcomes.push(
        await pay(await ready([vase(10)], { email: `g${turn}@example.org`, network: '203.0.113.9' }), 'cashondelivery'),
      );
    }
    expect(outcomes).toEqual([...Array<string>(3).fill('placed'), 'held-pieces']);
    expect(await left('VASE')).toBe(30);
  });

  test('a transfer that was chosen while more was left is refused when it is ordered', async () => {
    const { ready, choose, order, database } = at();
    const shopper = await ready([vase(5)]);
    await choose(shopper, 'banktransfer');
    await database.updateTable('products').set({ stock: 9 }).where('sku', '=', 'VASE').execute();
    expect(await order(shopper)).toMatch(/Enter a valid payment method/);
  });

  test('a transfer that was chosen before a place came into the cart is refused when it is ordered', async () => {
    const { ready, choose, order, placesLeft } = at();
    const shopper = await ready([vase()]);
    await choose(shopper, 'banktransfer');
    await shopper.add(evening());
    expect(await order(shopper)).toMatch(/Enter a valid payment method/);
    expect(await placesLeft()).toBe(PLACES);
  });

  test('a whole workshop can be bought at the payment page', async () => {
    const { ready, pay, placesLeft } = at();
    expect(await pay(await ready([evening(PLACES)]), 'bankpage')).toBe('placed');
    expect(await placesLeft()).toBe(0);
  });

  test('places without a day, and a workshop without a number of places, are places too', async () => {
    const { ready, methodsOf, database } = at();
    const { held_on } = await database
      .selectFrom('products')
      .select('held_on')
      .where('sku', '=', EVENING)
      .executeTakeFirstOrThrow();
    await database.updateTable('products').set({ held_on: null }).where('sku', '=', EVENING).execute();
    expect(await methodsOf(await ready([evening()]))).toEqual(['bankpage']);
    await database.updateTable('products').set({ held_on }).where('sku', '=', EVENING).execute();
    await database.updateTable('products').set({ stock: null }).where('sku', '=', EVENING).execute();
    expect(await methodsOf(await ready([evening()]))).toEqual(['bankpage']);
  });
});

inShop(false, (at) => {
  test('keeps transfers for places, and no cheque or cash for them', async () => {
    const { ready, methodsOf } = at();
    expect(await methodsOf(await ready([evening()]))).toEqual(['banktransfer']);
    expect(await methodsOf(await ready([evening(), vase()]))).toEqual(['banktransfer']);
    expect(await methodsOf(await ready([vase()]))).toEqual(
      expect.arrayContaining(['banktransfer', 'checkmo', 'cashondelivery']),
    );
  });

  test('holds four places by transfer for one mailbox, whatever its tag and network', async () => {
    const { ready, pay, placesLeft } = at();
    expect(await pay(await ready([evening(5)]), 'banktransfer')).toBe(NOT_AVAILABLE);
    const outcomes: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const buyer = { email: `ann+${turn}@example.org`, network: `192.0.2.${turn}` };
      outcomes.push(await pay(await ready([evening(2)], buyer), 'banktransfer'));
    }
    expect(outcomes).toEqual(['placed', 'placed', 'held-pieces']);
    expect(await placesLeft()).toBe(6);
  });

  test('holds four places by transfer for one network, whatever its mailboxes', async () => {
    const { ready, pay, placesLeft } = at();
    const outcomes: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      outcomes.push(await pay(await ready([evening()], { email: `n${turn}@example.org` }), 'banktransfer'));
    }
    expect(outcomes).toEqual([...Array<string>(4).fill('placed'), 'held-pieces']);
    expect(await placesLeft()).toBe(6);
  });
});
