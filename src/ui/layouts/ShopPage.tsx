import { useEffect, type ReactNode } from 'react';
import { ServerOnly } from '../components/shared/ServerOnly';
import type { SiteProps } from '../site-props';
import { Static } from '../server-parts';
import { ShopProvider, type ShopApp } from '../shop-context';
import { announceHydrated } from '../hydration/announce-hydrated';
import { DefaultLayout } from './DefaultLayout';
import { HomeLayout } from './HomeLayout';

const LAYOUTS = { default: DefaultLayout, home: HomeLayout };
export type LayoutName = keyof typeof LAYOUTS;

interface ShopPageProps {
  readonly shop: ShopApp & { readonly syncVisitor: () => Promise<void> };
  readonly site: SiteProps;
  readonly layout: LayoutName;
  /** HTTP status of what went wrong, or null. */
  readonly failure: number | null;
  readonly children: ReactNode;
}

/** One page of the shop: its layout, and its screen or what to say when there is none. */
export function ShopPage({ shop, site, layout, failure, children }: ShopPageProps) {
  const Layout = LAYOUTS[failure === null ? layout : 'default'];
  useEffect(() => {
    // Effects of children have run before this one: every handler is in place.
    announceHydrated(document);
    void shop.syncVisitor();
  }, [shop]);
  return (
    <ShopProvider shop={shop}>
      <Layout site={site}>
        {failure === null ? (
          children
        ) : (
          <ServerOnly id="failure">
            {process.env.NEXT_RUNTIME !== '' && <Static.ErrorScreen site={site} status={failure} />}
          </ServerOnly>
        )}
      </Layout>
    </ShopProvider>
  );
}
