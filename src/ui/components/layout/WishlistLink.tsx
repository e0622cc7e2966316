import { inStore } from '../../site-props';
import { headerTexts } from '../../texts/en/layout/header';
import { Icon } from '../shared/Icon';
import { ACCOUNT_PATH } from './account-path';
import { WishlistBadge } from './WishlistBadge';

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
