import { asCartAddress } from '../../../domain/address/saved-address';
import type { AccountOverview } from '../../../domain/customer/account-data';
import { orderDate } from '../../../domain/orders/order';
import { formatMoney } from '../../../domain/pricing/money';
import { inStore, type SiteProps } from '../../site-props';
import { accountStatusMessage } from '../../texts/en/account/account';
import { ACCOUNT_PAGES } from '../../texts/en/account/account-pages';
import { overviewTexts, allAddressesText, allOrdersText, wishlistCountText } from '../../texts/en/account/overview';
import { AddressLines } from '../checkout/AddressLines';
import { dayInWords } from '../shared/day-in-words';
import type { Elements } from '../shared/elements';

interface OverviewProps {
  readonly overview: AccountOverview;
  readonly site: SiteProps;
}

/** Next delivery, last order, addresses and wishes. Only the server draws it. */
export function AccountOverviewCards({ overview, site }: OverviewProps) {
  return (
    <ul className="account-cards">
      {overview.nextDelivery !== null && <NextDelivery overview={overview} site={site} />}
      <LastOrder overview={overview} site={site} />
      <Addresses overview={overview} site={site} />
      {site.hasWishlists && <WishlistCard overview={overview} site={site} />}
    </ul>
  );
}

interface CardProps {
  readonly title: string;
  readonly children: Elements;
  /** Label and path without store prefix. */
  readonly links: readonly (readonly [label: string, path: string])[];
  readonly storePrefix: string;
}

function Card({ title, children, links, storePrefix }: CardProps) {
  return (
    <li>
      <section className="panel account-card">
        <h2 className="text-xl">{title}</h2>
        {children}
        <p className="account-card-ways">
          {links.map(([label, path]) => (
            <a key={path} className="button-plain" href={inStore(storePrefix, path)}>
              {label}
            </a>
          ))}
        </p>
      </section>
    </li>
  );
}

const orderPath = (number: string) => `${ACCOUNT_PAGES['order-history'].path}/${encodeURIComponent(number)}`;

function NextDelivery({ overview: { nextDelivery: next }, site }: OverviewProps) {
  if (next === null) return null;
  const title = next.isCollected ? overviewTexts.nextCollection : overviewTexts.nextDelivery;
  const links = [[overviewTexts.ofOrder(next.orderNumber), orderPath(next.orderNumber)]] as const;
  return (
    <Card title={title} links={links} storePrefix={site.storePrefix}>
      <p className="font-semibold">
        <time dateTime={next.day}>{dayInWords(next.day, site.locale)}</time>
      </p>
    </Card>
  );
}

function LastOrder({ overview: { lastOrder, orderCount }, site }: OverviewProps) {
  const all = [allOrdersText(orderCount), ACCOUNT_PAGES['order-history'].path] as const;
  const links =
    lastOrder === null
      ? [[overviewTexts.toShop, '/'] as const]
      : [[overviewTexts.openOrder, orderPath(lastOrder.number)] as const, all];
  return (
    <Card title={overviewTexts.lastOrder} links={links} storePrefix={site.storePrefix}>
      {lastOrder === null ? (
        <p>{overviewTexts.noOrders}</p>
      ) : (
        <>
          <p className="font-semibold">{overviewTexts.placed(lastOrder.number, orderDate(lastOrder.placedAt))}</p>
          <p>{overviewTexts.paid(formatMoney(lastOrder.total, site.locale), accountStatusMessage(lastOrder.status))}</p>
        </>
      )}
    </Card>
  );
}

function Addresses({ overview: { addressCount, defaultAddress }, site }: OverviewProps) {
  const links =
    addressCount === 0
      ? [[overviewTexts.addAddress, ACCOUNT_PAGES['new-address'].path] as const]
      : [[allAddressesText(addressCount), ACCOUNT_PAGES['addresses-details'].path] as const];
  return (
    <Card title={overviewTexts.addresses} links={links} storePrefix={site.storePrefix}>
      {defaultAddress === null ? (
        <p>{addressCount === 0 ? overviewTexts.noAddresses : overviewTexts.noDefault}</p>
      ) : (
        <AddressLines address={asCartAddress(defaultAddress)} locale={site.locale} />
      )}
    </Card>
  );
}

function WishlistCard({ overview: { wishCount }, site }: OverviewProps) {
  const links = wishCount === 0 ? [] : [[overviewTexts.openWishlist, ACCOUNT_PAGES['my-wishlist'].path] as const];
  return (
    <Card title={overviewTexts.wishlist} links={links} storePrefix={site.storePrefix}>
      <p>{wishCount === 0 ? overviewTexts.emptyWishlist : wishlistCountText(wishCount)}</p>
    </Card>
  );
}
