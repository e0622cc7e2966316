import '../theme/lazy/cart-sidebar.module.css';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CartFailed, EmptyCart } from '../components/cart/EmptyCart';
import { CartDrawer } from '../components/cart/CartDrawer';
import { Icon } from '../components/shared/Icon';
import { useShop } from '../shop-context';
import { inStore } from '../site-props';
import { cartTexts } from '../texts/en/cart/cart';
import type { CartViewModel } from '../view-models/cart/cart-view-model';
import type { OverlayContentProps } from './overlay-list';
import { titleId } from './OverlayFrame';
import { OverlayWaiting } from './OverlayWaiting';

/** The cart beside the page: what the cart page shows, in one column. */
export const CartSidebar = observer(function CartSidebar({ site, onClose }: OverlayContentProps) {
  const { cart } = useShop();
  const { storePrefix } = site;
  useCart(cart);
  const { cart: shown, loading } = cart;
  if (shown === null) {
    const isFailed = loading.error !== null && !loading.isLoading;
    const load = () => void cart.load();
    return isFailed ? <CartFailed onAgain={load} /> : <OverlayWaiting isFailed={false} onAgain={load} />;
  }
  if (cart.rows.length === 0 && !shown.unshownLines) return <EmptyCart storePrefix={storePrefix} onBack={onClose} />;
  return (
    <>
      <div className="cart-sidebar-head">
        <p role="status">{cartTexts.totalItems(cart.badge)}</p>
        <a className="way-on" href={inStore(storePrefix, '/cart')}>
          {cartTexts.wholeCart}
          <Icon name="onward" />
        </a>
      </div>
      <CartDrawer vm={cart} shown={shown} site={site} refusals={[]} titleId={titleId('cart')} />
    </>
  );
});

/** Loads the cart at each opening, because another tab may have changed it. Quantities are sent before they can be lost. */
function useCart(cart: CartViewModel): void {
  useEffect(() => {
    void cart.load();
    const leave = () => cart.leave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      void cart.flush();
    };
  }, [cart]);
}
