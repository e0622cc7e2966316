import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import { funeralPlace, nameOfTheDeceased } from '../../backend/seed/catalogue/options';
import type { ShopSeed } from '../../backend/seed/load';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop } from './running-shop';
import { ADDRESS, optionUids, Shopper } from './shopper';
import { SMALL_SEED } from './small-seed';

const [VASE] = SMALL_SEED.products.filter(({ sku }) => sku === 'VASE');
if (VASE?.type !== 'simple') throw new Error('The small seed has no vase.');
const WREATH = {
  ...VASE,
  sku: 'WREATH',
  name: 'Laurel Wreath',
  urlKey: 'laurel-wreath',
  stock: null,
  leadDays: 2,
  courier: 'never',
  categories: ['funerals'],
  options: [nameOfTheDeceased(), ...funeralPlace()],
} as const;
const [FLOWERS] = SMALL_SEED.categories;
if (FLOWERS === undefined) throw new Error('The small seed has no category.');
const FUNERALS = { ...FLOWERS, urlPath: 'funerals', name: 'Funerals', position: 9 };
const SEED: ShopSeed = {
  ...SMALL_SEED,
  categories: [...SMALL_SEED.categories, FUNERALS],
  products: [...SMALL_SEED.products, WREATH],
};

const WHO = 'Name of the funeral director, church, crematorium or family';

onBothDatabases((openShop) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await openShop({}, SEED);
  });
  afterAll(() => shop.stop());

  test.each([
    ['Funeral director', 'Marsh & Daughters', '4 Eastgate', '9 am'],
    ['Church or chapel', 'St Richard’s Church', 'Cawley Road', '2.30 pm'],
    ['Crematorium or cemetery', 'Chichester Crematorium, the east chapel', 'Westhampnett Road', '11 am'],
    ['Family home', 'The Marsh family', '12 North Street', '1 pm'],
  ])(
    'flowers for a funeral go to a %s: emails and order say place, day, hour and family',
    async (kind, who, street, hour) => {
      const [shopper, uids] = [await Shopper.enter(shop), await optionUids(shop, 'WREATH')];
      const answers: Readonly<Record<string, string>> = {
        'Name of the deceased': 'Edith Marsh',
        [WHO]: who,
        'Date of the funeral': '2026-10-09 00:00:00',
        'Time of the service': hour,
        'Name and telephone of the family': 'Tom Marsh, 01632 960 001',
      };
      const added = await shopper.add({
        sku: 'WREATH',
        quantity: 1,
        selected_options: [uids[`Where it goes/${kind}`] ?? ''],
        entered_options: Object.entries(answers).map(([title, value]) => ({ uid: uids[title] ?? '', value })),
      });
      expect(added.body.data.addProductsToCart.user_errors).toEqual([]);
      await shopper.checkOut('cashondelivery');
      const address = { ...ADDRESS, firstname: 'Rose', lastname: 'Hill', street: [street] };
      await shopper.change('setShippingAddressesOnCart', { shipping_addresses: [{ address }] });
      await shopper.change('setShippingMethodsOnCart', {
        shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }],
      });
      await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'banktransfer' } });
      const number: string = (await shopper.order()).body.data.placeOrder.order.order_number;
      const database = shop.connect();
      const emails = await database
        .selectFrom('outbox')
        .select('text')
        .where('reference', 'like', `order-${number}-%`)
        .execute();
      const shown = await runAdminCommand({ database, now: MONDAY_MORNING }, ['order', number]);
      const listed = await runAdminCommand({ database, now: MONDAY_MORNING }, ['orders']);
      await database.destroy();
      const texts = [...emails.map(({ text }) => text), shown.ok ? shown.value : shown.reason];
      expect(texts).toHaveLength(3);
      for (const text of texts) {
        expect(text).toContain('Name of the deceased: Edith Marsh');
        expect(text).toContain(`Where it goes: ${kind}`);
        expect(text).toContain(`${WHO}: ${who}`);
        expect(text).toContain('Date of the funeral: Friday 9 October 2026');
        expect(text).toContain(`Time of the service: ${hour}`);
        expect(text).toContain('Name and telephone of the family: Tom Marsh, 01632 960 001');
        expect(text).toContain(street);
        expect(text).not.toMatch(/neighbour|courier|deliver to/i);
        expect(text).toMatch(/Flowers go to\s+Rose Hill/i);
        // Told once, and not again with each tribute.
        expect(text.split('Edith Marsh')).toHaveLength(2);
      }
      expect(listed.ok && listed.value).toContain(`funeral: Edith Marsh, ${hour}, ${who}`);
    },
  );
});
