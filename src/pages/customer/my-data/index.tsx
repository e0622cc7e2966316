import { accountPage } from '../../../composition/server/pages';
import { loadMyData } from '../../../adapters/http/pages/my-data';
import { accountScreen } from '../../../ui/screens/account/account-screen';
import { MyDataScreen } from '../../../ui/screens/account/MyDataScreen';

export const getServerSideProps = accountPage(loadMyData);

export default accountScreen('my-data', MyDataScreen);
