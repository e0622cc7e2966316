import { observer } from 'mobx-react-lite';
import { useShop } from '../../shop-context';
import { headerTexts } from '../../texts/en/layout/header';

/** Quantity in the cart. */
export const CartBadge = observer(function CartBadge() {
  return <CountBadge count={useShop().cart.badge} by={{ 'data-cart-count': '' }} />;
});

/** Number of items on the wishlist. */
export const WishlistBadge = observer(function WishlistBadge() {
  return <CountBadge count={useShop().account.wishes} by={{ 'data-wish-count': '' }} />;
});

interface CountBadgeProps {
  readonly count: number;
  /** The attribute by which the loader finds it. */
  readonly by: { readonly 'data-cart-count': '' } | { readonly 'data-wish-count': '' };
}

/** A number of items, hidden at 0. Cached pages have no visitor, so the loader shows it before React does. */
function CountBadge({ count, by }: CountBadgeProps) {
  return (
    <span {...by} hidden={count === 0} suppressHydrationWarning>
      {' '}
      <span className="sr-only">{headerTexts.itemsInCart}</span>
      <span className="count-badge" suppressHydrationWarning>
        {count}
      </span>
    </span>
  );
}
