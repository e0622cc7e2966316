import { makeLoadLayoutData } from '../../../../src/application/store/load-layout-data';
import { aShop } from '../../../builders/a-shop';

test('the frame has the store, the categories and the top banner', async () => {
  const world = aShop();
  const { store, categories, banner } = world.shop.world;
  expect(await makeLoadLayoutData(world)()).toEqual({ config: store, tree: categories, banner });
  expect(world.log.entries).toEqual([]);
});

test('all parts are asked for before any has answered', () => {
  const world = aShop();
  void makeLoadLayoutData(world)();
  expect([...world.wire.calls].sort()).toEqual(['catalogue.tree', 'content.topBanner', 'store.config']);
});

test.each([
  ['store.config', 'config'],
  ['catalogue.tree', 'tree'],
  ['content.topBanner', 'banner'],
] as const)('S8-34 S8-35 S8-36 when %s fails, only that part is missing, and the log knows', async (call, part) => {
  const world = aShop();
  const whole = await makeLoadLayoutData(world)();
  world.wire.failNext(call);
  expect(await makeLoadLayoutData(world)()).toEqual({ ...whole, [part]: null });
  expect(world.log.entries).toHaveLength(1);
});

test('with nobody at the other end there is a frame all the same', async () => {
  const world = aShop();
  world.wire.cut();
  expect(await makeLoadLayoutData(world)()).toEqual({ config: null, tree: null, banner: null });
  expect(world.log.entries).toHaveLength(3);
});

test('S2-65 a banner that nobody wrote is missing, and no fault', async () => {
  const world = aShop({ banner: null });
  expect(await makeLoadLayoutData(world)()).toMatchObject({ banner: null });
  expect(world.log.entries).toEqual([]);
});
