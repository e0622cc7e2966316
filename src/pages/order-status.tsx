import { loadOrderStatus } from '../adapters/http/pages/order-status';
import { personalPage } from '../composition/server/pages';
import { OrderStatusScreen } from '../ui/screens/OrderStatusScreen';

export const getServerSideProps = personalPage(loadOrderStatus);

export default OrderStatusScreen;
