import { loadCartPage } from '../composition/server-cart';
import { personalPage } from '../composition/server-page';
import { CartScreen } from '../ui/screens/CartScreen';

export const getServerSideProps = personalPage(loadCartPage);

export default CartScreen;
