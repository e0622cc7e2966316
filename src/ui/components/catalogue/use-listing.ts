import { type ChangeEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { isSortOption } from '../../../domain/listing/sort-options';
import { useShop } from '../../shop-context';
import type { ListingViewModel } from '../../view-models/listing/listing-view-model';
import { readUrlQuery } from '../../view-models/listing/url-query';
import type { ListingFeature } from '../../view-models/site/lazy-features';
import type { FilterBadges } from './FilterBadges';
import type { FilterForm } from './FilterForm';

/** Creates the view-model of a category or of a search. */
export type OpenListing = (feature: ListingFeature) => ListingViewModel;

/** A listing that changes in place, and the scripts that draw its filters. */
export interface LiveListing {
  readonly vm: ListingViewModel;
  readonly FilterForm: typeof FilterForm;
  readonly FilterBadges: typeof FilterBadges;
}

/** Ids of the form of filters, of the number of products and of their heading. */
export const FILTER_FORM_ID = 'filters-form';
export const FOUND_ID = 'listing-found';
export const PRODUCTS_ID = 'listing-products';

/**
 * Carries out the links and forms of a listing in place (`data-listing` says what each does). Its scripts are loaded at the
 * first one; if that fails, the browser follows the link or sends the form.
 */
export function useListing(open: OpenListing) {
  const { features } = useShop();
  const [live, setLive] = useState<LiveListing | null>(null);
  const [isOpening, setOpening] = useState(false);
  const loading = useRef<Promise<LiveListing> | null>(null);
  const focused = useFocusKept();
  useHistory(live?.vm ?? null);
  const load = async (): Promise<LiveListing> => {
    const [feature, form, badges] = await Promise.all([
      features().then(({ listing }) => listing()),
      import('./FilterForm'),
      import('./FilterBadges'),
    ]);
    const vm = open(feature);
    const loaded = { vm, FilterForm: form.FilterForm, FilterBadges: badges.FilterBadges };
    stage(vm);
    setLive(loaded);
    return loaded;
  };
  const act = async (source: HTMLElement) => {
    focused.current = document.activeElement?.id ?? null;
    setOpening(true);
    try {
      loading.current ??= load();
      const { vm } = await loading.current;
      await carryOut(vm, source);
    } catch {
      loading.current = null;
      leave(source);
    } finally {
      setOpening(false);
    }
  };
  return { live, isBusy: isOpening || live?.vm.loading.isLoading === true, on: handlers(live, act) };
}

/** Of an element around the listing, because much of it is drawn by the server only. */
function handlers(live: LiveListing | null, act: (source: HTMLElement) => Promise<void>) {
  return {
    onClick: (event: MouseEvent) => {
      const source = (event.target as Element).closest<HTMLElement>('a[data-listing],button[data-listing]');
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (source === null || opensElsewhere || event.defaultPrevented) return;
      event.preventDefault();
      void act(source);
    },
    onSubmit: (event: SyntheticEvent) => {
      const source = event.target as HTMLFormElement;
      if (source.dataset.listing === undefined) return;
      event.preventDefault();
      void act(source);
    },
    onChange: ({ target }: ChangeEvent<HTMLElement>) => {
      if (live !== null && target.closest(`#${FILTER_FORM_ID}`) !== null) stage(live.vm);
    },
  };
}

/** What is ticked in the form of filters is the selection. */
function stage(vm: ListingViewModel): void {
  const form = document.getElementById(FILTER_FORM_ID);
  if (form instanceof HTMLFormElement) vm.stage(queryOf(form));
}

function queryOf(form: HTMLFormElement) {
  const pairs = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return readUrlQuery(new URLSearchParams(pairs).toString());
}

async function carryOut(vm: ListingViewModel, source: HTMLElement): Promise<void> {
  const { listing, code = '', value = '' } = source.dataset;
  switch (listing) {
    case 'filters':
      stage(vm);
      return vm.apply();
    case 'sort':
      return sortOrResize(vm, source as HTMLFormElement);
    case 'page':
      await vm.showPage(Number(value));
      return document.getElementById(PRODUCTS_ID)?.focus({ preventScroll: true });
    case 'view':
      return vm.layOut(value === 'list' ? 'list' : 'grid');
    case 'badge':
      return vm.removeBadge(code, value);
    case 'clear':
      return vm.clear();
    default:
      return vm.tryAgain();
  }
}

/** A change of either field sends the form. */
function sortOrResize(vm: ListingViewModel, form: HTMLFormElement): Promise<void> {
  const { sort = '', itemsPerPage } = queryOf(form);
  if (typeof sort === 'string' && isSortOption(sort) && sort !== vm.query.sort) return vm.sort(sort);
  const size = Number(itemsPerPage ?? vm.query.itemsPerPage);
  return size === vm.query.itemsPerPage ? vm.tryAgain() : vm.resize(size);
}

/** Without the scripts. */
function leave(source: HTMLElement): void {
  if (source instanceof HTMLFormElement) source.submit();
  else if (source instanceof HTMLAnchorElement) window.location.assign(source.href);
  else window.location.reload();
}

/** Steps of the browser's history that this page wrote, or wrote before it was loaded again. */
function useHistory(vm: ListingViewModel | null): void {
  useEffect(() => {
    const { search } = window.location;
    const follow = () => {
      if (vm !== null) void vm.follow();
      // Otherwise it is only a fragment.
      else if (window.location.search !== search) window.location.reload();
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [vm]);
}

/** When the focused element is drawn again, the new one gets the focus; if there is none, the number of products does. */
function useFocusKept() {
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const id = focused.current;
    if (id === null || document.activeElement !== document.body) return;
    focused.current = null;
    (document.getElementById(id) ?? document.getElementById(FOUND_ID))?.focus({ preventScroll: true });
  });
  return focused;
}
