import { publicPage } from '../composition/server/pages';
import { renderedPage } from '../composition/server/rendered-page';
import { loadSearchPage } from '../adapters/http/pages/search';
import { SearchScreen, type SearchScreenProps } from '../ui/screens/SearchScreen';
import PosyApp from './_app';

export const getServerSideProps = renderedPage('/search', publicPage(loadSearchPage), (props) => (
  <PosyApp Component={SearchPage} pageProps={props} />
));

export default function SearchPage(props: SearchScreenProps) {
  return <SearchScreen {...props} />;
}
