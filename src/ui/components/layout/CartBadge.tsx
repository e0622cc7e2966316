import { observer } from 'mobx-react-lite';
import { useShop } from '../../shop-context';
import { headerTexts } from '../../texts/en/header';

/** How many pieces are in the cart. The server knows nobody, so it appears once the page is awake; never at 0. */
export const CartBadge = observer(function CartBadge() {
  const { badge } = useShop().cart;
  if (badge === 0) return null;
  return (
    <>
      {' '}
      <span className="count-badge">{badge}</span>
      <span className="sr-only">{headerTexts.itemsInCart(badge)}</span>
    </>
  );
});
