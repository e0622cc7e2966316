import { makeLoadMenu } from '../../../../src/application/navigation/load-menu';
import { aShop } from '../../../builders/a-shop';
import { aCategory } from '../../../builders/some-store-data';

function open() {
  const hidden = aCategory({ urlPath: 'guides', inMenu: false });
  const shop = aShop({ categories: [aCategory({ urlPath: 'flowers' }), hidden] });
  return { ...shop, loadMenu: makeLoadMenu({ menu: () => shop.catalogue.menu() }) };
}

test('S7-55 returns the categories marked for the menu and requests them once', async () => {
  const { loadMenu, wire } = open();
  const [first, again] = [await loadMenu(), await loadMenu()];
  expect(first).toMatchObject({ ok: true, value: [{ urlPath: 'flowers' }] });
  expect(again).toEqual(first);
  expect(wire.calls).toEqual(['catalogue.menu']);
});

test('requests the categories again after a failure', async () => {
  const { loadMenu, wire } = open();
  wire.failNext('catalogue.menu');
  expect(await loadMenu()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(await loadMenu()).toMatchObject({ ok: true });
});
