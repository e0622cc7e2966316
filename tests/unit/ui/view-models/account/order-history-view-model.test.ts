import type { Failure } from '../../../../../src/application/ports/failures';
import type { Order, OrderPage } from '../../../../../src/domain/orders/order';
import { ok, refuse } from '../../../../../src/domain/shared/result';
import { OrderHistoryViewModel } from '../../../../../src/ui/view-models/account/order-history-view-model';
import { wordStatus } from '../../../../../src/ui/texts/en/account/account';
import { anAccountTab } from '../../an-account-tab';
import { manualResponses } from '../../manual-responses';

/** A customer with that many orders. */
async function aHistory(orders: number) {
  const tab = anAccountTab({ isSignedIn: true });
  for (let order = 0; order < orders; order += 1) {
    const own = tab.shop.openCustomerCart(() => tab.visitor.token());
    if (own.ok) tab.shop.sell(own.value);
  }
  const asked: (readonly [number, number])[] = [];
  const { orderHistory: history } = tab;
  const spied = {
    page: (page: number, size: number) => (asked.push([page, size]), history.page(page, size)),
    find: (number: string) => history.find(number),
  };
  return { ...tab, asked, vm: new OrderHistoryViewModel({ history: spied }) };
}

test('S7-34 a page of orders, the newest first', async () => {
  const { vm } = await aHistory(12);
  await vm.load(1, 10);
  expect(vm.page).toMatchObject({ total: 12, page: 1, totalPages: 2 });
  expect(vm.page?.orders[0]?.number).toBe('000000012');
  expect(vm.isEmpty).toBe(false);
});

test.each([
  [0, 0],
  [-1, 10],
  [Number.NaN, Number.NaN],
])('S7-34 page %d of %d counts as the first of ten', async (page, size) => {
  const { vm, asked } = await aHistory(0);
  await vm.load(page, size);
  expect(asked).toEqual([[1, 10]]);
  expect(vm.isEmpty).toBe(true);
});

test('after two quick page changes the last is shown, in whatever order responses arrive', async () => {
  const { orderHistory: history } = await aHistory(12);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow = {
    page: async (page: number, size: number) => {
      const found = await history.page(page, size);
      if (page === 2) await held;
      return found;
    },
    find: (number: string) => history.find(number),
  };
  const vm = new OrderHistoryViewModel({ history: slow });
  const older = vm.load(2, 10);
  await vm.load(1, 10);
  release();
  await older;
  expect(vm.page?.page).toBe(1);
});

describe('S4-64 a late failure of an earlier request does not replace a newer result', () => {
  const GONE = refuse<Failure>({ kind: 'unreachable', status: 503 });
  const NO_ORDERS = { orders: [], total: 0, page: 1, itemsPerPage: 10, totalPages: 0 };

  test('S4-64 of the list', async () => {
    const page = manualResponses<[number, number], OrderPage, Failure>();
    const vm = new OrderHistoryViewModel({ history: { page: page.ask, find: () => fail('asked') } });
    const asked = [vm.load(2, 10), vm.load(1, 10)];
    await page.answer(1, ok(NO_ORDERS));
    await page.answer(0, GONE);
    await Promise.all(asked);
    expect([vm.page, vm.loading.error, vm.loading.isLoading]).toEqual([NO_ORDERS, null, false]);
  });

  test('S4-64 of one order', async () => {
    const { vm, orderHistory: history } = await aHistory(1);
    const found = await history.find('000000001');
    const find = manualResponses<[string], Order, Failure>();
    const opened = new OrderHistoryViewModel({ history: { page: () => fail('asked'), find: find.ask } });
    const asked = [opened.open('000000009'), opened.open('000000001')];
    await find.answer(1, found);
    await find.answer(0, GONE);
    await Promise.all(asked);
    expect([opened.order?.number, opened.opening.error]).toEqual(['000000001', null]);
    expect(vm.order).toBeNull();
  });
});

test('one order is opened by its number; another customer’s is not found', async () => {
  const { vm } = await aHistory(1);
  await vm.open('000000001');
  expect(vm.order?.number).toBe('000000001');
  await vm.open('000000009');
  expect([vm.order, vm.opening.error?.kind]).toEqual([null, 'not-found']);
});

test("S4-68 shows a known status in the shop's words, and another as the backend sends it", () => {
  expect(wordStatus({ kind: 'complete' })).toBe('Complete');
  expect(wordStatus({ kind: 'other', title: 'Awaiting the van' })).toBe('Awaiting the van');
});
