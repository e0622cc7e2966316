import { loadHome } from '../composition/server/pages/home';
import { publicPage } from '../composition/server/pages/page';
import { HomeScreen } from '../ui/screens/HomeScreen';

export const getServerSideProps = publicPage(loadHome);

HomeScreen.layout = 'home';
export default HomeScreen;
