import { useEffect, type ReactNode } from 'react';
import { ServerOnly } from '../components/shared/ServerOnly';
import type { SiteProps } from '../site-props';
import { Static } from '../../next-internals/server-only/server-components';
import { ShopProvider, type ShopApp } from '../shop-context';
import { announceHydrated } from '../hydration/announce-hydrated';
import type { AnyPage } from '../structured-data/structured-data';
import { DefaultLayout, HomeLayout } from './SiteLayout';

const LAYOUTS = { default: DefaultLayout, home: HomeLayout };
export type LayoutName = keyof typeof LAYOUTS;

interface ShopPageProps {
  readonly shop: ShopApp & { readonly syncVisitor: () => Promise<void> };
  readonly site: SiteProps;
  readonly layout: LayoutName;
  /** HTTP status of an error page, or null. */
  readonly failure: number | null;
  /** The reference of that log line; see `ErrorScreen`. */
  readonly reference?: string | null;
  /** Its props, for search engines. */
  readonly page?: AnyPage;
  readonly children: ReactNode;
}

/** One page of the shop: its layout, and its screen or what to say when there is none. */
export function ShopPage({ shop, site, layout, failure, reference = null, page = {}, children }: ShopPageProps) {
  const Layout = LAYOUTS[failure === null ? layout : 'default'];
  useEffect(() => {
    // Effects of children run first, so all handlers are attached by now.
    announceHydrated(document);
    void shop.syncVisitor();
    // Restored from the back-forward cache; this component lives as long as its window.
    window.addEventListener('pageshow', ({ persisted }) => void (persisted && shop.syncVisitor()));
  }, [shop]);
  return (
    <ShopProvider shop={shop}>
      <Layout site={site}>
        {failure === null ? (
          children
        ) : (
          <ServerOnly id="failure">
            {process.env.NEXT_RUNTIME !== '' && (
              <Static.ErrorScreen site={site} status={failure} reference={reference} />
            )}
          </ServerOnly>
        )}
      </Layout>
      <ServerOnly id="structured-data">
        {process.env.NEXT_RUNTIME !== '' && <Static.StructuredData site={site} page={failure === null ? page : {}} />}
      </ServerOnly>
    </ShopProvider>
  );
}
