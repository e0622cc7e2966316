import { loadHome } from '../composition/server/home-page';
import { publicPage } from '../composition/server/page';
import { HomeScreen } from '../ui/screens/HomeScreen';

export const getServerSideProps = publicPage(loadHome);

HomeScreen.layout = 'home';
export default HomeScreen;
