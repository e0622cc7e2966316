import type { InMemoryStoreData } from '../../../../../src/adapters/memory/in-memory-store-data';
import {
  makeChangeCurrency,
  makeChangeStore,
  makeLoadStoreChoices,
} from '../../../../../src/application/store/store-choice';
import { StoreSelectorViewModel } from '../../../../../src/ui/view-models/site/store-selector-view-model';
import { aShop } from '../../../../builders/a-shop';

const HOME = { code: 'default', locale: 'en-GB', currencies: ['GBP', 'EUR'], defaultCurrency: 'GBP', pathPrefix: '' };
const STORES = [HOME, { code: 'ie', locale: 'en-IE', currencies: ['EUR'], defaultCurrency: 'EUR', pathPrefix: '/ie' }];

function aSelector(changes: Partial<InMemoryStoreData> = {}) {
  const data = aShop(changes);
  const done: string[] = [];
  const { preferences, store: directory } = data;
  const changeCurrency = makeChangeCurrency({ preferences, store: HOME });
  const vm = new StoreSelectorViewModel({
    useCases: {
      loadChoices: makeLoadStoreChoices(data),
      changeCurrency: async (chosen) => changeCurrency(chosen),
      changeStore: makeChangeStore({ preferences, stores: STORES, directory }),
    },
    reload: () => void done.push('reload'),
    go: (path) => void done.push(path),
    currency: 'GBP',
    store: async () => 'default',
  });
  return { ...data, vm, done };
}

test('S7-69 loads the lists when an overlay is first opened, and not again', async () => {
  const { vm, wire } = aSelector();
  expect(wire.calls).toEqual([]);
  await Promise.all([vm.open(), vm.open()]);
  await vm.open();
  expect(wire.calls).toEqual(['store.stores', 'store.currencies']);
  expect(vm.choices).toMatchObject({ hasStoresToSelect: true, hasCurrencyToSelect: true });
  expect(vm.store).toBe('default');
});

test('S7-70 lists that fail to load are empty; opening again retries', async () => {
  const { vm, wire } = aSelector();
  wire.failNext('store.currencies');
  await vm.open();
  expect(vm.choices).toMatchObject({ hasStoresToSelect: false, hasCurrencyToSelect: false });
  expect(vm.loading.error).toMatchObject({ kind: 'unreachable' });
  await vm.open();
  expect([vm.choices.hasCurrencyToSelect, vm.loading.error]).toEqual([true, null]);
});

test('S4-59 choosing a currency stores it and reloads the page; the current one changes nothing', async () => {
  const { vm, visitor, done } = aSelector();
  await vm.chooseCurrency('GBP');
  expect(done).toEqual([]);
  await vm.chooseCurrency('EUR');
  expect([visitor.remembered().currency, done]).toEqual(['EUR', ['reload']]);
  await vm.chooseCurrency('XAU');
  expect(vm.choosing.error).toEqual({ kind: 'currency-not-taken', code: 'XAU' });
});

test('S4-60 choosing a store stores it with currency and locale, and navigates to it', async () => {
  const { vm, visitor, done } = aSelector();
  await vm.chooseStore('ie');
  expect(done).toEqual(['/ie']);
  expect(visitor.remembered()).toEqual({ store: 'ie', locale: 'ie', currency: 'EUR' });
});

test('S4-60 every store that is offered can be chosen, also one that is not set up here', async () => {
  const stores = [...aShop().shop.data.stores, { id: '9', code: 'french', name: 'Posy France', locale: 'fr_FR' }];
  const { vm, visitor, done } = aSelector({ stores });
  await vm.open();
  await vm.chooseStore('french');
  expect([vm.choosing.error, done, visitor.remembered().store]).toEqual([null, ['/'], 'french']);
  await vm.chooseStore('of-an-address');
  expect(vm.choosing.error).toEqual({ kind: 'store-not-known', code: 'of-an-address' });
});
