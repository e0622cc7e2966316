import { Component, startTransition, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** `pageProps` of a page are what its loader returned. */
interface AppProps {
  readonly Component: ComponentType<never>;
  readonly pageProps: object;
}
interface PageModule<Props> {
  readonly default: ComponentType<Props>;
}
/** A page's script registers its route and what evaluates its modules. */
type Registration = readonly [route: string, load: () => unknown];
interface NextData {
  readonly page: string;
  readonly props: Pick<AppProps, 'pageProps'>;
  readonly dynamicIds?: (string | number)[];
}
type NextWindow = Window & {
  __NEXT_P?: { push(registration: Registration): unknown };
  /** Loads the parts of `next/dynamic` that the server rendered; never rejects. */
  __NEXT_PRELOADREADY?: (ids?: (string | number)[]) => Promise<void>;
};

/**
 * Hydrates the page, in place of Next's own client: no page needs its router, and no link of the shop is followed by
 * scripts. It relies on how the bundler registers pages, which is not public API.
 */
export function hydratePage(w: NextWindow, d: Document): void {
  const data = JSON.parse(d.getElementById('__NEXT_DATA__')?.textContent ?? '') as NextData;
  const loads = new Map<string, Registration[1]>();
  const register = ([route, load]: Registration) => {
    loads.set(route, load);
    const [app, page] = [loads.get('/_app'), loads.get(data.page)];
    if (app !== undefined && page !== undefined && (route === '/_app' || route === data.page)) void start(app, page);
  };
  const start = async (loadApp: Registration[1], loadPage: Registration[1]) => {
    const app = (await loadApp()) as PageModule<AppProps>;
    const page = (await loadPage()) as PageModule<never>;
    await w.__NEXT_PRELOADREADY?.(data.dynamicIds);
    const root = d.getElementById('__next');
    keepFocus(d);
    const { pageProps } = data.props;
    // A transition, so that React yields to the browser while it hydrates.
    startTransition(() => {
      if (root !== null) hydrateRoot(root, <Page App={app.default} Component={page.default} pageProps={pageProps} />);
    });
  };
  const waiting = Array.isArray(w.__NEXT_P) ? (w.__NEXT_P as Registration[]) : [];
  w.__NEXT_P = { push: register };
  waiting.forEach(register);
}

/**
 * React renders a page anew if a translator or an extension of the browser has changed its texts: the field in use keeps the
 * focus, with what the loader remembers of its value.
 */
function keepFocus(d: Document): void {
  let used = d.activeElement;
  const follow = ({ target }: FocusEvent) => (used = target as Element);
  const restore = () => {
    d.removeEventListener('focusin', follow);
    if (used !== null && used.id !== '' && !used.isConnected) d.getElementById(used.id)?.focus({ preventScroll: true });
  };
  d.addEventListener('focusin', follow);
  d.addEventListener('posy:hydrated', restore, { once: true });
}

interface Failure {
  readonly isFailed: boolean;
  readonly ErrorScreen: ComponentType<never> | null;
}

/** The page; the error screen, loaded then, if a bug was thrown while it was rendered. */
class Page extends Component<AppProps & { readonly App: ComponentType<AppProps> }, Failure> {
  override state: Failure = { isFailed: false, ErrorScreen: null };

  static getDerivedStateFromError(): Partial<Failure> {
    return { isFailed: true };
  }

  override componentDidCatch(): void {
    void import('../screens/ErrorScreen').then(({ ErrorScreen }) => this.setState({ ErrorScreen }));
  }

  override render(): ReactNode {
    const { App, Component: Screen, pageProps } = this.props;
    const { isFailed, ErrorScreen } = this.state;
    if (!isFailed) return <App Component={Screen} pageProps={pageProps} />;
    return ErrorScreen && <App Component={ErrorScreen} pageProps={{ ...pageProps, status: 500 }} />;
  }
}
