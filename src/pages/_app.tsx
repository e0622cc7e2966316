import '../ui/theme/theme.css';
import { useState, type ComponentType } from 'react';
import { createBrowserApp, prepareRendering } from '../composition/browser/browser-app';
import { ignoreRouter } from '../next-internals/stock-router';
import { ShopPage, type LayoutName } from '../ui/layouts/ShopPage';
import { EMPTY_LAYOUT_DATA, type SiteProps } from '../ui/site-props';

prepareRendering();
ignoreRouter();

interface PageProps {
  readonly site?: SiteProps;
  /** Set on the home page of a store. */
  readonly home?: object;
  /** Set if that has not the layout of the home page. */
  readonly layout?: LayoutName;
  readonly failure?: number;
  readonly reference?: string;
}
interface Props {
  /** Takes `pageProps`, which Next does not check. */
  readonly Component: ComponentType<never>;
  readonly pageProps: PageProps;
}

export default function PosyApp({ Component, pageProps }: Props) {
  const site = pageProps.site ?? EMPTY_LAYOUT_DATA;
  const [shop] = useState(() => createBrowserApp(site));
  const Page: ComponentType<PageProps> = Component as ComponentType<PageProps>;
  return (
    <ShopPage
      shop={shop}
      site={site}
      layout={pageProps.layout ?? (pageProps.home === undefined ? 'default' : 'home')}
      failure={pageProps.failure ?? null}
      reference={pageProps.reference ?? null}
      page={pageProps}
    >
      <Page {...pageProps} />
    </ShopPage>
  );
}
