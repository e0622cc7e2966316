import { makeLoadMenu } from '../../../../src/application/navigation/load-menu';
import { aShop } from '../../../builders/a-shop';
import { aCategory } from '../../../builders/some-store-data';

function open() {
  const hidden = aCategory({ urlPath: 'guides', inMenu: false });
  const shop = aShop({ categories: [aCategory({ urlPath: 'flowers' }), hidden] });
  return { ...shop, loadMenu: makeLoadMenu({ menu: () => shop.catalogue.menu() }) };
}

test('S7-55 returns the categories marked for the menu', async () => {
  const answer = await open().loadMenu();
  expect(answer.ok && answer.value.map(({ urlPath }) => urlPath)).toEqual(['flowers']);
});

test('returns the failure when the categories cannot be loaded', async () => {
  const { loadMenu, wire } = open();
  wire.failNext('catalogue.menu');
  expect(await loadMenu()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
});
