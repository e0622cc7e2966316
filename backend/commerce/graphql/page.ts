import { ok, refuse, type Result } from '../../shared/result';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';

/** Larger pages are refused: they would export the catalogue. */
const MAX_PAGE = 300;

export interface Page {
  readonly size: number;
  /** From 1. */
  readonly number: number;
}

/** Reads a page with Magento's refusals; the defaults are size 20 and page 1. */
export function readPage(input: { pageSize?: number | null; currentPage?: number | null }): Result<Page, ShopRefusal> {
  const size = input.pageSize ?? 20;
  const number = input.currentPage ?? 1;
  if (size < 1) return refuse(badInput('pageSize value must be greater than 0.'));
  if (size > MAX_PAGE) return refuse(badInput(`Maximum pageSize is ${MAX_PAGE}`));
  if (number < 1) return refuse(badInput('currentPage value must be greater than 0.'));
  return ok({ size, number });
}

/** Refuses a page behind the last one, as Magento does; the first page always exists. */
export function refuseMissingPage(page: Page, total: number): ShopRefusal | null {
  const pages = Math.ceil(total / page.size);
  if (page.number <= Math.max(1, pages)) return null;
  return badInput(`currentPage value ${page.number} specified is greater than the ${pages} page(s) available.`);
}

export function pageInfo(page: Page, total: number): object {
  return { current_page: page.number, page_size: page.size, total_pages: Math.ceil(total / page.size) };
}
