import { loadOrder } from '../../../adapters/http/pages/order-pages';
import { accountPage } from '../../../composition/server/pages';
import { accountScreen } from '../../../ui/screens/account/account-screen';
import { OrderScreen } from '../../../ui/screens/account/OrderScreen';

export const getServerSideProps = accountPage(loadOrder);

export default accountScreen('one-order', OrderScreen);
