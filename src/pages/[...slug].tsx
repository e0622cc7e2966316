import { publicPage } from '../composition/server-page';
import { loadPath } from '../composition/server-path';
import { PathScreen } from '../ui/screens/PathScreen';

export const getServerSideProps = publicPage(loadPath);

export default PathScreen;
