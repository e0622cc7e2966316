import { loadHome, type HomeBody } from '../adapters/http/pages/home';
import { publicPage } from '../composition/server/pages';
import { renderedPage } from '../composition/server/rendered-page';
import { HomeScreen } from '../ui/screens/HomeScreen';
import type { SiteProps } from '../ui/site-props';
import PosyApp from './_app';

export const getServerSideProps = renderedPage('/', publicPage(loadHome), (props) => (
  <PosyApp Component={HomePage} pageProps={props} />
));

/** Of the default store; `[...slug].tsx` draws it below a prefix. Apart, it needs a script less. */
export default function HomePage({ site, home }: { readonly site: SiteProps } & HomeBody) {
  // One by one: what only the server has is not enumerable.
  const { page, hero, rows, added, restDays } = home;
  return <HomeScreen site={site} page={page} hero={hero} rows={rows} added={added} restDays={restDays} />;
}
