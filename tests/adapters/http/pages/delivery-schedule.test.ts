import { serverApp } from '../../../../src/composition/server/create-server-app';
import { loadPath } from '../../../../src/adapters/http/pages/path';
import { loadCheckoutStep } from '../../../../src/adapters/http/pages/checkout';
import { personalPage, publicPage } from '../../../../src/composition/server/pages';
import { cacheDeliverySchedules } from '../../../../src/adapters/http/cache/delivery-schedules';
import { handleAction } from '../../../../src/adapters/http/handle-action';
import { MemoryDeliverySchedules } from '../../../../src/adapters/memory/store/memory-store-directory';
import { DEFAULT_SCHEDULE } from '../../../../src/domain/delivery/delivery-schedule';
import { aShop } from '../../../builders/a-shop';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';
import { runningFrontServer } from '../../../composition/opened-features';

/** The shop's time is Wednesday 4 March 2026; Thursday and Friday are closed. */
const AWAY = { from: '2026-03-05', to: '2026-03-06', reason: 'At the flower show' };
const deliverySchedule = { ...DEFAULT_SCHEDULE, closures: [AWAY] };

test("a page offers days by the florist's schedule, and names the nearest delivery zone only", async () => {
  aServerApp({ deliverySchedule });
  const { props } = await askedPage(publicPage(loadPath), '/roses.html');
  const [nearest] = DEFAULT_SCHEDULE.zones;
  expect(props).toMatchObject({
    product: { deliveryRules: { deliverySchedule: { closures: [AWAY], zones: [{ ...nearest, postcodes: [] }] } } },
  });
});

test('S1-13 a page of a store abroad offers the days of its country, for what is sent there', async () => {
  const [nearest] = DEFAULT_SCHEDULE.zones;
  if (nearest === undefined) throw new Error('The standard schedule has zones.');
  const ireland = { ...nearest, code: 'ie', country: 'IE', title: 'Ireland', postcodes: ['*'], transitDays: 3 };
  aServerApp(
    { deliverySchedule: { ...DEFAULT_SCHEDULE, courierZones: [ireland] } },
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
  expect(await policyOf('default GBP')).toEqual({ deliverySchedule, isKnown: true });
  expect(asked()).toBe(1);
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
  aServerApp({ deliverySchedule: { ...DEFAULT_SCHEDULE, closedWeekdays: [], restsOnBankHolidays: false } });
  expect(await said()).toBe('We deliver every day.');
  const { wire } = aServerApp({ deliverySchedule });
  wire.failNext('deliverySchedules.deliverySchedule');
  expect(await said()).toBe('We do not deliver on every day: each product offers the days on which we do.');
});
