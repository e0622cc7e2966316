import { publicPage } from '../composition/server/pages/page';
import { loadPath } from '../composition/server/pages/path';
import { PathScreen } from '../ui/screens/PathScreen';

export const getServerSideProps = publicPage(loadPath);

export default PathScreen;
