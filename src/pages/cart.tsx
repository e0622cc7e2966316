import dynamic from 'next/dynamic';
import { loadCartPage } from '../adapters/http/pages/cart';
import { personalPage } from '../composition/server/pages';
import { renderedPage } from '../composition/server/rendered-page';
import { CartScreen, type CartScreenProps } from '../ui/screens/CartScreen';
import PosyApp from './_app';

export const getServerSideProps = renderedPage('/cart', personalPage(loadCartPage), (props) => (
  <PosyApp Component={CartPage} pageProps={props} />
));

export default function CartPage(props: Omit<CartScreenProps, 'createPayment' | 'PaymentStatus'>) {
  return <CartScreen {...props} createPayment={createPayment} PaymentStatus={PaymentStatus} />;
}

/** Loaded only if there is a pending payment. */
const createPayment: CartScreenProps['createPayment'] = async (...parts) =>
  (await import('../composition/browser/payment')).createPaymentFeature(...parts);

const PaymentStatus = dynamic(() =>
  import('../ui/components/checkout/PaymentStatus').then((part) => part.PaymentStatus),
);
