import { loadThankYou } from '../../composition/server-checkout';
import { personalPage } from '../../composition/server-page';
import { ThankYouScreen } from '../../ui/screens/ThankYouScreen';

export const getServerSideProps = personalPage(loadThankYou);

export default ThankYouScreen;
