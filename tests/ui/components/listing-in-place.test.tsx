import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeLoadCategory } from '../../../src/application/listing/load-category';
import type { ChosenFilters, Filter, FilterKind } from '../../../src/domain/listing/filter';
import { listingView } from '../../../src/domain/listing/parse-listing-query';
import type { UrlQuery } from '../../../src/domain/navigation/reserved-params';
import { CategoryScreen } from '../../../src/ui/screens/CategoryScreen';
import { ListingViewModel } from '../../../src/ui/view-models/listing/listing-view-model';
import { readUrlQuery } from '../../../src/ui/view-models/listing/url-query';
import type { LazyFeatures, ListingFeature } from '../../../src/ui/view-models/site/lazy-features';
import { ProgressViewModel } from '../../../src/ui/view-models/site/progress-view-model';
import { aTab, draw, markup, someSiteProps } from '../drawn';

const UID = 'c-flowers';

beforeAll(() => {
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = () => undefined;
});

/** The flowers at a URL, as the server renders them; `more` are filters besides those of the in-memory store. */
async function flowers(search: string, more: readonly Filter[] = [], chosen?: ChosenFilters) {
  window.history.replaceState(null, '', `/flowers.html${search === '' ? '' : `?${search}`}`);
  const tab = aTab();
  const openCategory = makeLoadCategory(tab);
  const open = (address: UrlQuery) => openCategory(UID, address);
  const found = await open(readUrlQuery(search));
  if (!found.ok) throw new Error('There are no flowers');
  const { category, listing, filters, query } = found.value;
  const address = readUrlQuery(search);
  const page = (
    <CategoryScreen
      site={someSiteProps()}
      category={category}
      listing={listing}
      filters={[...filters, ...more]}
      query={{ ...query, filters: { ...query.filters, ...(chosen ?? chosenOf(more, address)) } }}
      view={listingView(address)}
      crumbs={[]}
      path="/flowers.html"
      back={window.location.href}
      refusal={null}
      added={null}
    />
  );
  const scrolled = jest.fn();
  const feature: ListingFeature = {
    ofCategory: (_uid, opened) =>
      new ListingViewModel(
        {
          open,
          readAddress: () => readUrlQuery(window.location.search),
          writeAddress: (written) => window.history.pushState(null, '', `/flowers.html?${written}`),
          scrollToTop: scrolled,
          progress: new ProgressViewModel(() => () => undefined),
        },
        opened,
      ),
    ofSearch: () => {
      throw new Error('This is a category');
    },
  };
  tab.wire.calls.length = 0;
  const features = async () => ({ listing: async () => feature }) as LazyFeatures;
  return { page, tab: { ...tab, app: { ...tab.app, features } }, scrolled };
}

function chosenOf(filters: readonly Filter[], address: UrlQuery): Record<string, readonly string[]> {
  return Object.fromEntries(filters.flatMap(({ code }) => (code in address ? [[code, [String(address[code])]]] : [])));
}

async function hydrated(search = '') {
  const { page, tab, scrolled } = await flowers(search);
  draw(page, tab);
  return { ...tab, scrolled };
}

const names = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent?.replace('Name of ', ''));
const status = () => document.getElementById('listing-found')?.textContent;
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const tick = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const applied = () => screen.queryByRole('list', { name: 'Active filters' });

function aFilter(code: string, kind: FilterKind, count: number, labelOf = (at: number) => `Label ${at}`): Filter {
  const options = Array.from({ length: count }, (_, at) => ({ value: String(at), label: labelOf(at), count: at + 1 }));
  return { code, label: `Filter ${code}`, kind, options };
}

describe('the filters', () => {
  test('S1-5 S2-58 are ticked, applied together without a page load, told with the number, and removed one by one', async () => {
    const { wire, scrolled } = await hydrated('itemsPerPage=2&page=2');
    fireEvent.click(tick(/^Red/));
    fireEvent.click(tick(/^Birthday/));
    expect([wire.calls, window.location.search]).toEqual([[], '?itemsPerPage=2&page=2']);
    await press(screen.getByRole('button', { name: 'Apply filters' }));
    expect(window.location.search).toBe('?itemsPerPage=2&page=0&colour=red&occasion=birthday');
    expect([names(), status(), scrolled.mock.calls.length]).toEqual([['TULIPS'], 'Products found: 1', 1]);
    const badges = applied();
    if (badges === null) throw new Error('There are no badges');
    expect(
      within(badges)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Remove filter: Red', 'Remove filter: Birthday', 'Clear all']);
    await press(within(badges).getByRole('link', { name: 'Remove filter: Birthday' }));
    expect(window.location.search).toBe('?itemsPerPage=2&page=0&colour=red');
    expect(status()).toBe('Products found: 2');
    await press(within(badges).getByRole('link', { name: 'Clear all' }));
    expect(window.location.search).toBe('?itemsPerPage=2&page=0');
    expect([status(), applied()]).toEqual(['Products found: 6', null]);
  });

  test('S1-5 say how many products each option has, and offer none that would leave nothing', async () => {
    await hydrated('colour=white');
    const form = document.getElementById('filters-form');
    const labels = [...(form?.querySelectorAll('label.tick-row') ?? [])].map((label) => label.textContent);
    expect(labels).toEqual([
      'Red2 products',
      'White2 products',
      'Any price',
      'Up to £9.991 product',
      '£20 to £29.991 product',
    ]);
  });

  test('S5-30 a price range of the shopper’s own is two fields, and a badge', async () => {
    await hydrated();
    fireEvent.input(screen.getByLabelText('From (GBP)'), { target: { value: '12' } });
    fireEvent.input(screen.getByLabelText('To (GBP)'), { target: { value: '18.5' } });
    await press(screen.getByRole('button', { name: 'Apply filters' }));
    expect(window.location.search).toBe('?price=12_18.5');
    expect(names()).toEqual(['TULIPS', 'LILAC']);
    expect(screen.getByRole('link', { name: 'Remove filter: £12 to £18.50' })).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('To (GBP)').value).toBe('18.5');
    await press(screen.getByRole('radio', { name: /^£20 to/ }));
    await press(screen.getByRole('button', { name: 'Apply filters' }));
    expect(window.location.search).toBe('?price=20_29.99');
  });

  test('what is ticked beside a removed badge stays ticked, and is not applied', async () => {
    await hydrated('colour=red');
    fireEvent.click(tick(/^White/));
    await press(screen.getByRole('link', { name: 'Remove filter: Red' }));
    expect([window.location.search, tick(/^White/).checked, tick(/^Red/).checked]).toEqual(['', true, false]);
    await press(screen.getByRole('button', { name: 'Apply filters' }));
    expect(window.location.search).toBe('?colour=white');
  });

  test('S4-5 closing the sidebar discards what was ticked, before and after the first filter was applied', async () => {
    await hydrated('colour=red');
    const close = () => {
      const sheet = document.getElementById('filters');
      if (sheet !== null) fireEvent(sheet, Object.assign(new Event('beforetoggle'), { newState: 'closed' }));
    };
    for (const isLive of [false, true]) {
      if (isLive) await press(screen.getByRole('button', { name: 'Apply filters' }));
      fireEvent.click(tick(/^White/));
      act(close);
      expect([tick(/^White/).checked, tick(/^Red/).checked]).toEqual([false, true]);
    }
  });

  test('S8-27 stay when nothing matches, with a way to start again', async () => {
    await hydrated('colour=red&price=500_600');
    expect(screen.getByText("We can't find products matching the selection.")).toBeDefined();
    expect(status()).toBe('Products found: 0');
    expect(tick(/^Red/).checked).toBe(true);
    const [all] = screen.getAllByRole('link', { name: 'Clear all' });
    if (all !== undefined) await press(all);
    expect([window.location.search, status()]).toEqual(['', 'Products found: 6']);
  });

  test('thirty active filters are eight badges, and the others behind them', async () => {
    const many = [aFilter('size', 'checkbox', 30)];
    const chosen = many[0]?.options.map(({ value }) => value) ?? [];
    const { page, tab } = await flowers('', many, { size: chosen });
    const html = markup(page, tab);
    const folded = html.querySelector('.filter-badges details');
    expect(html.querySelectorAll('.filter-badge')).toHaveLength(30);
    expect(folded?.querySelectorAll('.filter-badge')).toHaveLength(22);
    expect(folded?.querySelector('summary')?.textContent).toContain('Show 22 more');
    const hidden = [...(folded?.querySelectorAll('a') ?? [])];
    expect(hidden.some(({ id }) => id === 'badges-clear')).toBe(false);
  });

  test('the focus stays where it was, or goes to the number of products', async () => {
    await hydrated('colour=red&colour=white');
    const apply = screen.getByRole('button', { name: 'Apply filters' });
    apply.focus();
    fireEvent.click(tick(/^White/));
    await press(apply);
    await waitFor(() => expect(document.activeElement?.id).toBe('filters-apply'));
    const badge = screen.getByRole('link', { name: 'Remove filter: Red' });
    badge.focus();
    await press(badge);
    await waitFor(() => expect(document.activeElement?.id).toBe('listing-found'));
  });
});

describe('order, size, pages and layout', () => {
  test('S4-67 S9-12 change in place from the first page, and pages lead on from there', async () => {
    const { wire } = await hydrated('itemsPerPage=2&page=2');
    await act(async () => void fireEvent.input(screen.getByLabelText('Sort by'), { target: { value: 'price_ASC' } }));
    expect([window.location.search, names()]).toEqual(['?itemsPerPage=2&page=0&sort=price_ASC', ['FERN', 'TULIPS']]);
    await press(screen.getByRole('link', { name: 'Next page' }));
    expect([window.location.search, names()]).toEqual(['?itemsPerPage=2&page=2&sort=price_ASC', ['PEONIES', 'POSY']]);
    expect(document.activeElement?.textContent).toBe('Products');
    await act(async () => void fireEvent.input(screen.getByLabelText('Show'), { target: { value: '10' } }));
    expect([window.location.search, names().length]).toEqual(['?itemsPerPage=10&page=0&sort=price_ASC', 6]);
    wire.calls.length = 0;
    await press(screen.getByRole('link', { name: 'List view' }));
    expect(window.location.search).toBe('?itemsPerPage=10&page=0&sort=price_ASC&view=list');
    expect(document.querySelector('.cards-list')).not.toBeNull();
    expect(wire.calls).toEqual([]);
  });

  test('the document’s title says what is shown: active filters and page', async () => {
    await hydrated('itemsPerPage=2');
    await press(screen.getByRole('link', { name: 'Next page' }));
    expect(document.title).toBe('Flowers, page 2 – Posy Ireland');
    fireEvent.click(tick(/^Red/));
    fireEvent.click(tick(/^Birthday/));
    await press(screen.getByRole('button', { name: 'Apply filters' }));
    expect(document.title).toBe('Flowers: Red, Birthday – Posy Ireland');
  });

  test('the browser’s history shows again what was there, and the selected order with it', async () => {
    await hydrated();
    const before = names();
    await act(async () => void fireEvent.input(screen.getByLabelText('Sort by'), { target: { value: 'price_ASC' } }));
    expect(names()).not.toEqual(before);
    await act(async () => {
      window.history.replaceState(null, '', '/flowers.html');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect([names(), screen.getByLabelText<HTMLSelectElement>('Sort by').value]).toEqual([before, '']);
  });

  test('S4-63 products that cannot be loaded leave the old ones, and can be tried again', async () => {
    const { wire } = await hydrated();
    const before = names();
    wire.failNext('catalogue.category');
    await act(async () => void fireEvent.input(screen.getByLabelText('Sort by'), { target: { value: 'price_ASC' } }));
    expect(screen.getByRole('alert').textContent).toContain('We could not load these products.');
    expect(names()).toEqual(before);
    await press(screen.getByRole('button', { name: 'Try again' }));
    expect([screen.queryByRole('alert'), names()[0]]).toEqual([null, 'FERN']);
  });

  test('a link that is opened elsewhere is left to the browser', async () => {
    await hydrated('itemsPerPage=2');
    const next = screen.getByRole('link', { name: 'Next page' });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    document.addEventListener('click', (click) => click.preventDefault(), { once: true });
    await act(async () => void next.dispatchEvent(event));
    expect(window.location.search).toBe('?itemsPerPage=2');
  });
});

describe('without scripts', () => {
  test('S1-5 S2-58 S4-5 the filters are a form, which a button opens on a narrow page', async () => {
    const { page, tab } = await flowers('colour=red&sort=price_ASC&view=list&page=1');
    const html = markup(page, tab);
    const sheet = html.querySelector('#filters');
    expect(sheet?.getAttribute('popover')).toBe('auto');
    expect(html.querySelector('#filters-opener')?.getAttribute('popovertarget')).toBe('filters');
    expect(html.querySelector('#filters-opener')?.textContent).toBe('Filters (1)');
    expect(html.querySelector('#filters-close')?.getAttribute('popovertarget')).toBe('filters');
    const form = html.querySelector<HTMLFormElement>('#filters-form');
    if (form === null) throw new Error('There is no form');
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/flowers.html']);
    expect([...new FormData(form)]).toEqual([
      ['sort', 'price_ASC'],
      ['view', 'list'],
      ['colour', 'red'],
      ['price', ''],
      ['priceFrom', ''],
      ['priceTo', ''],
    ]);
    const badge = html.querySelector('.filter-badge');
    expect(badge?.getAttribute('href')).toBe('/flowers.html?sort=price_ASC&view=list');
  });

  test.each([
    ['radio', 'radio'],
    ['yes-no', 'radio'],
    ['checkbox', 'checkbox'],
    ['swatch', 'checkbox'],
  ] as const)('a filter of the kind %s has inputs of the type %s, one name, and its labels', async (kind, type) => {
    const label = (at: number) => (kind === 'swatch' ? (['Pink', 'Mixed'][at] ?? '') : `Label ${at}`);
    const { page, tab } = await flowers('f=1', [aFilter('f', kind, 2, label)]);
    const group = markup(page, tab).querySelector('fieldset:last-of-type');
    const inputs = [...(group?.querySelectorAll('input') ?? [])];
    expect(inputs.every((input) => input.type === type && input.name === 'f')).toBe(true);
    const any = type === 'radio' ? [['Any', false]] : [];
    const words = kind === 'yes-no' ? ['No1', 'Yes2'] : [`${label(0)}1`, `${label(1)}2`];
    expect(
      inputs.map((input) => [input.closest('label')?.textContent?.replace(/ products?$/, ''), input.checked]),
    ).toEqual([...any, [words[0], false], [words[1], true]]);
    const discs = [...(group?.querySelectorAll('circle') ?? [])].map((disc) => disc.getAttribute('fill') !== 'none');
    expect(discs).toEqual(kind === 'swatch' ? [true, false] : []);
  });

  test('of fifty options four are shown, and the rest too if one of it is picked', async () => {
    const { page, tab } = await flowers('f=40', [aFilter('f', 'checkbox', 50), aFilter('g', 'checkbox', 50)]);
    const html = markup(page, tab);
    const [picked, other] = [...html.querySelectorAll('details.filter-more')];
    expect([picked?.hasAttribute('open'), other?.hasAttribute('open')]).toEqual([true, false]);
    expect(other?.querySelectorAll('input')).toHaveLength(46);
    expect(other?.querySelector('summary')?.textContent).toBe('Show moreShow less: Filter g');
  });

  test('a listing without filters has neither a column nor a button', async () => {
    const { page, tab } = await flowers('');
    const html = markup({ ...page, props: { ...page.props, filters: [] } }, tab);
    expect([html.querySelector('#filters'), html.querySelector('#filters-opener')]).toEqual([null, null]);
  });
});
