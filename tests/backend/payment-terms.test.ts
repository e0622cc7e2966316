import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import { orderEmails } from '../../backend/mail/queue-order-emails';
import { watchUnpaidOrders } from '../../backend/commerce/order/unpaid-deadlines';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { refusalOf } from './account';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, PAY_TO, type RunningShop } from './running-shop';
import { addGiftCard, GIFT_CARD_SEED } from './gift-card-shop';
import { ADDRESS, optionUids, Shopper } from './shopper';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FLORIST = 'workroom@posy.example';
const PAYMENT = `query ($id: String!) { cartPayment(cart_id: $id) {
  state order_number redirect_url
  instructions { payee sort_code account_number iban bic address pay_by amount { value currency } } } }`;

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;
  let now = MONDAY_MORNING;
  beforeAll(async () => {
    shop = await openShop({ now: () => now, floristEmail: FLORIST }, GIFT_CARD_SEED);
    database = shop.connect();
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });
  beforeEach(async () => {
    now = MONDAY_MORNING;
    // Orders of other tests would fall due as well.
    await database.updateTable('orders').set({ status: 'Complete' }).execute();
    await database.updateTable('products').set({ stock: 5 }).where('sku', '=', 'VASE').execute();
  });

  async function cartOf(day: string | null): Promise<Shopper> {
    const shopper = await Shopper.enter(shop);
    if (day === null) await shopper.add({ sku: 'VASE', quantity: 2 });
    else {
      const uids = await optionUids(shop, 'POSY');
      await shopper.add({
        sku: 'POSY',
        quantity: 1,
        selected_options: [uids['Wrapping/Paper'] ?? ''],
        entered_options: [{ uid: uids['Delivery date'] ?? '', value: `${day} 00:00:00` }],
      });
    }
    return shopper;
  }
  const methodsOf = async (shopper: Shopper): Promise<readonly { code: string; title: string }[]> =>
    (await shopper.look()).body.data.cart.available_payment_methods;
  const codesOf = async (shopper: Shopper) => (await methodsOf(shopper)).map(({ code }) => code);

  async function ordered(payment: string, day: string | null = null, coupon?: string) {
    const shopper = await cartOf(day);
    if (coupon !== undefined) await shopper.change('applyCouponToCart', { coupon_code: coupon });
    await shopper.checkOut(payment);
    const number: string = (await shopper.order()).body.data.placeOrder.order.order_number;
    return { number, cartId: shopper.cartId };
  }
  const emailsAbout = async (number: string) => {
    const rows = await database
      .selectFrom('outbox')
      .select(['reference', 'recipient', 'subject', 'text'])
      .where('reference', 'like', `order-${number}-%`)
      .orderBy('id')
      .execute();
    return new Map(rows.map((row) => [row.reference.replace(`order-${number}-`, ''), row]));
  };
  const statusOf = async (number: string) =>
    (await database.selectFrom('orders').select('status').where('number', '=', number).executeTakeFirstOrThrow())
      .status;
  const watch = () =>
    watchUnpaidOrders(database, orderEmails({ floristEmail: FLORIST, siteUrl: 'http://localhost:3000/' }), now);
  const florist = async (...words: string[]) => {
    const done = await runAdminCommand({ database, now }, words);
    return done.ok ? done.value : `refused: ${done.reason}`;
  };

  describe('bank transfer and cheque', () => {
    test('are offered in the currency of an account: cheques in pounds only, transfers in euros too', async () => {
      const shopper = await cartOf(null);
      const euros = shopper.as({ 'Content-Currency': 'EUR' });
      const offered = async (who: Shopper) =>
        (await codesOf(who)).filter((code) => code === 'banktransfer' || code === 'checkmo');
      expect(await offered(shopper)).toEqual(['banktransfer', 'checkmo']);
      const dollars = shopper.as({ 'Content-Currency': 'USD' });
      expect(await offered(euros)).toEqual(['banktransfer']);
      expect(await offered(dollars)).toEqual([]);
    });

    test('in euros tells IBAN and BIC in the email and on the page', async () => {
      const shopper = (await cartOf('2026-10-14')).as({ 'Content-Currency': 'EUR' });
      await shopper.checkOut('banktransfer');
      const number: string = (await shopper.order()).body.data.placeOrder.order.order_number;
      const account = ['Account name: Posy Flowers Ltd', 'IBAN: IE12 BOFI 9000 0112 3456 78', 'BIC: BOFIIE2D'];
      expect((await emailsAbout(number)).get('customer')?.text).toContain(
        [...account, `Reference: ${number}`].join('\n'),
      );
      const { cartPayment } = await shop.data(PAYMENT, { id: shopper.cartId });
      expect(cartPayment.instructions).toMatchObject({
        sort_code: null,
        iban: 'IE12 BOFI 9000 0112 3456 78',
        bic: 'BOFIIE2D',
        address: null,
        amount: { currency: 'EUR' },
      });
    });

    test('tell customer and florist where the money goes, how much, by when and with which reference', async () => {
      const { number, cartId } = await ordered('banktransfer', '2026-10-09');
      const lines = ['Account name: Posy Flowers Ltd', 'Sort code: 12-34-56', 'Account number: 12345678'];
      const mails = await emailsAbout(number);
      const text = mails.get('customer')?.text ?? '';
      expect(text).toContain([...lines, `Reference: ${number}`].join('\n'));
      expect(text).toMatch(/Please transfer £\d+\.\d\d\. It must be in our account by noon on Thursday 8 October 2026/);
      for (const told of [mails.get('florist')?.text, await florist('order', number)]) {
        expect(told).toMatch(
          new RegExp(`Not paid yet: £.* reference ${number}, due by noon on Thursday 8 October 2026`),
        );
      }
      const { cartPayment } = await shop.data(PAYMENT, { id: cartId });
      expect(cartPayment).toEqual({
        state: 'AWAITED',
        order_number: number,
        redirect_url: null,
        instructions: {
          payee: 'Posy Flowers Ltd',
          sort_code: '12-34-56',
          account_number: '12345678',
          iban: null,
          bic: null,
          address: null,
          pay_by: '2026-10-08T11:00:00.000Z',
          amount: { value: expect.any(Number), currency: 'GBP' },
        },
      });
    });

    test('tell their deadline before the order, the same that the email repeats', async () => {
      const shopper = await cartOf('2026-10-14');
      expect((await methodsOf(shopper)).map(({ title }) => title)).toContain('Bank transfer');
      await shopper.checkOut('banktransfer');
      expect((await methodsOf(shopper)).map(({ title }) => title)).toEqual([
        'Cash on delivery',
        'Bank transfer (to reach us by noon on Monday 12 October 2026)',
        'Cheque (to reach us by noon on Monday 12 October 2026)',
      ]);
      const { number } = await ordered('banktransfer', '2026-10-14');
      expect((await emailsAbout(number)).get('customer')?.text).toContain('by noon on Monday 12 October 2026');
    });

    test('are due while the shop is open, so on Saturday for a Monday', async () => {
      const shopper = await cartOf('2026-10-12');
      await shopper.checkOut('banktransfer');
      const titles = (await methodsOf(shopper)).map(({ title }) => title);
      for (const way of ['Bank transfer', 'Cheque'])
        expect(titles).toContain(`${way} (to reach us by noon on Saturday 10 October 2026)`);
    });

    test('a cheque is made out to the shop and sent to its address, within a week', async () => {
      const { number } = await ordered('checkmo');
      const text = (await emailsAbout(number)).get('customer')?.text ?? '';
      expect(text).toContain(
        `Payable to: Posy Flowers Ltd\nSend it to: The Old Glasshouse, Chichester\nWrite on the back: ${number}`,
      );
      expect(text).toContain('It must reach us by noon on Monday 12 October 2026');
    });

    test('are offered only while the money can arrive before the day of delivery', async () => {
      const [friday, nextWeek] = [await cartOf('2026-10-09'), await cartOf('2026-10-14')];
      expect([await codesOf(friday), await codesOf(nextWeek)]).toEqual([
        ['cashondelivery', 'banktransfer'],
        ['cashondelivery', 'banktransfer', 'checkmo'],
      ]);
      await friday.checkOut('banktransfer');
      now = Date.parse('2026-10-08T09:01:00Z');
      expect(await codesOf(friday)).toEqual(['cashondelivery']);
      expect(refusalOf(await friday.order()).message).toMatch(/Enter a valid payment method|day chosen/);
      now = Date.parse('2026-10-08T09:00:00Z');
      expect(await codesOf(friday)).toEqual(['cashondelivery', 'banktransfer']);
    });

    test('are due before the order leaves: by courier earlier, by the days on the way', async () => {
      const shopper = await cartOf('2026-10-14');
      await shopper.checkOut('banktransfer', 'courier', 'tracked');
      const [due] = (await codesOf(shopper)).includes('banktransfer') ? [await shopper.order()] : [];
      const number: string = due?.body.data.placeOrder.order.order_number ?? '';
      expect((await emailsAbout(number)).get('customer')?.text).toContain('by noon on Monday 12 October 2026');
    });

    test('are not offered by a shop that says nowhere to pay', async () => {
      for (const [payTo, codes] of [
        [{ ...PAY_TO, cheque: null }, ['cashondelivery', 'banktransfer']],
        [{ ...PAY_TO, transfer: null }, ['cashondelivery', 'checkmo']],
      ] as const) {
        const other = await openShop({ payTo });
        const shopper = await Shopper.enter(other);
        await shopper.add({ sku: 'VASE', quantity: 1 });
        expect(await codesOf(shopper)).toEqual(codes);
        await other.stop();
      }
    });
  });

  describe('a gift card by email', () => {
    const offeredFor = async (day: string): Promise<readonly string[]> => {
      const shopper = await Shopper.enter(shop);
      await addGiftCard(shop, shopper, { day });
      return (await methodsOf(shopper)).map(({ title }) => title);
    };
    const by = (day: string) => `Bank transfer (to reach us by noon on ${day})`;

    test('is sent when it is paid, so the money is due by noon of its day', async () => {
      expect(await offeredFor('2026-10-05')).toEqual([by('Monday 5 October 2026')]);
      expect(await offeredFor('2026-10-07')).toEqual([by('Wednesday 7 October 2026')]);
      // On a Sunday the shop is closed.
      expect(await offeredFor('2026-10-11')).toEqual([
        by('Saturday 10 October 2026'),
        'Cheque (to reach us by noon on Saturday 10 October 2026)',
      ]);
      expect((await offeredFor('2026-12-24'))[0]).toBe(by('Monday 12 October 2026'));
    });

    test('that is sent too soon for a transfer is not paid by one', async () => {
      now = MONDAY_MORNING + HOUR;
      expect(await offeredFor('2026-10-05')).toEqual([]);
    });

    test('is not paid in cash when flowers come, which may be after its day', async () => {
      const shopper = await cartOf('2026-10-14');
      expect(await codesOf(shopper)).toContain('cashondelivery');
      await addGiftCard(shop, shopper, { day: '2026-10-07' });
      expect(await codesOf(shopper)).toEqual(['banktransfer']);
    });
  });

  describe('an order that is not paid', () => {
    const stock = async () =>
      (await database.selectFrom('products').select('stock').where('sku', '=', 'VASE').executeTakeFirstOrThrow()).stock;
    const uses = async () =>
      (await database.selectFrom('coupons').select('uses').where('code', '=', 'TEN').executeTakeFirstOrThrow()).uses;

    test('is reminded of once, half-way, then cancelled: stock and coupon return, both are told', async () => {
      const usedBefore = await uses();
      const { number, cartId } = await ordered('banktransfer', null, 'TEN');
      expect([await stock(), await uses()]).toEqual([3, usedBefore + 1]);
      now += 3.5 * DAY + HOUR - 1;
      await watch();
      expect((await emailsAbout(number)).has('reminder')).toBe(false);
      now += 1;
      await Promise.all([watch(), watch()]);
      now += DAY;
      await watch();
      const reminder = (await emailsAbout(number)).get('reminder');
      expect(reminder).toMatchObject({ recipient: 'ann@example.org' });
      expect(reminder?.text).toContain(`Reference: ${number}`);
      expect(await statusOf(number)).toBe('Pending');

      now = MONDAY_MORNING + 7 * DAY + 2 * HOUR;
      await Promise.all([watch(), watch()]);
      await watch();
      expect([await statusOf(number), await stock(), await uses()]).toEqual(['Canceled', 5, usedBefore]);
      const mails = await emailsAbout(number);
      expect([...mails.keys()].sort()).toEqual(['cancelled', 'cancelled-florist', 'customer', 'florist', 'reminder']);
      expect(mails.get('cancelled')?.text).toMatch(/did not reach us by noon on Monday 12 October 2026/);
      expect(mails.get('cancelled-florist')).toMatchObject({ recipient: FLORIST });
      expect((await shop.data(PAYMENT, { id: cartId })).cartPayment).toBeNull();
      expect(await florist('order', number, 'paid')).toMatch(/cancelled already/);
    });

    test('is left alone once the florist has recorded the money', async () => {
      const { number, cartId } = await ordered('checkmo');
      expect(await florist('order', number, 'paid')).not.toMatch(/Not paid yet/);
      now += 30 * DAY;
      await watch();
      expect([await statusOf(number), [...(await emailsAbout(number)).keys()]]).toEqual([
        'Processing',
        ['customer', 'florist'],
      ]);
      expect((await shop.data(PAYMENT, { id: cartId })).cartPayment).toBeNull();
    });

    test('is never cancelled when it is paid at the door', async () => {
      const { number } = await ordered('cashondelivery');
      now += 60 * DAY;
      await watch();
      expect([await statusOf(number), (await emailsAbout(number)).size]).toEqual(['Pending', 2]);
    });
  });

  describe('cash on delivery', () => {
    const bill = (shopper: Shopper, address: object) =>
      shopper.change('setBillingAddressOnCart', { billing_address: { address: { ...ADDRESS, ...address } } });

    test('is for whoever pays at their own door, and checked again with the order', async () => {
      const shopper = await cartOf(null);
      await shopper.checkOut('cashondelivery');
      await bill(shopper, { firstname: ' ann ', street: ['1  High Street', 'flat 2'], postcode: 'po191aa' });
      expect(await codesOf(shopper)).toContain('cashondelivery');
      for (const other of [{ firstname: 'Bob' }, { street: ['2 High Street', 'Flat 2'] }, { postcode: 'PO19 1AB' }]) {
        await bill(shopper, other);
        expect(await codesOf(shopper)).not.toContain('cashondelivery');
        expect(refusalOf(await shopper.order()).message).toBe(
          'Unable to place order: Enter a valid payment method and try again.',
        );
      }
    });

    test('is for what our van brings, and refused for a courier’s, chosen or kept from before', async () => {
      const shopper = await cartOf(null);
      await shopper.checkOut('cashondelivery');
      await shopper.change('setShippingMethodsOnCart', {
        shipping_methods: [{ carrier_code: 'courier', method_code: 'tracked' }],
      });
      expect(await codesOf(shopper)).not.toContain('cashondelivery');
      expect(refusalOf(await shopper.order()).message).toMatch(/Enter a valid payment method/);
      const choice = await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'cashondelivery' } });
      expect(refusalOf(choice).message).toBe('The requested Payment Method is not available.');
    });

    test('is called "Pay on collection" at the counter, whatever the addresses are', async () => {
      const shopper = await cartOf(null);
      await shopper.checkOut('cashondelivery', 'collection', 'afternoon');
      await bill(shopper, { firstname: 'Bob', city: 'Bath' });
      expect(await methodsOf(shopper)).toContainEqual({ code: 'cashondelivery', title: 'Pay on collection' });
      const number = (await shopper.order()).body.data.placeOrder.order.order_number;
      expect(await florist('order', number)).toMatch(/Pay on collection/);
    });
  });
});
