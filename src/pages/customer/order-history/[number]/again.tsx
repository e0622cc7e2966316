import { loadOrderAgain } from '../../../../adapters/http/pages/order-again';
import { accountPage } from '../../../../composition/server/pages';
import { accountScreen } from '../../../../ui/screens/account/account-screen';

export const getServerSideProps = accountPage(loadOrderAgain);

/** Leads to the product's page. */
export default accountScreen('one-order', () => null);
