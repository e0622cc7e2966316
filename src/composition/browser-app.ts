import { enableStaticRendering } from 'mobx-react-lite';
import { askVisitor } from '../adapters/browser/visitor-answer';
import { findChoice } from '../adapters/graphql-middleware/find-choice';
import { MiddlewareCarts } from '../adapters/graphql-middleware/middleware-carts';
import type { Product } from '../domain/catalogue/product';
import type { FrameProps } from '../ui/frame-props';
import type { ShopApp } from '../ui/shop-context';
import { CartViewModel } from '../ui/view-models/cart-view-model';
import { NoticesViewModel } from '../ui/view-models/notices-view-model';
import { ProductViewModel } from '../ui/view-models/product-view-model';
import { browserFetch, schedule, tabOf } from './browser-tab';
import { cartUseCases } from './cart-use-cases';

const RELOADED_KEY = 'posy-reloaded-for';

/** Rendering on the server must not keep observers alive. */
export function prepareRendering(): void {
  enableStaticRendering(typeof window === 'undefined');
}

/**
 * The shop in one tab, composed by plain functions. It is also made while a page is rendered on the server, so nothing
 * of the browser is touched before something is asked of it.
 */
export function browserApp(frame: FrameProps): ShopApp & { meet(): Promise<void> } {
  const { call, context, visitor, clock } = tabOf(frame);
  const useCases = cartUseCases(new MiddlewareCarts(call, context), visitor, clock);
  const cart = new CartViewModel({ useCases, schedule });
  return {
    cart,
    notices: new NoticesViewModel(schedule),
    account: { signedIn: false },
    product: (product: Product) =>
      new ProductViewModel(product, {
        addToCart: (ask) => cart.add(ask),
        loadChoice: (sku, chosen) => findChoice(call, context, sku, chosen),
        rememberChoice,
      }),
    meet: () => meet(frame, cart),
  };
}

/** The page was made for everybody; here it learns whose it is. Another currency than the page's needs another page. */
async function meet(frame: FrameProps, cart: CartViewModel): Promise<void> {
  const answer = await askVisitor(browserFetch, window.location.pathname);
  if (answer === null) return;
  if (answer.cartQuantity !== null) cart.showCount(answer.cartQuantity);
  if (answer.currency !== frame.currency) reloadOnce(answer.currency);
}

/**
 * A reload would repeat the foreign click that left the cookies out; going to the same address from here carries them.
 * Once for each address and currency, so that a page that cannot follow does not turn in circles.
 */
function reloadOnce(currency: string): void {
  const { href } = window.location;
  const mark = `${currency} ${href}`;
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === mark) return;
    sessionStorage.setItem(RELOADED_KEY, mark);
  } catch {
    return;
  }
  window.location.replace(href);
}

function rememberChoice(choice: Readonly<Record<string, string | null>>): void {
  const url = new URL(window.location.href);
  for (const [option, value] of Object.entries(choice)) {
    if (value === null) url.searchParams.delete(option);
    else url.searchParams.set(option, value);
  }
  const path = `${url.pathname}${url.search}`;
  // The router finds its way back by what it keeps here.
  const state = (window.history.state ?? {}) as Readonly<Record<string, unknown>>;
  window.history.replaceState({ ...state, url: path, as: path }, '', path);
}
