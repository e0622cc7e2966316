import { serverApp } from '../../../../src/composition/server/create-server-app';
import { loadPath } from '../../../../src/adapters/http/pages/path';
import { loadCheckoutStep } from '../../../../src/adapters/http/pages/checkout';
import { personalPage, publicPage } from '../../../../src/composition/server/pages';
import { cacheDeliverySchedules } from '../../../../src/adapters/http/cache/delivery-schedules';
import { handleAction } from '../../../../src/adapters/http/handle-action';
import { MemoryDeliverySchedules } from '../../../../src/adapters/memory/store/memory-store-directory';
import { aDeliverySchedule } from '../../../builders/a-delivery-schedule';
import { aShop } from '../../../builders/a-shop';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';
import { runningFrontServer } from '../../../composition/opened-features';

/** The shop's time is Wednesday 4 March 2026; Thursday and Friday are closed. */
const AWAY = { from: '2026-03-05', to: '2026-03-06', reason: 'At the flower show' };
const deliverySchedule = { ...aDeliverySchedule(), closures: [AWAY] };

test("a page offers days by the florist's schedule, and names the nearest delivery zone only", async () => {
  aServerApp({ deliverySchedule });
  const { props } = await askedPage(publicPage(loadPath), '/roses.html');
  const [nearest] = aDeliverySchedule().zones;
  expect(props).toMatchObject({
    product: { deliveryRules: { deliverySchedule: { closures: [AWAY], zones: [{ ...nearest, postcodes: [] }] } } },
  });
});

test('S1-13 a page of a store abroad offers the days of its country, for what is sent there', async () => {
  const [nearest] = aDeliverySchedule().zones;
  if (nearest === undefined) throw new Error('The standard schedule has zones.');
  const ireland = { ...nearest, code: 'ie', country: 'IE', title: 'Ireland', postcodes: ['*'], transitDays: 3 };
  aServerApp(
    { deliverySchedule: { ...aDeliverySchedule(), courierZones: [ireland] } },
    { STORES: 'default en-GB GBP; ie en-IE EUR,GBP /ie' },
  );
  for (const [path, zone] of [
    ['/ie/roses.html', { title: 'Ireland' }],
    ['/roses.html', null],
  ] as const) {
    const { props } = await askedPage(publicPage(loadPath), path);
    expect(props).toMatchObject({ product: { deliveryRules: { zone } } });
  }
});

test('a form without scripts is checked by the same schedule', async () => {
  const server = await runningFrontServer((request, response) => {
    void handleAction(serverApp(), 'add-to-cart', request, response);
  });
  const data = aServerApp({ deliverySchedule }, server.env);
  const fields = { sku: 'ROSES', 'option.day': '2026-03-05', 'option.vase': 'no', back: '/roses.html' };
  const answer = await server.post('/api/actions/add-to-cart', new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
  const query = new URL(answer.headers.get('location') ?? '', 'http://posy.test').searchParams;
  expect(query.getAll('refused')).toContain('closure~day~2026-03-07');
  expect(data.shop.carts.size).toBe(0);
  await server.close();
});

test('the schedule is loaded once for many pages, and kept while the backend is unreachable', async () => {
  const { shop, wire, log } = aShop({ deliverySchedule });
  const policyOf = cacheDeliverySchedules(
    () => new MemoryDeliverySchedules(shop),
    log,
    () => 0,
  );
  const asked = () => wire.calls.filter((call) => call === 'deliverySchedules.deliverySchedule').length;
  await Promise.all([policyOf('default GBP'), policyOf('default GBP')]);
  wire.disconnect();
  expect(await policyOf('default GBP')).toEqual(deliverySchedule);
  expect(asked()).toBe(1);
});

test('a schedule that was never read is not read, that of a backend without one is none, and a fault is logged', async () => {
  const { shop, wire, log } = aShop({ deliverySchedule: null });
  const schedulesOf = () => new MemoryDeliverySchedules(shop);
  const daysOf = cacheDeliverySchedules(schedulesOf, log, () => 0);
  wire.failNext('deliverySchedules.deliverySchedule');
  expect(await daysOf('default GBP')).toBe('not-read');
  expect(log.warnings).toHaveLength(1);
  expect(await cacheDeliverySchedules(schedulesOf, log, () => 0)('default GBP')).toBe('none');
});

test('S2-8 the checkout says the days without deliveries of this schedule', async () => {
  const said = async () => {
    const { props } = await askedPage(personalPage(loadCheckoutStep), '/checkout/x?step=user-account');
    return (props as { restrictions?: string }).restrictions;
  };
  aServerApp({ deliverySchedule: { ...deliverySchedule, closedWeekdays: [1], restsOnBankHolidays: false } });
  expect(await said()).toBe(
    'We do not deliver on Mondays. We are closed from Thursday 5 March 2026 to Friday 6 March 2026 (At the flower show).',
  );
  aServerApp({ deliverySchedule: { ...aDeliverySchedule(), closedWeekdays: [], restsOnBankHolidays: false } });
  expect(await said()).toBe('We deliver every day.');
  aServerApp({ deliverySchedule: null });
  expect(await said()).toBe('Once we have the address, we show how your order can get there and what that costs.');
  const { wire } = aServerApp({ deliverySchedule });
  wire.failNext('deliverySchedules.deliverySchedule');
  expect(await said()).toBe('We cannot show our closed days just now. Please call us to be sure of your day.');
});
