import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createBrowserApp, prepareRendering } from '../../src/composition/browser/browser-app';
import { BundlePage } from '../../src/composition/browser/BundlePage';
import { GroupPage } from '../../src/composition/browser/GroupPage';
import { ProductPage } from '../../src/composition/browser/ProductPage';
import { publicPage } from '../../src/composition/server/pages';
import { type PageProps } from '../../src/adapters/http/pages/page';
import { loadPath } from '../../src/adapters/http/pages/path';
import { ShopPage } from '../../src/ui/layouts/ShopPage';
import { CategoryScreen } from '../../src/ui/screens/CategoryScreen';
import { ContentScreen } from '../../src/ui/screens/ContentScreen';
import { HomeScreen } from '../../src/ui/screens/HomeScreen';
import { PathScreen } from '../../src/ui/screens/PathScreen';
import { WeddingScreen } from '../../src/ui/screens/WeddingScreen';
import { WeddingsScreen } from '../../src/ui/screens/WeddingsScreen';
import { askedPage } from './asked-page';

/** The catch-all page's `getServerSideProps`. */
export const pathPage = publicPage(loadPath);

const SCREENS = {
  Home: HomeScreen,
  Category: CategoryScreen,
  Content: ContentScreen,
  Product: ProductPage,
  Bundle: BundlePage,
  Group: GroupPage,
  Wedding: WeddingScreen,
  Weddings: WeddingsScreen,
};

/** The server-rendered catch-all page and its head, without browser and scripts. */
export async function drawnPath(url: string): Promise<{ readonly html: string; readonly head: string }> {
  prepareRendering();
  const { props } = await askedPage(pathPage, url);
  // Props must be JSON, because they are sent to the browser.
  expect(JSON.parse(JSON.stringify(props))).toEqual(props);
  let head: readonly ReactElement[] = [];
  const updateHead = (elements: readonly ReactElement[]) => {
    head = elements;
  };
  const html = renderToString(
    <HeadManagerContext.Provider value={{ updateHead, mountedInstances: new Set() }}>
      <ShopPage
        shop={createBrowserApp(props.site)}
        site={props.site}
        layout="default"
        failure={failureOf(props)}
        page={props}
      >
        {'failure' in props && props.failure !== undefined ? null : <PathScreen {...props} screens={SCREENS} />}
      </ShopPage>
    </HeadManagerContext.Provider>,
  ).replace(/<!-- -->/g, '');
  return { html, head: renderToStaticMarkup(<>{head}</>) };
}

function failureOf(props: PageProps<object>): number | null {
  return props.failure ?? null;
}
