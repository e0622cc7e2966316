import { randomBytes } from 'node:crypto';
import type { CommerceOffers } from '../../src/application/commerce';
import { makeUseCases } from '../../src/application/use-cases';
import { ok } from '../../src/domain/shared/result';
import type { KnownStore } from '../../src/domain/store/store-preferences';
import type { aShop } from './a-shop';
import { ORDER_LIFETIME_MS } from './an-order-attempt';

const EVERYTHING: CommerceOffers = {
  accounts: true,
  enquiries: true,
  guestOrders: () => Promise.resolve(ok('postcode')),
  newsletter: true,
  reviews: true,
  unpaidHolds: { heldPieces: 4 },
  wishlists: true,
};
const ROOT: KnownStore = {
  code: 'default',
  locale: 'en-GB',
  currencies: ['GBP', 'EUR'],
  defaultCurrency: 'GBP',
  pathPrefix: '',
};

/** All use cases of the visitor of an in-memory store, which offers everything. */
export function useCasesOf(shop: ReturnType<typeof aShop>) {
  return makeUseCases({
    ...shop,
    offers: EVERYTHING,
    askedResolver: shop.urlResolver,
    randomBytes,
    emailedLinks: { remember: () => undefined, read: () => null, forget: () => undefined },
    linkHandle: ({ email }) => email,
    tree: async () => [],
    orderStatus: { name: 'Where is my order?', path: '/order-status' },
    current: ROOT,
    stores: [ROOT],
    storePrefixes: ['', 'default'],
    needsConfirmation: shop.shop.data.needsConfirmation,
    orderLifetimeMs: ORDER_LIFETIME_MS,
  });
}
