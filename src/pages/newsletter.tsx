import { loadNewsletter } from '../adapters/http/pages/account';
import { personalPage } from '../composition/server/pages';
import { NewsletterScreen } from '../ui/screens/NewsletterScreen';

export const getServerSideProps = personalPage(loadNewsletter);

export default NewsletterScreen;
