import type { Resolvers } from '../graphql/executable-schema';
import type { ShopContext } from '../graphql/shop-context';
import { readCountry, readCountries } from './countries';
import { valueOrError } from '../graphql/shop-error';
import { BASE_CURRENCY } from './store-view';
import { storeConfig } from './store-config';

async function currency(context: ShopContext): Promise<object> {
  const rows = await context.database.selectFrom('currencies').selectAll().orderBy('position').execute();
  const base = rows.find((row) => row.code === BASE_CURRENCY);
  const shown = rows.find((row) => row.code === context.store.currency);
  return {
    available_currency_codes: rows.map((row) => row.code),
    base_currency_code: base?.code ?? null,
    base_currency_symbol: base?.symbol ?? null,
    default_display_currecy_code: null,
    default_display_currecy_symbol: null,
    default_display_currency_code: shown?.code ?? null,
    default_display_currency_symbol: shown?.symbol ?? null,
    exchange_rates: rows.map((row) => ({ currency_to: row.code, rate: row.rate / 1_000_000 })),
  };
}

export const storeResolvers: Resolvers = {
  Query: {
    storeConfig: (_source, _args, context) => storeConfig(context, context.store),
    availableStores: async (_source, _args, context) => {
      const stores = await context.database.selectFrom('stores').selectAll().orderBy('position').execute();
      return stores.map((store) => storeConfig(context, store));
    },
    currency: (_source, _args, context) => currency(context),
    countries: (_source, _args, context) => readCountries(context.database),
    country: async (_source, args: { id?: string | null }, context) =>
      valueOrError(await readCountry(context.database, args.id ?? '')),
  },
};
