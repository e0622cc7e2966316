import { publicPage } from '../composition/server/page';
import { loadPath } from '../composition/server/path-page';
import { PathScreen } from '../ui/screens/PathScreen';

export const getServerSideProps = publicPage(loadPath);

export default PathScreen;
