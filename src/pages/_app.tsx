import '../ui/theme/theme.css';
import type { NextComponentType, NextPageContext } from 'next';
import type { AppProps } from 'next/app';
import { useState } from 'react';
import { browserApp, prepareRendering } from '../composition/browser-app';
import { ShopPage, type LayoutName } from '../ui/layouts/ShopPage';
import { EMPTY_FRAME, type FrameProps } from '../ui/frame-props';

prepareRendering();

interface PageProps {
  readonly frame?: FrameProps;
  readonly failure?: number;
}
type Page = NextComponentType<NextPageContext, unknown, PageProps> & { readonly layout?: LayoutName };
type Props = AppProps<PageProps> & { readonly Component: Page };

export default function PosyApp({ Component, pageProps }: Props) {
  const frame = pageProps.frame ?? EMPTY_FRAME;
  const [shop] = useState(() => browserApp(frame));
  return (
    <ShopPage shop={shop} frame={frame} layout={Component.layout ?? 'default'} failure={pageProps.failure ?? null}>
      <Component {...pageProps} />
    </ShopPage>
  );
}
