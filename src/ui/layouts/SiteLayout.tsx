import type { ReactNode } from 'react';
import { BottomBar } from '../components/layout/BottomBar';
import { MobileMenu } from '../components/layout/MobileMenu';
import { SiteHeader } from '../components/layout/SiteHeader';
import { Overlays } from '../overlays/Overlays';
import { SearchOverlay } from '../components/search/SearchOverlay';
import { AssetsHost } from '../components/shared/assets-host';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Static } from '../../next-internals/server-only/server-components';
import type { SiteProps } from '../site-props';
import { sharedTexts } from '../texts/en/shared';

interface LayoutProps {
  readonly site: SiteProps;
  readonly children: ReactNode;
}

/** Header, footer and notices of both layouts; `wide` gives the content full width. */
function SiteLayout({ site, children, wide }: LayoutProps & { readonly wide: boolean }) {
  return (
    <AssetsHost value={site.assetsHost}>
      <a className="skip-link" href="#content">
        {sharedTexts.skipToContent}
      </a>
      <ServerOnly id="top-banner" cacheKey={site}>
        {process.env.NEXT_RUNTIME !== '' && <Static.TopBanner site={site} />}
      </ServerOnly>
      <SiteHeader site={site} />
      <main id="content" tabIndex={-1} className={wide ? 'content' : 'content page content-padded'}>
        {children}
      </main>
      <ServerOnly id="site-footer" cacheKey={site}>
        {process.env.NEXT_RUNTIME !== '' && <Static.SiteFooter site={site} />}
      </ServerOnly>
      <BottomBar site={site} />
      <ServerOnly id="mobile-menu-html" cacheKey={site}>
        {process.env.NEXT_RUNTIME !== '' && <MobileMenu site={site} />}
      </ServerOnly>
      <SearchOverlay site={site} />
      <Overlays site={site} />
    </AssetsHost>
  );
}

/** The layout of every page but the home page. */
export function DefaultLayout({ site, children }: LayoutProps) {
  return (
    <SiteLayout site={site} wide={false}>
      {children}
    </SiteLayout>
  );
}

/** The layout of the home page, whose sections have full width. */
export function HomeLayout({ site, children }: LayoutProps) {
  return (
    <SiteLayout site={site} wide>
      {children}
    </SiteLayout>
  );
}
