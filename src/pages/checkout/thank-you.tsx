import { loadThankYou } from '../../adapters/http/pages/checkout';
import { guarded } from '../../adapters/http/pages/guards';
import { personalPage } from '../../composition/server/pages';
import { ThankYouScreen, type ThankYouScreenProps } from '../../ui/screens/ThankYouScreen';

export const getServerSideProps = personalPage(guarded(['checkout'], loadThankYou));

type ThankYouPageProps = Pick<ThankYouScreenProps, 'site' | 'order'>;

export default function ThankYouPage({ site, order }: ThankYouPageProps) {
  return <ThankYouScreen site={site} order={order} readPlaced={readPlaced} createPayment={createPayment} />;
}

/** The last step has loaded this script already; otherwise it is loaded after the page. */
const paymentPart = () => import('../../composition/browser/payment');
const readPlaced = async () => (await paymentPart()).readPlacedOrder();
const createPayment: ThankYouScreenProps['createPayment'] = async (...parts) =>
  (await paymentPart()).createPaymentFeature(...parts);
