import { type SiteProps, inStore } from '../../site-props';
import { contactTexts } from '../../texts/en/layout/contact';
import { headerTexts } from '../../texts/en/layout/header';
import { headerWords } from '../../texts/en/layout/header-words';
import { Icon } from '../shared/Icon';
import { ServerOnly } from '../shared/ServerOnly';
import { SEARCH_SHEET_ID } from '../search/search-path';
import { AccountLink, WishlistLink } from './AccountLinks';
import { CartBadge } from './CountBadge';
import { ChoiceLinks } from './ChoiceLinks';
import { MainMenu } from './MainMenu';

/** Logo, menu and icons; on a phone the bottom bar opens the menu. */
export function SiteHeader({ site }: { site: SiteProps }) {
  const { storePrefix } = site;
  return (
    // The loader reads the store and the currency.
    <header className="site-header" id="site-header" data-store-prefix={storePrefix} data-currency={site.currency}>
      <div className="page site-header-row">
        <MainMenu site={site} />
        <ServerOnly id="brand" cacheKey={site}>
          {process.env.NEXT_RUNTIME !== '' && <Brand site={site} />}
        </ServerOnly>
        <div className="header-ways">
          <ServerOnly id="header-call" cacheKey={site}>
            {process.env.NEXT_RUNTIME !== '' && (
              <>
                <ChoiceLinks place="header" className="header-link header-wide" site={site} />
                <CallLink />
                <SearchOpener />
                <AccountLink id="header-account" className="header-link header-wide" storePrefix={storePrefix} />
              </>
            )}
          </ServerOnly>
          {site.hasWishlists && (
            <WishlistLink id="header-wishlist" className="header-link header-wide" storePrefix={storePrefix} />
          )}
          <a
            className="header-link header-wide"
            id="header-cart"
            href={inStore(storePrefix, '/cart')}
            data-overlay="cart"
            aria-haspopup="dialog"
          >
            <Icon name="cart" />
            <span>{headerTexts.cart}</span>
            <CartBadge />
          </a>
        </div>
      </div>
    </header>
  );
}

function Brand({ site: { logo, storeName, storePrefix } }: { site: SiteProps }) {
  return (
    <a className="brand" href={inStore(storePrefix, '/')} aria-label={headerWords.homeLink(storeName)}>
      <img src={logo.src} alt={logo.alt === storeName ? '' : logo.alt} width={logo.width} height={logo.height} />
      <span className="brand-name">{headerWords.logoName(storeName)}</span>
    </a>
  );
}

function SearchOpener() {
  return (
    <button type="button" className="header-link header-search" id="search-opener" popoverTarget={SEARCH_SHEET_ID}>
      <Icon name="search" />
      <span>{headerTexts.search}</span>
    </button>
  );
}

function CallLink() {
  return (
    <a
      className="header-link header-call"
      href={contactTexts.phoneLink}
      aria-label={headerWords.call + contactTexts.phone}
    >
      <Icon name="phone" />
      <span>{contactTexts.phone}</span>
    </a>
  );
}
