import { accountPage } from '../../composition/server/pages';
import { loadMyNewsletter } from '../../adapters/http/pages/profile';
import { accountScreen } from '../../ui/screens/account/account-screen';
import { MyNewsletterScreen } from '../../ui/screens/account/MyNewsletterScreen';

export const getServerSideProps = accountPage(loadMyNewsletter);

export default accountScreen('my-newsletter', MyNewsletterScreen);
