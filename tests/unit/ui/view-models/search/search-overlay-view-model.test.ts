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
  const suggestProducts = makeSuggestProducts({
    suggestions: (term, count) => data.catalogue.suggestions(term, count),
  });
  const vm = new SearchOverlayViewModel({ suggestProducts, schedule: timers.schedule });
  const skus = () => vm.products.map(({ sku }) => sku);
  return { ...data, timers, vm, skus };
}

/** The same with answers that come when the test says so. */
function aSlowSearch() {
  const timers = aSchedule();
  const hand = manualResponses<[string], Suggestions, Failure>();
  const vm = new SearchOverlayViewModel({ suggestProducts: hand.ask, schedule: timers.schedule });
  const found = (term: string) => ok({ term, products: [aSummary({ sku: term })] });
  return { timers, hand, vm, found };
}

test('S1-5 the shop is asked once the shopper has paused, and for the last of what was typed', async () => {
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

test('S1-5 enter does not wait, and nothing is asked again when the pause ends', async () => {
  const { vm, timers, wire, skus } = aSearch();
  vm.type('tulips');
  await vm.search();
  expect(skus()).toEqual(['TULIPS']);
  await timers.pass(SEARCH_DEBOUNCE_MS);
  expect(wire.calls).toHaveLength(1);
});

test('fewer than three characters ask nobody, and take away what was found', async () => {
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

test('S4-63, S4-64 silence goes to the slot, leaves what is shown, and the same term is asked again', async () => {
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

test('an answer to an earlier term is not shown, in whatever order the answers come', async () => {
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

test('an earlier term that fails late is asked for again when it is typed again', async () => {
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

test('S4-7 closing empties the field and drops what is under way; hiding keeps it', async () => {
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
