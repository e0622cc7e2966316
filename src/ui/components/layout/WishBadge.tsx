import { observer } from 'mobx-react-lite';
import { useShop } from '../../shop-context';
import { headerTexts } from '../../texts/en/header';

/** Number of items on the wishlist, hidden at 0. Like `CartBadge`, the loader shows it before React does. */
export const WishBadge = observer(function WishBadge() {
  const { wishes } = useShop().account;
  return (
    <span data-wish-count hidden={wishes === 0} suppressHydrationWarning>
      {' '}
      <span className="sr-only">{headerTexts.itemsInCart}</span>
      <span className="count-badge" suppressHydrationWarning>
        {wishes}
      </span>
    </span>
  );
});
