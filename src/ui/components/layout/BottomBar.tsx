import { inStore, type SiteProps } from '../../site-props';
import { headerTexts } from '../../texts/en/layout/header';
import { Icon } from '../shared/Icon';
import { ServerOnly } from '../shared/ServerOnly';
import { AccountLink, WishlistLink } from './AccountLinks';
import { CartBadge } from './CountBadge';
import { MOBILE_MENU_ID } from './MobileMenu';

/** The bottom navigation bar of a phone. */
export function BottomBar({ site }: { site: SiteProps }) {
  const { storePrefix, hasWishlists } = site;
  return (
    <nav className="bottom-bar" aria-label={headerTexts.shortcuts}>
      <ServerOnly id="bottom-bar-start" cacheKey={site}>
        {process.env.NEXT_RUNTIME !== '' && <HomeAndMenu storePrefix={storePrefix} />}
      </ServerOnly>
      {hasWishlists && <WishlistLink id="bottom-bar-wishlist" className="bottom-bar-item" storePrefix={storePrefix} />}
      <ServerOnly id="bottom-bar-visitor" cacheKey={site}>
        {process.env.NEXT_RUNTIME !== '' && (
          <AccountLink id="bottom-bar-account" className="bottom-bar-item" storePrefix={storePrefix} />
        )}
      </ServerOnly>
      <a
        className="bottom-bar-item"
        id="bottom-bar-cart"
        href={inStore(storePrefix, '/cart')}
        data-overlay="cart"
        aria-haspopup="dialog"
      >
        <Icon name="cart" />
        <span>
          {headerTexts.cart}
          <CartBadge />
        </span>
      </a>
    </nav>
  );
}

function HomeAndMenu({ storePrefix }: { storePrefix: string }) {
  return (
    <>
      <a className="bottom-bar-item" href={inStore(storePrefix, '/')}>
        <Icon name="home" />
        {headerTexts.home}
      </a>
      <button type="button" className="bottom-bar-item" id="bottom-bar-menu" popoverTarget={MOBILE_MENU_ID}>
        <Icon name="menu" />
        {headerTexts.menu}
      </button>
    </>
  );
}
