import type { InMemoryStoreData } from '../../src/adapters/memory/in-memory-store-data';
import { act, render } from '@testing-library/react';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Product } from '../../src/domain/catalogue/product';
import { makeFindDeliveryOptions } from '../../src/application/delivery/find-delivery-options';
import { EMPTY_LAYOUT_DATA, type SiteProps } from '../../src/ui/site-props';
import { type ShopApp, ShopProvider } from '../../src/ui/shop-context';
import { CartViewModel } from '../../src/ui/view-models/cart/cart-view-model';
import { NoticesViewModel } from '../../src/ui/view-models/site/notices-view-model';
import { ProductViewModel } from '../../src/ui/view-models/product/product-view-model';
import { aShop } from '../builders/a-shop';
import { cartNeighbours } from '../unit/ui/cart-neighbours';
import { someOverlays } from './some-overlays';

/** jsdom lays nothing out, so a test says when what is below the window comes near it. */
const nearing = new Set<() => void>();
globalThis.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin = '';
  readonly thresholds = [];
  private readonly come: () => void;
  constructor(onSeen: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.rootMargin = rootMargin;
    this.come = () => onSeen([{ isIntersecting: true } as IntersectionObserverEntry], this);
  }
  observe(): void {
    if (this.rootMargin === '300px') nearing.add(this.come);
  }
  unobserve(): void {
    nearing.delete(this.come);
  }
  disconnect(): void {
    nearing.delete(this.come);
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
};

/** Brings everything that waits below the window within 300 px of it. */
export async function comeNear(): Promise<void> {
  await act(async () => {
    for (const come of Array.from(nearing)) come();
  });
}

export const someSiteProps = (overrides: Partial<SiteProps> = {}): SiteProps => ({
  ...EMPTY_LAYOUT_DATA,
  days: 'known',
  storeName: 'Posy Ireland',
  ...overrides,
});

/** One tab of a whole in-memory store, without timers. */
export function aTab(
  features: ShopApp['features'] = () => Promise.reject(new Error('No feature is loaded here')),
  data: Partial<InMemoryStoreData> = {},
) {
  const shop = aShop(data);
  const remembered: Readonly<Record<string, string | null>>[] = [];
  const toldToWishlist: (readonly [sku: string, isAdded: boolean])[] = [];
  const useCases = cartNeighbours(shop);
  const schedule = () => () => undefined;
  const cart = new CartViewModel({ useCases, schedule, announce: () => undefined });
  const app: ShopApp = {
    cart,
    notices: new NoticesViewModel(schedule),
    overlays: someOverlays(),
    account: {
      signedIn: false,
      wishes: 0,
      whenKnown: async () => false,
      open: () => Promise.reject(new Error('No account is opened here')),
    },
    features,
  };
  openings.set(
    app,
    (product) =>
      new ProductViewModel(product, {
        addToCart: (ask) => cart.add(ask),
        loadChoice: (sku, chosen) => shop.catalogue.choice(sku, chosen),
        deliveryOptions: makeFindDeliveryOptions({
          catalogue: shop.catalogue,
          schedules: shop.deliverySchedules,
          clock: shop.clock,
        }),
        rememberChoice: (choice) => remembered.push(choice),
        notifyWishlist: ({ sku }, added) => void toldToWishlist.push([sku, added.ok]),
      }),
  );
  return { ...shop, app, remembered, toldToWishlist };
}

const openings = new WeakMap<ShopApp, (product: Product) => ProductViewModel>();

/** The view-model of a product page in the store of `aTab`. */
export function createProduct(product: Product, app: ShopApp): ProductViewModel {
  const open = openings.get(app);
  if (open === undefined) throw new Error('This shop is not of aTab');
  return open(product);
}

type Tab = ReturnType<typeof aTab>;

/** Renders like a hydrated page. `title` is the one given to `next/head`. */
export function draw(node: ReactElement, tab: Tab = aTab()) {
  let heads: ReactElement<{ children?: unknown }>[] = [];
  const updateHead = (elements: ReactElement<{ children?: unknown }>[]) => {
    heads = elements;
  };
  const context = { updateHead, mountedInstances: new Set<unknown>() };
  const drawn = render(
    <HeadManagerContext value={context}>
      <ShopProvider shop={tab.app}>{node}</ShopProvider>
    </HeadManagerContext>,
  );
  const title = () => heads.find(({ type }) => type === 'title')?.props.children;
  return { ...drawn, tab, title, heads: () => heads };
}

/** The server-rendered markup, which is the page without scripts. */
export function markup(node: ReactElement, tab: Tab = aTab()): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<ShopProvider shop={tab.app}>{node}</ShopProvider>);
  return page;
}
