import '../../theme/account/wishlist-page.module.css';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type FormEvent } from 'react';
import type { Failure } from '../../../application/ports/failures';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import type { ListingView } from '../../../domain/listing/listing-query';
import { ownListQuery, type OwnListPagination } from '../../../domain/listing/own-list-pagination';
import type { Wishlist, WishlistItem } from '../../../domain/wishlist/wishlist';
import { OwnListFailed } from '../../components/account/OwnListFailed';
import { OwnListPages } from '../../components/account/OwnListPages';
import { ProductCards, isAddedFromCard } from '../../components/catalogue/ProductCards';
import { Drawing } from '../../components/shared/Drawing';
import { OwnIcon } from '../../components/shared/OwnIcon';
import { useShop } from '../../shop-context';
import { inStore, type SiteProps } from '../../site-props';
import { ACCOUNT_PAGES } from '../../texts/en/account/account-pages';
import { listingTexts } from '../../texts/en/catalogue/listing';
import { refusalMessage } from '../../texts/en/refusals';
import { sharedTexts } from '../../texts/en/shared';
import { wishlistNotices } from '../../texts/en/wishlist/notices';
import { wishlistTexts } from '../../texts/en/wishlist/wishlist-texts';
import type { WishlistPageViewModel } from '../../view-models/wishlist/wishlist-page-view-model';
import { isHadNow } from '../../../domain/catalogue/availability';
import { WISHLIST_FLAG } from '../../view-models/wishlist/wishlist-flag';
import { SoldOut } from '../../components/catalogue/SoldOut';
import { Icon } from '../../components/shared/Icon';

export interface WishlistScreenProps {
  /** Null if it could not be loaded. */
  readonly wishlist: Wishlist | null;
  readonly place: OwnListPagination;
  readonly view: ListingView;
  /** Name of what a form without scripts has moved to the cart, or why it has not. */
  readonly added: string | null;
  readonly refusal: AddToCartRefusal | Failure | null;
}

/** A page of the customer's wishlist. */
export function WishlistScreen({ site, ...props }: WishlistScreenProps & { readonly site: SiteProps }) {
  const { wishlist, added, refusal } = props;
  return (
    <>
      {added !== null && (
        <p className="success" role="status">
          <span>{wishlistNotices.added(added)}</span>{' '}
          <a href={inStore(site.storePrefix, '/cart')}>{sharedTexts.viewCart}</a>
        </p>
      )}
      {refusal !== null && (
        <p className="alert" role="alert">
          <strong>{wishlistNotices.kept}</strong> <span>{refusalMessage(refusal)}</span>
        </p>
      )}
      {wishlist === null ? (
        <OwnListFailed text={wishlistTexts.failed} again={addressOf(site, props)} />
      ) : (
        <WishlistItems {...props} wishlist={wishlist} site={site} />
      )}
    </>
  );
}

const addressOf = (site: SiteProps, { place, view }: Pick<WishlistScreenProps, 'place' | 'view'>): string => {
  const query = [ownListQuery(place), view === 'list' ? 'view=list' : ''].filter((part) => part !== '').join('&');
  const path = inStore(site.storePrefix, ACCOUNT_PAGES['my-wishlist'].path);
  return query === '' ? path : `${path}?${query}`;
};

type WishlistItemsProps = Omit<WishlistScreenProps, 'wishlist'> & {
  readonly wishlist: Wishlist;
  readonly site: SiteProps;
};

const WishlistItems = observer(function WishlistItems({ site, wishlist, place, view }: WishlistItemsProps) {
  const vm = useWishlistPage(wishlist, place.itemsPerPage);
  const page = vm?.page ?? wishlist;
  const items = vm?.items ?? wishlist.items;
  if (items.length === 0 && page.totalPages <= 1) return <EmptyWishlist storePrefix={site.storePrefix} />;
  const back = addressOf(site, { place, view });
  return (
    <>
      <div className="wishes-bar">
        <p role="status">{wishlistTexts.totalItems(page.total - (page.items.length - items.length))}</p>
        <nav className="wishes-views" aria-label={listingTexts.controls}>
          {(['grid', 'list'] as const).map((one) => (
            <a
              key={one}
              className="page-link"
              href={addressOf(site, { place, view: one })}
              aria-label={listingTexts[one]}
              aria-current={one === view ? 'true' : undefined}
            >
              <OwnIcon name={one} />
            </a>
          ))}
        </nav>
      </div>
      <h2 className="sr-only">{listingTexts.products}</h2>
      <ProductCards
        products={items.map(({ product }) => product)}
        view={view}
        site={site}
        back={back}
        place="filtered"
        actionOf={(product) => {
          const item = items.find((one) => one.product === product);
          return item && <WishlistItemActions item={item} vm={vm} site={site} back={back} />;
        }}
      />
      <OwnListPages
        path={inStore(site.storePrefix, ACCOUNT_PAGES['my-wishlist'].path)}
        place={{ ...place, page: page.page }}
        total={page.total}
        totalPages={page.totalPages}
        sizesLabel={wishlistTexts.perPage}
        kept={view === 'list' ? 'view=list' : ''}
      />
    </>
  );
});

/** Null until the wishlist's script is loaded: until then, and without it, the forms of the page are posted. */
function useWishlistPage(page: Wishlist, itemsPerPage: number): WishlistPageViewModel | null {
  const { features } = useShop();
  const [vm, setVm] = useState<WishlistPageViewModel | null>(null);
  useEffect(() => {
    features()
      .then((parts) => parts.wishlist())
      .then(
        (feature) => setVm(feature.page({ page, itemsPerPage })),
        () => undefined,
      );
  }, [features, page, itemsPerPage]);
  return vm;
}

function EmptyWishlist({ storePrefix }: { readonly storePrefix: string }) {
  return (
    <div className="own-empty">
      <Drawing of="tulip" />
      <h2>{wishlistTexts.emptyTitle}</h2>
      <p>{wishlistTexts.emptyHint}</p>
      <a className="button" href={inStore(storePrefix, '/')}>
        {wishlistTexts.emptyToShop}
      </a>
    </div>
  );
}

interface WishlistItemActionsProps {
  readonly item: WishlistItem;
  /** Null until it is loaded; then the forms are posted. */
  readonly vm: WishlistPageViewModel | null;
  readonly site: Pick<SiteProps, 'storePrefix'>;
  /** Path and query of this page, with store prefix. */
  readonly back: string;
}

/** Moves an item to the cart, or leads to the choices that it needs, and takes it off the wishlist. */
function WishlistItemActions({ item, vm, site, back }: WishlistItemActionsProps) {
  const { product } = item;
  const inPlace = (work: (vm: WishlistPageViewModel) => Promise<void>) => (event: FormEvent) => {
    if (vm === null) return;
    event.preventDefault();
    void work(vm);
  };
  return (
    <div className="wish-actions">
      {!isHadNow(product.availability) ? (
        <SoldOut product={product} />
      ) : isAddedFromCard(product) ? (
        <form
          method="post"
          action="/api/actions/move-wish"
          data-queue=""
          id={`move-${item.id}`}
          onSubmit={inPlace((page) => page.addToCart(product))}
        >
          <input type="hidden" name="sku" value={product.sku} />
          <input type="hidden" name="back" value={back} />
          <button type="submit" className="button button-soft">
            {sharedTexts.addToCart}
            <span className="sr-only">{`: ${product.name}`}</span>
          </button>
        </form>
      ) : (
        <a className="way-on" href={`${inStore(site.storePrefix, product.path)}?${WISHLIST_FLAG}`}>
          {sharedTexts.chooseOptions}
          <span className="sr-only">{`: ${product.name}`}</span>
          <Icon name="onward" />
        </a>
      )}
      <form
        method="post"
        action="/api/actions/remove-wish"
        data-queue=""
        id={`unwish-${item.id}`}
        onSubmit={inPlace((page) => page.remove(product))}
      >
        <input type="hidden" name="item" value={item.id} />
        <input type="hidden" name="back" value={back} />
        <button type="submit" className="button-plain" aria-label={wishlistTexts.removeOf(product.name)}>
          {wishlistTexts.remove}
        </button>
      </form>
    </div>
  );
}
