import { act, render } from '@testing-library/react';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ShopProvider, type ShopApp } from '../../src/ui/shop-context';
import type { CartViewModel } from '../../src/ui/view-models/cart/cart-view-model';
import type { CheckoutViewModel } from '../../src/ui/view-models/checkout/checkout-view-model';
import { NoticesViewModel } from '../../src/ui/view-models/site/notices-view-model';
import type { Schedule } from '../../src/ui/view-models/shared/schedule';
import { settled } from '../unit/ui/a-schedule';
import { someOverlays } from './some-overlays';

interface AppParts {
  readonly cart: CartViewModel;
  readonly schedule: Schedule;
  readonly checkout?: CheckoutViewModel;
}

/** The days without deliveries, as the server words them. */
export const RESTRICTIONS = 'We do not deliver on Mondays.';

const checkouts = new WeakMap<CartViewModel, CheckoutViewModel>();

/** The checkout that `anApp` received with this cart. */
export function createCheckout(cart: CartViewModel): CheckoutViewModel {
  const checkout = checkouts.get(cart);
  if (checkout === undefined) throw new Error('This cart has no checkout');
  return checkout;
}

/** The shop of a tab that shows no products. */
export function anApp({ cart, schedule, checkout }: AppParts): ShopApp {
  if (checkout !== undefined) checkouts.set(cart, checkout);
  return {
    cart,
    notices: new NoticesViewModel(schedule),
    overlays: someOverlays(),
    account: {
      signedIn: false,
      wishes: 0,
      whenKnown: async () => false,
      open: () => Promise.reject(new Error('No account is opened here')),
    },
    features: () => Promise.reject(new Error('These screens load no feature')),
  };
}

/** Renders like a hydrated page and waits for its requests. `title` is the one given to `next/head`. */
export async function renderHydrated(app: ShopApp, node: ReactElement) {
  let heads: ReactElement<{ children?: unknown }>[] = [];
  const updateHead = (elements: ReactElement<{ children?: unknown }>[]) => {
    heads = elements;
  };
  const inShop = (screen: ReactElement) => (
    <HeadManagerContext value={{ updateHead, mountedInstances: new Set<unknown>() }}>
      <ShopProvider shop={app}>{screen}</ShopProvider>
    </HeadManagerContext>
  );
  const drawn = render(inShop(node));
  await act(settled);
  const redraw = async (next: ReactElement) => {
    drawn.rerender(inShop(next));
    await act(settled);
  };
  return { ...drawn, redraw, title: () => heads.find(({ type }) => type === 'title')?.props.children };
}

/** The server-rendered markup, which is the page without scripts. */
export function notHydrated(app: ShopApp, node: ReactElement): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<ShopProvider shop={app}>{node}</ShopProvider>);
  return page;
}

/** The text of a field's `aria-describedby`. */
export function described(field: Element): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** Name and value of every field a form would send. */
export function sent(form: HTMLFormElement | null): readonly string[] {
  return form === null
    ? []
    : [...new FormData(form)].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`);
}
