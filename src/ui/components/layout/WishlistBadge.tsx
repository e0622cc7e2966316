import { observer } from 'mobx-react-lite';
import { useShop } from '../../shop-context';
import { CountBadge } from './CountBadge';

/** Number of items on the wishlist. */
export const WishlistBadge = observer(function WishlistBadge() {
  return <CountBadge count={useShop().account.wishes} by={{ 'data-wish-count': '' }} />;
});
