import { loadOrderHistory } from '../../../adapters/http/pages/order-pages';
import { accountPage } from '../../../composition/server/pages';
import { accountScreen } from '../../../ui/screens/account/account-screen';
import { OrderHistoryScreen } from '../../../ui/screens/account/OrderHistoryScreen';

export const getServerSideProps = accountPage(loadOrderHistory);

export default accountScreen('order-history', OrderHistoryScreen);
