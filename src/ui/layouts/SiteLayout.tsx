import type { ReactNode } from 'react';
import { BottomBar } from '../components/layout/BottomBar';
import { MobileMenu } from '../components/layout/MobileMenu';
import { SiteFooter } from '../components/layout/SiteFooter';
import { SiteHeader } from '../components/layout/SiteHeader';
import { TopBanner } from '../components/layout/TopBanner';
import { Notices } from '../components/notices/Notices';
import { AssetsHost } from '../components/shared/assets-host';
import { IconSheet } from '../components/shared/Icon';
import type { SiteProps } from '../site-props';
import { sharedTexts } from '../texts/en/shared';

export interface LayoutProps {
  readonly site: SiteProps;
  readonly children: ReactNode;
}

/** Header, footer and notices of both layouts; `wide` gives the content full width. */
export function SiteLayout({ site, children, wide }: LayoutProps & { readonly wide: boolean }) {
  return (
    <AssetsHost value={site.assetsHost}>
      <IconSheet />
      <a className="skip-link" href="#content">
        {sharedTexts.skipToContent}
      </a>
      <TopBanner site={site} />
      <SiteHeader site={site} />
      <main id="content" tabIndex={-1} className={wide ? 'content' : 'content page content-padded'}>
        {children}
      </main>
      <SiteFooter storePrefix={site.storePrefix} />
      <BottomBar storePrefix={site.storePrefix} />
      <MobileMenu menu={site.menu} storePrefix={site.storePrefix} />
      <Notices />
    </AssetsHost>
  );
}
