import { loadThankYou } from '../../composition/server-checkout';
import { guarded } from '../../composition/server-guards';
import { personalPage } from '../../composition/server-page';
import { ThankYouScreen, type ThankYouScreenProps } from '../../ui/screens/ThankYouScreen';

export const getServerSideProps = personalPage(guarded(['checkout'], loadThankYou));

type ThankYouPageProps = Omit<ThankYouScreenProps, 'readPlaced'>;

export default function ThankYouPage({ frame, order }: ThankYouPageProps) {
  return <ThankYouScreen frame={frame} order={order} readPlaced={readPlaced} />;
}

/** Whoever comes from the last step has this in the tab already; others fetch it once the page stands. */
async function readPlaced() {
  return (await import('../../composition/browser-checkout')).readPlacedOrder();
}
