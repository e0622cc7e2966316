import { render } from '@testing-library/react';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { makeAddToCart } from '../../src/application/cart/add-to-cart';
import { makeApplyCoupon } from '../../src/application/cart/apply-coupon';
import { makeChangeQuantity } from '../../src/application/cart/change-quantity';
import { makeClearCart } from '../../src/application/cart/clear-cart';
import { makeCountCart } from '../../src/application/cart/count-cart';
import { makeLoadCart } from '../../src/application/cart/load-cart';
import { makeRemoveItem } from '../../src/application/cart/remove-item';
import { EMPTY_LAYOUT_DATA, type SiteProps } from '../../src/ui/site-props';
import { type ShopApp, ShopProvider } from '../../src/ui/shop-context';
import { CartViewModel } from '../../src/ui/view-models/cart-view-model';
import { NoticesViewModel } from '../../src/ui/view-models/notices-view-model';
import { ProductViewModel } from '../../src/ui/view-models/product-view-model';
import { aShop } from '../builders/a-shop';

export const someSiteProps = (overrides: Partial<SiteProps> = {}): SiteProps => ({
  ...EMPTY_LAYOUT_DATA,
  ...overrides,
});

/** The shop of one tab over a whole shop in memory, without timers. */
export function aTab() {
  const shop = aShop();
  const remembered: Readonly<Record<string, string | null>>[] = [];
  const useCases = {
    loadCart: makeLoadCart(shop),
    countCart: makeCountCart(shop),
    addToCart: makeAddToCart(shop),
    changeQuantity: makeChangeQuantity(shop),
    removeItem: makeRemoveItem(shop),
    applyCoupon: makeApplyCoupon(shop),
    clearCart: makeClearCart(shop),
  };
  const schedule = () => () => undefined;
  const cart = new CartViewModel({ useCases, schedule });
  const app: ShopApp = {
    cart,
    notices: new NoticesViewModel(schedule),
    account: {
      signedIn: false,
      whenKnown: async () => false,
      open: () => Promise.reject(new Error('No account is opened here')),
    },
    product: (product) =>
      new ProductViewModel(product, {
        addToCart: (ask) => cart.add(ask),
        loadChoice: (sku, chosen) => shop.catalogue.choice(sku, chosen),
        rememberChoice: (choice) => remembered.push(choice),
      }),
  };
  return { ...shop, app, remembered };
}

type Tab = ReturnType<typeof aTab>;

/** Draws as the awake page does. `title` is the page's title, as `next/head` was told. */
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
  return { ...drawn, tab, title };
}

/** The markup that leaves the server: what a page without scripts consists of. */
export function markup(node: ReactElement, tab: Tab = aTab()): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<ShopProvider shop={tab.app}>{node}</ShopProvider>);
  return page;
}
