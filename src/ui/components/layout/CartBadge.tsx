import { observer } from 'mobx-react-lite';
import { useShop } from '../../shop-context';
import { headerTexts } from '../../texts/en/header';

/** Quantity in the cart. Cached pages have no visitor, so it appears after hydration; hidden at 0. */
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
