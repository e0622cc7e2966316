import { loadWishlistPage } from '../../adapters/http/pages/own-lists';
import { accountPage } from '../../composition/server/pages';
import { accountScreen } from '../../ui/screens/account/account-screen';
import { WishlistScreen } from '../../ui/screens/account/WishlistScreen';

export const getServerSideProps = accountPage(loadWishlistPage);

export default accountScreen('my-wishlist', WishlistScreen);
