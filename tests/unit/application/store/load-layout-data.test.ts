import { makeLoadLayoutData } from '../../../../src/application/store/load-layout-data';
import { aShop } from '../../../builders/a-shop';

test('S1-16 returns store, categories, top banner and footer', async () => {
  const data = aShop();
  const { store, categories, banner, footer } = data.shop.data;
  expect(await makeLoadLayoutData(data)()).toEqual({ config: store, tree: categories, banner, footer, failed: [] });
  expect(data.log.entries).toEqual([]);
});

test('requests all parts in parallel', () => {
  const data = aShop();
  void makeLoadLayoutData(data)();
  expect([...data.wire.calls].sort()).toEqual([
    'catalogue.tree',
    'content.footer',
    'content.topBanner',
    'store.config',
  ]);
});

test.each([
  ['store.config', 'config'],
  ['catalogue.tree', 'tree'],
  ['content.topBanner', 'banner'],
  ['content.footer', 'footer'],
] as const)('S8-34 S8-35 S8-36 returns null for one part and logs a warning when %s fails', async (call, part) => {
  const data = aShop();
  const whole = await makeLoadLayoutData(data)();
  data.wire.failNext(call);
  expect(await makeLoadLayoutData(data)()).toEqual({ ...whole, [part]: null, failed: [part] });
  expect(data.log.warnings).toHaveLength(1);
});

test('returns null for all parts when the backend is unreachable', async () => {
  const data = aShop();
  data.wire.disconnect();
  expect(await makeLoadLayoutData(data)()).toEqual({
    config: null,
    tree: null,
    banner: null,
    footer: null,
    failed: ['config', 'tree', 'banner', 'footer'],
  });
  expect([data.log.entries, data.log.warnings.length]).toEqual([[], 4]);
});

test('S2-65 returns null for a missing banner or footer without logging', async () => {
  const data = aShop({ banner: null, footer: null });
  expect(await makeLoadLayoutData(data)()).toMatchObject({ banner: null, footer: null, failed: [] });
  expect(data.log.entries).toEqual([]);
});
