import { observer } from 'mobx-react-lite';
import { useShop } from '../../shop-context';
import { headerTexts } from '../../texts/en/header';

/** Quantity in the cart, hidden at 0. Cached pages have no visitor, so the loader shows it before React does. */
export const CartBadge = observer(function CartBadge() {
  const { badge } = useShop().cart;
  return (
    <span data-cart-count hidden={badge === 0} suppressHydrationWarning>
      {' '}
      <span className="sr-only">{headerTexts.itemsInCart}</span>
      <span className="count-badge" suppressHydrationWarning>
        {badge}
      </span>
    </span>
  );
});
