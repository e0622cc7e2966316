import { loadCheckoutStart } from '../../adapters/http/pages/checkout';
import { personalPage } from '../../composition/server/pages';

export const getServerSideProps = personalPage(loadCheckoutStart);

export default function CheckoutPage() {
  return null;
}
