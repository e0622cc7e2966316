import { SMALL_SEED } from '../../backend/small-seed';
import { prepareAttack, type AttackSetup } from '../attack';
import { startSharedCache, type SharedCache } from '../shared-cache';
import { openTestShop, type TestShop } from '../test-shop';
import type { WireClient } from '../wire-client';
import type { Overlap } from './call-at-once';
import { CART_CALLS } from './cart-calls';
import { CUSTOMER_CALLS } from './customer-calls';
import { gather, shopSide, type Participant, type ShopSide } from './participant';
import type { PersonalCall } from './personal-call';

/** Delay of the backend in ms, which makes requests overlap. */
const A_MOMENT = 60;
/** A backend that allows shared caching of GET responses, as backends with full-page caches do. */
const KEPT_BY_ALL = { 'cache-control': 'public, max-age=86400', vary: 'Store, Content-Currency' };

/** Unlimited stock for concurrent adds. */
const PLENTY = {
  ...SMALL_SEED,
  products: SMALL_SEED.products.map((product) => (product.sku === 'VASE' ? { ...product, stock: null } : product)),
};

export const PERSONAL: readonly PersonalCall[] = [...CART_CALLS, ...CUSTOMER_CALLS];
/** Each call with its title. */
export const TITLED_CALLS = PERSONAL.map((call) => [`${call.method} ${call.way ?? ''}`.trim(), call] as const);
export interface Place {
  readonly shop: TestShop;
  readonly cache: SharedCache;
  readonly entries: Readonly<Record<Way, WireClient>>;
  readonly scene: AttackSetup;
  readonly participants: readonly Participant[];
  readonly side: ShopSide;
}
type Way = 'bare' | 'cached';

/** A shop with customers and a guest, reached directly and behind a shared cache. */
export async function openPlace(databaseUrl: string | null): Promise<Place> {
  const shop = await openTestShop(databaseUrl, PLENTY);
  const cache = await startSharedCache(shop.backend.graphqlUrl, KEPT_BY_ALL);
  const entries = { bare: await shop.side(), cached: await shop.side(cache.url) };
  const scene = await prepareAttack(entries.bare, shop.rows.dataDir, 'VASE');
  const side = shopSide(entries.bare, shop.rows, scene);
  return { shop, cache, entries, scene, side, participants: await gather(entries.bare, shop.rows, scene) };
}

/** Sends requests through one entry while the backend is delayed. */
export function momentAt({ shop, side, entries }: Place, entry: WireClient): Overlap {
  return {
    side: entry,
    quiet: entries.bare,
    shop: side,
    hold: () => {
      shop.delay(A_MOMENT);
      return () => shop.delay(0);
    },
  };
}
