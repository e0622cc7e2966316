import '../../theme/lazy/live-listing.module.css';
import { isSortOption } from '../../../domain/listing/parse-listing-query';
import type { ListingViewModel } from '../../view-models/listing/listing-view-model';
import { readUrlQuery } from '../../view-models/listing/url-query';
import { FilterBadges, NoFilterResults } from './FilterBadges';
import { FilterForm } from './FilterForm';
import { listingAddress } from './listing-address';
import { FILTER_FORM_ID, PRODUCTS_ID } from './listing-ids';
import { ListingTitle } from './ListingHead';
import { ListingPages, ListingToolbar } from './ListingToolbar';

/** Selects the ticked boxes of the filter form. */
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
  if (typeof sort === 'string' && isSortOption(sort) && sort !== vm.ordered.sort) return vm.sort(sort);
  const size = Number(itemsPerPage ?? vm.ordered.itemsPerPage);
  return size === vm.ordered.itemsPerPage ? vm.tryAgain() : vm.resize(size);
}

/** The code with which a listing changes in place, in a script that is loaded with its first change. */
export const liveParts = {
  FilterBadges,
  FilterForm,
  ListingPages,
  ListingTitle,
  ListingToolbar,
  NoFilterResults,
  carryOut,
  listingAddress,
  stage,
};
export type LiveParts = typeof liveParts;
