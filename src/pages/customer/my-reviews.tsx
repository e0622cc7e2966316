import { loadOwnReviews } from '../../adapters/http/pages/own-lists';
import { accountPage } from '../../composition/server/pages';
import { accountScreen } from '../../ui/screens/account/account-screen';
import { OwnReviewsScreen } from '../../ui/screens/account/OwnReviewsScreen';

export const getServerSideProps = accountPage(loadOwnReviews);

export default accountScreen('my-reviews', OwnReviewsScreen);
