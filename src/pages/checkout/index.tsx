import { loadCheckoutStart } from '../../composition/server/pages/checkout';
import { personalPage } from '../../composition/server/pages';

export const getServerSideProps = personalPage(loadCheckoutStart);

export default function CheckoutPage() {
  return null;
}
