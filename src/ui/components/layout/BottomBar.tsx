import { inStore } from '../../site-props';
import { headerTexts } from '../../texts/en/header';
import { Icon } from '../shared/Icon';
import { CartBadge } from './CartBadge';
import { MOBILE_MENU_ID } from './MobileMenu';

/** The bottom navigation bar of a phone. */
export function BottomBar({ storePrefix }: { storePrefix: string }) {
  return (
    <nav className="bottom-bar" aria-label={headerTexts.shortcuts}>
      <a className="bottom-bar-item" href={inStore(storePrefix, '/')}>
        <Icon name="home" />
        {headerTexts.home}
      </a>
      <button type="button" className="bottom-bar-item" id="bottom-bar-menu" popoverTarget={MOBILE_MENU_ID}>
        <Icon name="menu" />
        {headerTexts.menu}
      </button>
      <a className="bottom-bar-item" href={inStore(storePrefix, '/cart')}>
        <Icon name="cart" />
        <span>
          {headerTexts.cart}
          <CartBadge />
        </span>
      </a>
    </nav>
  );
}
