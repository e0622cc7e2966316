import { act, fireEvent, screen } from '@testing-library/react';
import { makeSuggestProducts } from '../../../src/application/search/suggest-products';
import { ok } from '../../../src/domain/shared/result';
import { SEARCH_SHEET_ID } from '../../../src/ui/components/search/search-path';
import { SearchOverlay } from '../../../src/ui/components/search/SearchOverlay';
import type { LazyFeatures } from '../../../src/ui/view-models/site/lazy-features';
import {
  SEARCH_DEBOUNCE_MS,
  SearchOverlayViewModel,
} from '../../../src/ui/view-models/search/search-overlay-view-model';
import { aProduct } from '../../builders/a-product';
import { aShop } from '../../builders/a-shop';
import { aSchedule } from '../../unit/ui/a-schedule';
import { aTab, draw, markup, someSiteProps } from '../drawn';

const site = someSiteProps({ storePrefix: '/ie' });
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { hidden: true });
const status = () => screen.getByRole('status', { hidden: true }).textContent;
const links = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));

/** The search box with its suggestions loaded, over a shop with 15 roses. */
async function opened() {
  const roses = Array.from({ length: 15 }, (_, index) => ({
    product: aProduct({ sku: `ROSE-${index}`, name: `Rose ${index}`, path: `/rose-${index}.html` }),
    variants: [],
  }));
  const { catalogue, content, wire } = aShop({ products: roses });
  const timers = aSchedule();
  const pages = [{ name: 'Delivery', path: '/delivery' }];
  const findPages = async (term: string) => ok(term === 'delivery' || term === 'rose 3' ? pages : []);
  const suggestProducts = makeSuggestProducts({ catalogue, content, findPages, namedPages: findPages });
  const vm = new SearchOverlayViewModel({ suggestProducts, schedule: timers.schedule });
  const tab = aTab();
  const features = async () => ({ search: async () => vm }) as LazyFeatures;
  draw(<SearchOverlay site={site} />, { ...tab, app: { ...tab.app, features } });
  await act(async () => fireEvent.focus(field()));
  await screen.findByRole('status', { hidden: true });
  const type = (text: string) =>
    act(async () => {
      fireEvent.input(field(), { target: { value: text } });
      await timers.pass(SEARCH_DEBOUNCE_MS);
    });
  return { type, wire, vm, timers };
}

test('S2-60, S2-70 without scripts the search box is a popover with a form for the results of this store', () => {
  const sheet = markup(<SearchOverlay site={site} />).querySelector(`#${SEARCH_SHEET_ID}`);
  expect(sheet?.getAttribute('popover')).toBe('auto');
  const form = sheet?.querySelector('form');
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/ie/search', 'get']);
  expect(sheet?.querySelector('input')?.hasAttribute('autofocus')).toBe(true);
  expect(sheet?.querySelector('button[popovertargetaction=hide]')?.textContent).toBe('Close search');
});

test('S2-70 suggests twelve products after a pause, says how many, and links to all', async () => {
  const { type, wire } = await opened();
  expect(status()).toMatch(/^Search by flower/);
  await type('ro');
  expect(wire.calls).toEqual([]);
  await type('rose');
  expect(wire.calls).toEqual(['catalogue.suggestions']);
  expect(status()).toBe('12 suggestions for “rose”');
  expect(links()).toHaveLength(13);
  expect([links()[0], links().at(-1)]).toEqual(['/ie/rose-0.html', '/ie/search?term=rose']);
});

test('arrow keys walk from the field through the suggestions and back', async () => {
  const { type } = await opened();
  field().focus();
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(field());
  await type('rose');
  const at = () => document.activeElement?.getAttribute('href') ?? document.activeElement?.id;
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? field(), { key });
    return at();
  };
  expect([press('ArrowDown'), press('ArrowDown')]).toEqual(['/ie/rose-0.html', '/ie/rose-1.html']);
  expect([press('ArrowUp'), press('ArrowUp'), press('ArrowUp')]).toEqual([
    '/ie/rose-0.html',
    'search-term',
    'search-term',
  ]);
});

test('S8-27 nothing found is told in the field’s own place, and the next term replaces it', async () => {
  const { type } = await opened();
  await type('zebra');
  expect(status()).toBe("We can't find products matching the selection.");
  expect(screen.queryByRole('link', { hidden: true })).toBeNull();
  await type('rose 3');
  expect(status()).toBe('1 suggestion for “rose 3”');
});

test('S1-5 pages stand above the products, and alone where no product matches', async () => {
  const { type } = await opened();
  await type('rose 3');
  expect(links()).toEqual(['/ie/delivery', '/ie/rose-3.html', '/ie/search?term=rose+3']);
  await type('delivery');
  expect(status()).toBe('No products match “delivery”, but these pages do.');
  expect(links()).toEqual(['/ie/delivery']);
  field().focus();
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('href')).toBe('/ie/delivery');
});

test('S1-5 says what was suggested instead of a misspelt term', async () => {
  const { type } = await opened();
  await type('rosse 4');
  expect(status()).toBe('Nothing matches “rosse 4”. 1 suggestion for “rose 4”');
  expect(links()).toEqual(['/ie/rose-4.html', '/ie/search?term=rose+4']);
});

test('S4-64 a search that fails says so, and can be tried again', async () => {
  const { type, wire } = await opened();
  wire.failNext('catalogue.suggestions');
  await type('rose');
  expect(status()).toBe('We could not load these products.');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again', hidden: true })));
  expect(status()).toBe('12 suggestions for “rose”');
});

test('skeleton rows stand for the products while they are searched', async () => {
  const { vm } = await opened();
  const skeletons = () => document.querySelectorAll('.skeleton').length;
  await act(async () => {
    vm.type('rose');
    void vm.search();
    await Promise.resolve();
    expect(vm.searching.isLoading).toBe(true);
  });
  expect(skeletons()).toBe(0);
  act(() => {
    vm.close();
    vm.searching.isLoading = true;
  });
  expect([skeletons() > 0, status()]).toEqual([true, 'Searching…']);
});

test('S4-7 closing empties the field and forgets the suggestions; Escape and leaving it by Tab close it', async () => {
  const { type, vm } = await opened();
  await type('rose');
  const sheet = document.getElementById(SEARCH_SHEET_ID);
  const hide = jest.fn();
  Object.assign(sheet ?? {}, { hidePopover: hide });
  fireEvent.focusOut(field(), { relatedTarget: screen.getByRole('button', { name: 'Close search', hidden: true }) });
  expect(hide).not.toHaveBeenCalled();
  fireEvent.focusOut(field(), { relatedTarget: document.body });
  expect(hide).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(hide).toHaveBeenCalledTimes(2);
  act(() => void sheet?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' })));
  expect([field().value, vm.term, status()]).toEqual(['', null, expect.stringMatching(/^Search by/)]);
});

test('letters typed before the suggestions were loaded are searched', async () => {
  const { catalogue, content } = aShop();
  const timers = aSchedule();
  const findPages = async () => ok([]);
  const suggestProducts = makeSuggestProducts({ catalogue, content, findPages, namedPages: findPages });
  const vm = new SearchOverlayViewModel({ suggestProducts, schedule: timers.schedule });
  const tab = aTab();
  const features = async () => ({ search: async () => vm }) as LazyFeatures;
  draw(<SearchOverlay site={site} />, { ...tab, app: { ...tab.app, features } });
  await act(async () => fireEvent.input(field(), { target: { value: 'tulips' } }));
  await screen.findByRole('status', { hidden: true });
  await act(() => timers.pass(SEARCH_DEBOUNCE_MS));
  expect(status()).toBe('1 suggestion for “tulips”');
});
