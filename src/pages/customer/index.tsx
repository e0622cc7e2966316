import { accountPage } from '../../composition/server/pages';
import { loadOverview } from '../../adapters/http/pages/profile';
import { accountScreen } from '../../ui/screens/account/account-screen';
import { AccountStart } from '../../ui/screens/account/AccountStart';

export const getServerSideProps = accountPage(loadOverview);

export default accountScreen('my-account', AccountStart);
