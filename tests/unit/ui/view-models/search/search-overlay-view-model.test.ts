import type { Failure } from '../../../../../src/application/ports/failures';
import { makeSuggestProducts, type Suggestions } from '../../../../../src/application/search/suggest-products';
import { ok, refuse } from '../../../../../src/domain/shared/result';
import {
  SEARCH_DEBOUNCE_MS,
  SearchOverlayViewModel,
} from '../../../../../src/ui/view-models/search/search-overlay-view-model';
import { aSummary } from '../../../../builders/a-product';
import { aShop } from '../../../../builders/a-shop';
import { aSchedule } from '../../a-schedule';
import { manualResponses } from '../../manual-responses';

function aSearch() {
  const data = aShop();
  const timers = aSchedule();
  const findPages = () => Promise.resolve(ok([]));
  const suggestProducts = makeSuggestProducts({ ...data, findPages, namedPages: findPages });
  const vm = new SearchOverlayViewModel({ suggestProducts, schedule: timers.schedule });
  const skus = () => vm.products.map(({ sku }) => sku);
  return { ...data, timers, vm, skus };
}

/** The same with responses that the test controls. */
function aSlowSearch() {
  const timers = aSchedule();
  const hand = manualResponses<[string], Suggestions, Failure>();
  const vm = new SearchOverlayViewModel({ suggestProducts: hand.ask, schedule: timers.schedule });
  const found = (term: string) => ok({ term, corrected: null, products: [aSummary({ sku: term })], pages: [] });
  return { timers, hand, vm, found };
}

test('S1-5 searches after a pause, for the last entered term', async () => {
  const { vm, timers, wire, skus } = aSearch();
  vm.type('tul');
  await timers.pass(SEARCH_DEBOUNCE_MS - 1);
  vm.type('tulips');
  await timers.pass(SEARCH_DEBOUNCE_MS - 1);
  expect(wire.calls).toEqual([]);
  await timers.pass(1);
  expect(wire.calls).toEqual(['catalogue.suggestions']);
  expect([vm.term, skus(), vm.isNothingFound]).toEqual(['tulips', ['TULIPS'], false]);
});

test('S1-5 Enter searches at once, and the pause does not search again', async () => {
  const { vm, timers, wire, skus } = aSearch();
  vm.type('tulips');
  await vm.search();
  expect(skus()).toEqual(['TULIPS']);
  await timers.pass(SEARCH_DEBOUNCE_MS);
  expect(wire.calls).toHaveLength(1);
});

test('fewer than three characters send nothing, and clear the results', async () => {
  const { vm, timers, wire } = aSearch();
  vm.type('tulips');
  await vm.search();
  vm.type('tu');
  await vm.search();
  await timers.pass(SEARCH_DEBOUNCE_MS);
  expect(wire.calls).toHaveLength(1);
  expect([vm.products, vm.term, timers.waiting()]).toEqual([[], null, 0]);
});

test('blanks are no other term', async () => {
  const { vm, timers, wire } = aSearch();
  vm.type('tulips');
  await vm.search();
  vm.type(' tulips  ');
  await timers.pass(SEARCH_DEBOUNCE_MS);
  expect(wire.calls).toHaveLength(1);
});

test('nothing found is known from nothing searched', async () => {
  const { vm } = aSearch();
  expect(vm.isNothingFound).toBe(false);
  vm.type('zebra');
  await vm.search();
  expect([vm.isNothingFound, vm.searching.error]).toEqual([true, null]);
});

test('S4-63, S4-64 an unreachable backend sets the error slot and keeps the results, and the same term is retried', async () => {
  const { vm, wire, skus } = aSearch();
  vm.type('tulips');
  await vm.search();
  vm.type('fern');
  wire.failNext('catalogue.suggestions');
  await vm.search();
  expect([skus(), vm.searching.error?.kind]).toEqual([['TULIPS'], 'unreachable']);
  await vm.search();
  expect([skus(), vm.searching.error]).toEqual([['FERN'], null]);
});

test('the result of an earlier term is not shown, in whatever order responses arrive', async () => {
  const { vm, hand, found } = aSlowSearch();
  vm.type('rose');
  void vm.search();
  vm.type('roses');
  void vm.search();
  await hand.answer(1, found('roses'));
  await hand.answer(0, found('rose'));
  expect([vm.term, vm.searching.isLoading]).toEqual(['roses', false]);
  expect(hand.asked).toEqual([['rose'], ['roses']]);
});

test('an earlier term that failed late is requested again when it is entered again', async () => {
  const { vm, hand, found } = aSlowSearch();
  vm.type('rose');
  void vm.search();
  vm.type('roses');
  void vm.search();
  await hand.answer(0, refuse({ kind: 'unreachable', status: null }));
  expect(vm.searching.error).toBeNull();
  await hand.answer(1, found('roses'));
  vm.type('rose');
  void vm.search();
  await hand.answer(2, found('rose'));
  expect(vm.term).toBe('rose');
});

test('S4-7 closing clears the field and ignores pending responses; hiding keeps them', async () => {
  const { vm, hand, found, timers } = aSlowSearch();
  vm.open();
  vm.type('rose');
  expect(vm.isOpen).toBe(true);
  void vm.search();
  vm.hide();
  await hand.answer(0, found('rose'));
  expect([vm.isOpen, vm.typed, vm.term]).toEqual([false, 'rose', 'rose']);
  vm.type('roses');
  void vm.search();
  vm.close();
  await hand.answer(1, found('roses'));
  expect([vm.isOpen, vm.typed, vm.term, vm.searching.isLoading]).toEqual([false, '', null, false]);
  vm.type('tulip');
  vm.dispose();
  await timers.pass(SEARCH_DEBOUNCE_MS);
  expect(hand.asked).toHaveLength(2);
});
