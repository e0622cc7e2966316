import { accountPage } from '../../../composition/server/pages';
import { loadAddresses } from '../../../adapters/http/pages/addresses';
import { accountScreen } from '../../../ui/screens/account/account-screen';
import { AddressesScreen } from '../../../ui/screens/account/AddressesScreen';

export const getServerSideProps = accountPage(loadAddresses);

export default accountScreen('addresses-details', AddressesScreen);
