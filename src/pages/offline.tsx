import { loadOfflinePage } from '../adapters/http/pages/offline';
import { publicPage } from '../composition/server/pages';
import { renderedPage } from '../composition/server/rendered-page';
import { OfflineScreen } from '../ui/screens/OfflineScreen';
import type { SiteProps } from '../ui/site-props';
import PosyApp from './_app';

export const getServerSideProps = renderedPage('/offline', publicPage(loadOfflinePage), (props) => (
  <PosyApp Component={OfflinePage} pageProps={props} />
));

export default function OfflinePage({ site }: { readonly site: SiteProps }) {
  return <OfflineScreen site={site} />;
}
