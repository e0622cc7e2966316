import { inStore } from '../../site-props';
import { headerWords } from '../../texts/en/layout/header-words';
import { Icon } from '../shared/Icon';
import { headerTexts } from '../../texts/en/layout/header';
import { WishlistBadge } from './CountBadge';
import { ACCOUNT_PATH, SIGN_IN_PATH } from './account-path';

interface AccountLinkProps {
  readonly id: string;
  readonly className: string;
  readonly storePrefix: string;
}

/** Opens the login modal for a guest. Cached pages have no visitor, so the styles fill its icon for a customer. */
export function AccountLink({ id, className, storePrefix }: AccountLinkProps) {
  return (
    <a className={`${className} account-link`} id={id} href={inStore(storePrefix, SIGN_IN_PATH)} data-overlay="login">
      <Icon name="account" />
      <span className="way-word">{headerWords.account}</span>
      <span className="customers-only sr-only"> {headerWords.signedIn}</span>
    </a>
  );
}

interface WishlistLinkProps {
  readonly id: string;
  readonly className: string;
  readonly storePrefix: string;
}

/** For customers only, who need scripts to be known here. */
export function WishlistLink({ id, className, storePrefix }: WishlistLinkProps) {
  return (
    <a
      className={`${className} customers-only`}
      id={id}
      href={inStore(storePrefix, ACCOUNT_PATH)}
      data-overlay="wishlist"
      aria-haspopup="dialog"
    >
      <Icon name="heart" />
      <span>
        <span className="way-word">{headerTexts.wishlist}</span>
        <WishlistBadge />
      </span>
    </a>
  );
}
