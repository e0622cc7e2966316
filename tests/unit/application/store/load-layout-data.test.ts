import { makeLoadLayoutData } from '../../../../src/application/store/load-layout-data';
import { aShop } from '../../../builders/a-shop';

test('the frame has the store, the categories and the top banner', async () => {
  const data = aShop();
  const { store, categories, banner } = data.shop.data;
  expect(await makeLoadLayoutData(data)()).toEqual({ config: store, tree: categories, banner });
  expect(data.log.entries).toEqual([]);
});

test('all parts are asked for before any has answered', () => {
  const data = aShop();
  void makeLoadLayoutData(data)();
  expect([...data.wire.calls].sort()).toEqual(['catalogue.tree', 'content.topBanner', 'store.config']);
});

test.each([
  ['store.config', 'config'],
  ['catalogue.tree', 'tree'],
  ['content.topBanner', 'banner'],
] as const)('S8-34 S8-35 S8-36 when %s fails, only that part is missing, and the log knows', async (call, part) => {
  const data = aShop();
  const whole = await makeLoadLayoutData(data)();
  data.wire.failNext(call);
  expect(await makeLoadLayoutData(data)()).toEqual({ ...whole, [part]: null });
  expect(data.log.entries).toHaveLength(1);
});

test('with nobody at the other end there is a frame all the same', async () => {
  const data = aShop();
  data.wire.cut();
  expect(await makeLoadLayoutData(data)()).toEqual({ config: null, tree: null, banner: null });
  expect(data.log.entries).toHaveLength(3);
});

test('S2-65 a banner that nobody wrote is missing, and no fault', async () => {
  const data = aShop({ banner: null });
  expect(await makeLoadLayoutData(data)()).toMatchObject({ banner: null });
  expect(data.log.entries).toEqual([]);
});
