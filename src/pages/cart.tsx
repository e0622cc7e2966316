import { loadCartPage } from '../composition/server/pages/cart';
import { personalPage } from '../composition/server/pages/page';
import { CartScreen, type CartScreenProps } from '../ui/screens/CartScreen';

export const getServerSideProps = personalPage(loadCartPage);

export default function CartPage(props: Omit<CartScreenProps, 'openPayment'>) {
  return <CartScreen {...props} openPayment={openPayment} />;
}

/** Loaded only if there is a pending payment. */
const openPayment: CartScreenProps['openPayment'] = async (...parts) =>
  (await import('../composition/browser/payment')).browserPayment(...parts);
