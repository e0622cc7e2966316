import { makeLoadCategory } from '../../../../../src/application/listing/load-category';
import { makeSearchProducts } from '../../../../../src/application/search/search-products';
import type { Failure } from '../../../../../src/application/ports/failures';
import { isHadNow } from '../../../../../src/domain/catalogue/availability';
import { PER_PAGE_OPTIONS, SORT_OPTIONS } from '../../../../../src/domain/listing/parse-listing-query';
import type { UrlQuery } from '../../../../../src/domain/navigation/reserved-params';
import { ok, refuse } from '../../../../../src/domain/shared/result';
import { ListingViewModel, type OpenedListing } from '../../../../../src/ui/view-models/listing/listing-view-model';
import { ProgressViewModel } from '../../../../../src/ui/view-models/site/progress-view-model';
import { readUrlQuery } from '../../../../../src/ui/view-models/listing/url-query';
import { aShop } from '../../../../builders/a-shop';
import { aSchedule } from '../../a-schedule';
import { manualResponses } from '../../manual-responses';

/** The flowers as the server has drawn them for an address. */
async function aListing(search = '') {
  const data = aShop();
  const openCategory = makeLoadCategory(data);
  const open = (address: UrlQuery) => openCategory('c-flowers', address);
  const written: string[] = [];
  const timers = aSchedule();
  const progress = new ProgressViewModel(timers.schedule);
  let scrolled = 0;
  let bar = search;
  const drawn = await open(readUrlQuery(search));
  if (!drawn.ok) throw new Error('The flowers could not be opened');
  const deps = {
    open,
    readAddress: () => readUrlQuery(bar),
    writeAddress: (query: string) => {
      bar = query;
      written.push(query);
    },
    scrollToTop: () => void (scrolled += 1),
    progress,
  };
  const vm = new ListingViewModel(deps, drawn.value);
  data.wire.calls.length = 0;
  /** The browser's history leads to another query. */
  const step = (query: string) => {
    bar = query;
    return vm.follow();
  };
  const skus = () => vm.listing.items.map(({ sku }) => sku);
  const badges = () => vm.badges.map(({ code, value }) => `${code}=${value}`);
  return {
    ...data,
    deps,
    timers,
    progress,
    drawn: drawn.value,
    vm,
    written,
    step,
    skus,
    badges,
    timesScrolled: () => scrolled,
  };
}

describe('filters', () => {
  test('are applied together, and then change the URL and the products', async () => {
    const { vm, written, wire, skus, badges, timesScrolled } = await aListing();
    vm.stage({ colour: 'red' });
    expect([vm.picked, badges()]).toEqual([{ colour: ['red'] }, []]);
    expect([written, wire.calls]).toEqual([[], []]);
    await vm.apply();
    expect(written).toEqual(['colour=red']);
    expect(skus()).toEqual(['TULIPS', 'FERN']);
    expect([badges(), vm.picked, timesScrolled()]).toEqual([['colour=red'], { colour: ['red'] }, 1]);
    expect(wire.calls).toEqual(['catalogue.filters', 'catalogue.category']);
  });

  test("S2-115 start with the URL's", async () => {
    const { vm, skus, badges } = await aListing('colour=white&sort=price_ASC');
    expect([skus(), badges(), vm.picked]).toEqual([['FERN', 'PEONIES'], ['colour=white'], { colour: ['white'] }]);
  });

  test('a second value of a filter widens the result', async () => {
    const { vm, written, skus } = await aListing('colour=white');
    vm.stage({ colour: ['white', 'red'] });
    await vm.apply();
    expect(written).toEqual(['colour=white&colour=red']);
    expect(skus()).toEqual(['TULIPS', 'PEONIES', 'FERN']);
  });

  test('S5-30 two prices become one range in the URL, whatever was sent there before', async () => {
    const { vm, written, skus, badges } = await aListing('priceFrom=500&sort=name_ASC');
    expect([skus(), badges()]).toEqual([[], ['price=500_*']]);
    vm.stage({ priceFrom: '10', priceTo: '20' });
    await vm.apply();
    expect(written).toEqual(['sort=name_ASC&price=10_20']);
    expect([skus(), badges()]).toEqual([['TULIPS', 'LILAC'], ['price=10_20']]);
  });

  test('applied on a later page they begin with the first one, and order and size stay', async () => {
    const { vm, written } = await aListing('sort=price_ASC&itemsPerPage=10&page=2');
    vm.stage({ colour: 'red' });
    await vm.apply();
    expect(written).toEqual(['sort=price_ASC&itemsPerPage=10&page=0&colour=red']);
    expect(vm.query).toMatchObject({ page: 1, sort: 'price_ASC', itemsPerPage: 10 });
  });

  test('S2-116 cleared they leave order, size and what advertisers added', async () => {
    const { vm, written, badges, skus } = await aListing(
      'colour=red&occasion=birthday&sort=name_DESC&gclid=x&itemsPerPage=10',
    );
    await vm.clear();
    expect(written).toEqual(['sort=name_DESC&gclid=x&itemsPerPage=10']);
    expect([badges(), vm.picked, skus().length]).toEqual([[], {}, 6]);
  });

  test('removing a badge applies at once; other selections remain unapplied', async () => {
    const { vm, written, badges } = await aListing('colour=red&colour=white');
    vm.stage({ colour: ['red', 'white'], occasion: 'birthday' });
    await vm.removeBadge('colour', 'red');
    expect(written).toEqual(['colour=white']);
    expect([badges(), vm.picked]).toEqual([['colour=white'], { colour: ['white'], occasion: ['birthday'] }]);
  });

  test('discarding returns to the active filters, and has the form drawn again', async () => {
    const { vm, wire } = await aListing('colour=red');
    vm.stage({ colour: 'white' });
    const { selections } = vm;
    vm.discard();
    expect([vm.picked, wire.calls]).toEqual([{ colour: ['red'] }, []]);
    expect(vm.selections).toBeGreaterThan(selections);
  });

  test('the form is not drawn again for another order or page', async () => {
    const { vm } = await aListing('colour=red&itemsPerPage=1');
    const { selections } = vm;
    vm.stage({ colour: ['red', 'white'] });
    await vm.sort('price_ASC');
    await vm.showPage(2);
    expect([vm.selections, vm.picked]).toEqual([selections, { colour: ['red', 'white'] }]);
  });

  test('a parameter that is no filter of this shop is neither requested nor kept', async () => {
    const { deps, drawn } = await aListing('from=a-friend&colour=red');
    const asked: UrlQuery[] = [];
    const open = async (address: UrlQuery) => {
      asked.push(address);
      return ok(drawn);
    };
    await new ListingViewModel({ ...deps, open }, drawn).sort('price_ASC');
    expect(asked).toEqual([{ colour: 'red', sort: 'price_ASC' }]);
  });
});

describe('order, size, page and layout', () => {
  test('S9-12 another sort order applies at once, from the first page', async () => {
    const { vm, written, wire, skus } = await aListing('itemsPerPage=2&page=2');
    await vm.sort('price_ASC');
    expect(written).toEqual(['itemsPerPage=2&page=0&sort=price_ASC']);
    expect(wire.calls).toEqual(['catalogue.category']);
    expect(skus()).toEqual(['FERN', 'TULIPS']);
  });

  test('S4-67 another size writes page 0, which reads as the first', async () => {
    const { vm, written, wire } = await aListing('itemsPerPage=2&page=3');
    await vm.resize(10);
    expect(written).toEqual(['itemsPerPage=10&page=0']);
    expect(vm.listing).toMatchObject({ page: 1, itemsPerPage: 10 });
    expect(wire.calls).toEqual(['catalogue.category']);
  });

  test('another page keeps the rest of the URL and scrolls once it is loaded', async () => {
    const { vm, written, skus, timesScrolled } = await aListing('itemsPerPage=2&sort=price_ASC');
    const turned = vm.showPage(2);
    expect(timesScrolled()).toBe(0);
    await turned;
    expect(written).toEqual(['itemsPerPage=2&sort=price_ASC&page=2']);
    expect([skus().length, vm.listing.page, timesScrolled()]).toEqual([2, 2, 1]);
  });

  test('S2-117 grid is the default; another layout shows the same products without a request', async () => {
    const { vm, written, wire } = await aListing('page=1');
    expect(vm.view).toBe('grid');
    vm.layOut('list');
    expect([vm.view, written, wire.calls]).toEqual(['list', ['page=1&view=list'], []]);
    vm.layOut('grid');
    expect([vm.view, written.at(-1)]).toEqual(['grid', 'page=1']);
  });

  test('browser history is followed without a new entry, and shows at once what was shown before', async () => {
    const { vm, step, written, wire, badges, skus } = await aListing();
    const before = skus();
    vm.stage({ colour: 'red' });
    await vm.apply();
    vm.stage({ colour: 'white' });
    wire.calls.length = 0;
    const back = step('');
    expect([skus(), badges(), vm.picked]).toEqual([before, [], {}]);
    await back;
    expect([written, wire.calls]).toEqual([['colour=red'], []]);
    await step('colour=white');
    expect([badges(), wire.calls]).toEqual([['colour=white'], ['catalogue.filters', 'catalogue.category']]);
  });

  test('of many steps of the history the last ten are kept', async () => {
    const { vm, step, wire } = await aListing('itemsPerPage=1');
    for (let page = 2; page <= 11; page += 1) await vm.showPage(page);
    wire.calls.length = 0;
    await step('itemsPerPage=1&page=2');
    expect(wire.calls).toEqual([]);
    await step('itemsPerPage=1');
    expect(wire.calls).toEqual(['catalogue.category']);
  });

  test('a step back while products load shows what was there, and ignores the late response', async () => {
    const { deps, drawn } = await aListing();
    const hand = manualResponses<[UrlQuery], OpenedListing, Failure>();
    const vm = new ListingViewModel({ ...deps, open: hand.ask }, drawn);
    void vm.showPage(2);
    deps.writeAddress('');
    await vm.follow();
    await hand.answer(0, ok({ ...drawn, listing: { ...drawn.listing, page: 2 } }));
    expect([vm.listing.page, vm.loading.isLoading]).toEqual([1, false]);
  });
});

describe('responses', () => {
  test('only the latest request is shown, in whatever order responses arrive', async () => {
    const { deps, drawn } = await aListing();
    const hand = manualResponses<[UrlQuery], OpenedListing, Failure>();
    const vm = new ListingViewModel({ ...deps, open: hand.ask }, drawn);
    const page = (number: number) => ok({ ...drawn, listing: { ...drawn.listing, page: number } });
    void vm.showPage(2);
    void vm.showPage(3);
    await hand.answer(1, page(3));
    expect([vm.listing.page, vm.loading.isLoading]).toEqual([3, false]);
    await hand.answer(0, page(2));
    expect(vm.listing.page).toBe(3);
    void vm.showPage(4);
    void vm.showPage(5);
    await hand.answer(2, refuse({ kind: 'unreachable', status: null }));
    expect([vm.loading.error, vm.loading.isLoading]).toEqual([null, true]);
  });

  test('S4-9, S4-11, S4-12 a slow response is shown as progress, a failed one in its own colour', async () => {
    const { deps, drawn, timers, progress } = await aListing();
    const hand = manualResponses<[UrlQuery], OpenedListing, Failure>();
    const vm = new ListingViewModel({ ...deps, open: hand.ask }, drawn);
    void vm.showPage(2);
    await timers.pass(199);
    expect(progress.isShown).toBe(false);
    await timers.pass(1);
    expect([progress.isShown, progress.hasFailed]).toEqual([true, false]);
    await hand.answer(0, refuse({ kind: 'unreachable', status: null }));
    await timers.pass(0);
    expect([progress.percent, progress.hasFailed]).toEqual([100, true]);
    await timers.pass(500);
    expect(progress.isShown).toBe(false);
  });

  test('S4-63, S4-64 an unreachable backend keeps the products, and a retry repeats the request', async () => {
    const { vm, wire, skus } = await aListing();
    const before = skus();
    wire.failNext('catalogue.category');
    await vm.sort('price_DESC');
    expect([skus(), vm.loading.error?.kind]).toEqual([before, 'unreachable']);
    await vm.tryAgain();
    expect([skus()[0], vm.loading.error]).toEqual(['ROSES', null]);
  });

  test('a selection made while products are loading is kept', async () => {
    const { vm } = await aListing();
    vm.stage({ colour: 'red' });
    const applied = vm.apply();
    vm.stage({ colour: ['red', 'white'] });
    await applied;
    expect([vm.picked, vm.query.filters]).toEqual([{ colour: ['red', 'white'] }, { colour: ['red'] }]);
  });
});

test('S9-11 a search is a listing too: its term stays when it is narrowed', async () => {
  const { catalogue, content, deps } = await aListing();
  const open = makeSearchProducts({ catalogue, content, namedPages: async () => ok([]) });
  const address = readUrlQuery('term=name');
  const found = await open(address);
  if (!found.ok) throw new Error('Nothing could be searched');
  const written: string[] = [];
  const vm = new ListingViewModel(
    { ...deps, open, readAddress: () => address, writeAddress: (query) => void written.push(query) },
    found.value,
  );
  await vm.sort('price_ASC');
  expect(written).toEqual(['term=name&sort=price_ASC']);
  expect([vm.query.term, vm.listing.itemsPerPage, vm.listing.items[0]?.sku]).toEqual(['name', 10, 'GUIDE']);
});

test('a repeated query parameter is a list', () => {
  expect(readUrlQuery('?colour=red&colour=white&sort=')).toEqual({ colour: ['red', 'white'], sort: '' });
});

describe('S3-58 a listing has products, their number, sort orders and page sizes', () => {
  const PRICES = { ASC: (a: number, b: number) => a - b, DESC: (a: number, b: number) => b - a };

  test.each(PER_PAGE_OPTIONS)('S3-58 S9-7 in the size %d', async (size) => {
    const { vm } = await aListing();
    await vm.resize(size);
    const { items, total, itemsPerPage, totalPages } = vm.listing;
    expect([itemsPerPage, vm.query.itemsPerPage, totalPages]).toEqual([size, size, Math.ceil(total / size)]);
    expect(items).toHaveLength(Math.min(size, total));
  });

  test.each(SORT_OPTIONS)('S3-58 S9-12 in the order %j', async (option) => {
    const { vm, skus } = await aListing();
    const before = skus();
    await vm.sort(option);
    expect([...skus()].sort()).toEqual([...before].sort());
    const { items } = vm.listing;
    // Sold-out products come last.
    const had = items.filter(({ availability }) => isHadNow(availability));
    expect(items.slice(0, had.length)).toEqual(had);
    if (option === '') expect(skus()).toEqual(before);
    else if (option.startsWith('name')) {
      const names = had.map(({ name }) => name);
      const sorted = [...names].sort((a, b) => a.localeCompare(b));
      expect(names).toEqual(option === 'name_ASC' ? sorted : sorted.reverse());
    } else {
      const pence = had.map(({ price }) => (price.special ?? price.regular).pence);
      expect(pence).toEqual([...pence].sort(PRICES[option === 'price_ASC' ? 'ASC' : 'DESC']));
    }
  });
});
