import { type SiteProps, inStore } from '../../site-props';
import { contactTexts } from '../../texts/en/contact';
import { headerTexts } from '../../texts/en/header';
import { Icon } from '../shared/Icon';
import { CartBadge } from './CartBadge';
import { MainMenu } from './MainMenu';

/** Logo, menu and icons; on a phone the bottom bar opens the menu. */
export function SiteHeader({ site }: { site: SiteProps }) {
  const { logo, storePrefix } = site;
  return (
    <header className="site-header">
      <div className="page site-header-row">
        <MainMenu menu={site.menu} storePrefix={storePrefix} />
        <a className="brand" href={inStore(storePrefix, '/')} aria-label={headerTexts.homeLink(site.storeName)}>
          <img
            src={logo.src}
            alt={logo.alt === site.storeName ? '' : logo.alt}
            width={logo.width}
            height={logo.height}
          />
          <span className="brand-name">{headerTexts.logoName(site.storeName)}</span>
        </a>
        <div className="header-ways">
          <a className="header-link header-call" href={contactTexts.phoneLink}>
            <Icon name="phone" />
            <span className="sr-only">{headerTexts.call}</span>
          </a>
          <a className="header-link header-cart" href={inStore(storePrefix, '/cart')}>
            <Icon name="cart" />
            <span>{headerTexts.cart}</span>
            <CartBadge />
          </a>
        </div>
      </div>
    </header>
  );
}
