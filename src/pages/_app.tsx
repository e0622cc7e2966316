import '../ui/theme/theme.css';
import type { NextComponentType, NextPageContext } from 'next';
import type { AppProps } from 'next/app';
import { useState } from 'react';
import { browserApp, prepareRendering } from '../composition/browser/browser-app';
import { ShopPage, type LayoutName } from '../ui/layouts/ShopPage';
import { EMPTY_LAYOUT_DATA, type SiteProps } from '../ui/site-props';

prepareRendering();

interface PageProps {
  readonly site?: SiteProps;
  readonly failure?: number;
  readonly reference?: string;
}
type Page = NextComponentType<NextPageContext, unknown, PageProps> & { readonly layout?: LayoutName };
type Props = AppProps<PageProps> & { readonly Component: Page };

export default function PosyApp({ Component, pageProps }: Props) {
  const site = pageProps.site ?? EMPTY_LAYOUT_DATA;
  const [shop] = useState(() => browserApp(site));
  return (
    <ShopPage
      shop={shop}
      site={site}
      layout={Component.layout ?? 'default'}
      failure={pageProps.failure ?? null}
      reference={pageProps.reference ?? null}
    >
      <Component {...pageProps} />
    </ShopPage>
  );
}
