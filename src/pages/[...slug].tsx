import dynamic from 'next/dynamic';
import { publicPage } from '../composition/server/pages';
import { renderedPage } from '../composition/server/rendered-page';
import { loadPath } from '../adapters/http/pages/path';
import { PathScreen, type PathBody } from '../ui/screens/PathScreen';
import type { SiteProps } from '../ui/site-props';
import PosyApp from './_app';

export const getServerSideProps = renderedPage('/[...slug]', publicPage(loadPath), (props) => (
  <PosyApp Component={PathPage} pageProps={props} />
));

/** A script for each kind of page; Next loads the one of the rendered kind before it hydrates. */
const screens = {
  Home: dynamic(() => import('../ui/screens/HomeScreen').then((part) => part.HomeScreen)),
  Category: dynamic(() => import('../ui/screens/CategoryScreen').then((part) => part.CategoryScreen)),
  Content: dynamic(() => import('../ui/screens/ContentScreen').then((part) => part.ContentScreen)),
  Wedding: dynamic(() => import('../ui/screens/WeddingScreen').then((part) => part.WeddingScreen)),
  Weddings: dynamic(() => import('../ui/screens/WeddingsScreen').then((part) => part.WeddingsScreen)),
  Product: dynamic(() => import('../composition/browser/ProductPage').then((part) => part.ProductPage)),
  Bundle: dynamic(() => import('../composition/browser/BundlePage').then((part) => part.BundlePage)),
  Group: dynamic(() => import('../composition/browser/GroupPage').then((part) => part.GroupPage)),
};

export default function PathPage(props: { readonly site: SiteProps } & PathBody) {
  return <PathScreen {...props} screens={screens} />;
}
