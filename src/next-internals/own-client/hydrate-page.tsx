import { Component, startTransition, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { PutBackTexts } from '../../ui/hydration/foreign-texts';

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
  /** Loads the parts of `next/dynamic` that the server rendered. */
  __NEXT_PRELOADREADY?: (ids?: (string | number)[]) => Promise<void>;
  /** Set by the loader. */
  posyTexts?: PutBackTexts;
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
    await anotherTask();
    const page = (await loadPage()) as PageModule<never>;
    await w.__NEXT_PRELOADREADY?.(data.dynamicIds);
    await anotherTask();
    const root = d.getElementById('__next');
    const { pageProps } = data.props;
    if (root === null) return;
    const hydrate = () =>
      void hydrateRoot(root, <Page App={app.default} Component={page.default} pageProps={pageProps} />);
    // At once, before the browser translates the page again; else as a transition, so that React yields to the browser.
    (w.posyTexts?.() ? flushSync : startTransition)(hydrate);
  };
  /** So that the page can react between them. */
  const anotherTask = () => new Promise((start) => w.setTimeout(start));
  const waiting = Array.isArray(w.__NEXT_P) ? (w.__NEXT_P as Registration[]) : [];
  w.__NEXT_P = { push: register };
  waiting.forEach(register);
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
    void import('../../ui/screens/ErrorScreen').then(({ ErrorScreen }) => this.setState({ ErrorScreen }));
  }

  override render(): ReactNode {
    const { App, Component: Screen, pageProps } = this.props;
    const { isFailed, ErrorScreen } = this.state;
    if (!isFailed) return <App Component={Screen} pageProps={pageProps} />;
    return ErrorScreen && <App Component={ErrorScreen} pageProps={{ ...pageProps, status: 500 }} />;
  }
}
