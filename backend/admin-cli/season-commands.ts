import { ALL_YEAR, isSoldOn, monthsInWords } from '../commerce/delivery/months-of-sale';
import { shopTimeAt } from '../commerce/delivery/calendar-day';
import { ok } from '../shared/result';
import type { AdminCommand } from './admin-command';
import { asTable } from './table';

const MAX_PRODUCTS = 500;

export const seasonsCommand: AdminCommand = {
  name: 'seasons',
  help: [['seasons', 'what is sold in some months only, and what is in season today; “product” changes it']],
  run: async ({ database, now }, words) => {
    if (words.length > 0) return null;
    const { day } = shopTimeAt(now);
    const products = await database
      .selectFrom('products')
      .select(['sku', 'name', 'months_of_sale'])
      .where('months_of_sale', '<>', ALL_YEAR)
      .where('parent_id', 'is', null)
      .orderBy('sku')
      .limit(MAX_PRODUCTS)
      .execute();
    if (products.length === 0) return ok('Everything is sold all year.');
    const rows = products.map(({ sku, name, months_of_sale: months }) => [
      sku,
      name,
      monthsInWords(months),
      isSoldOn(months, day) ? 'in season' : '',
    ]);
    return ok(asTable(['Sku', 'Name', 'Months', ''], rows, new Set()));
  },
};
