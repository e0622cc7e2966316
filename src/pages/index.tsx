import { loadHome } from '../composition/server/pages/home';
import { publicPage } from '../composition/server/pages/page';
import { renderedPage } from '../composition/server/pages/rendered-page';
import { HomeScreen } from '../ui/screens/HomeScreen';
import PosyApp from './_app';

export const getServerSideProps = renderedPage('/', publicPage(loadHome), (props) => (
  <PosyApp Component={HomeScreen} pageProps={props} />
));

HomeScreen.layout = 'home';
export default HomeScreen;
