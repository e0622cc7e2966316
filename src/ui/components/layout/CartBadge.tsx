import { observer } from 'mobx-react-lite';
import { useShop } from '../../shop-context';
import { CountBadge } from './CountBadge';

/** Quantity in the cart. */
export const CartBadge = observer(function CartBadge() {
  return <CountBadge count={useShop().cart.badge} by={{ 'data-cart-count': '' }} />;
});
