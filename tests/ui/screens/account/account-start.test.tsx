import { screen, within } from '@testing-library/react';
import type { AccountOverview } from '../../../../src/domain/customer/account-data';
import { AccountStart } from '../../../../src/ui/screens/account/AccountStart';
import { aSavedAddress } from '../../../builders/a-customer';
import { axeFaults } from '../../cart-axe';
import { draw, someSiteProps } from '../../drawn';

const NOTHING: AccountOverview = {
  customer: { email: 'ann@example.org', firstName: 'Ann', lastName: 'Lee' },
  nextDelivery: null,
  lastOrder: null,
  orderCount: 0,
  addressCount: 0,
  defaultAddress: null,
  wishCount: 0,
};

const start = (overview: Partial<AccountOverview> = {}, hasWishlists = true) =>
  draw(
    <AccountStart site={someSiteProps({ storePrefix: '/ie', hasWishlists })} overview={{ ...NOTHING, ...overview }} />,
  );

const card = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('section');
  if (found === null) throw new Error(`no card ${title}`);
  return found;
};

const hrefs = (title: string) =>
  within(card(title))
    .queryAllByRole('link')
    .map((link) => `${link.textContent}: ${link.getAttribute('href')}`);

test('S2-24 the start of the account shows next delivery, last order, addresses and wishes', async () => {
  const { container } = start({
    nextDelivery: { orderNumber: '000000007', day: '2026-11-27', isCollected: false },
    lastOrder: {
      number: '000000009',
      placedAt: Date.UTC(2026, 10, 20, 12),
      status: { kind: 'processing' },
      total: { pence: 4250, currency: 'GBP' },
    },
    orderCount: 9,
    addressCount: 3,
    defaultAddress: aSavedAddress({ street: '1 High Street' }),
    wishCount: 2,
  });
  expect(card('Next delivery').textContent).toContain('Friday 27 November 2026');
  expect(hrefs('Next delivery')).toEqual(['Order 000000007: /ie/customer/order-history/000000007']);
  expect(card('Last order').textContent).toContain('Order 000000009 of 20 November 2026');
  expect(card('Last order').textContent).toContain('£42.50');
  expect(hrefs('Last order')).toEqual([
    'View the order: /ie/customer/order-history/000000009',
    'All 9 orders: /ie/customer/order-history',
  ]);
  expect(card('Addresses').textContent).toContain('1 High Street');
  expect(hrefs('Addresses')).toEqual(['All 3 addresses: /ie/customer/addresses-details']);
  expect(card('Wishlist').textContent).toContain('2 products');
  expect(await axeFaults(container)).toEqual([]);
});

test('a new account says what is not there yet, and where to begin', () => {
  start();
  expect(screen.queryByRole('heading', { name: 'Next delivery' })).toBeNull();
  expect(hrefs('Last order')).toEqual(['Choose some flowers: /ie']);
  expect(hrefs('Addresses')).toEqual(['Add an address: /ie/customer/addresses-details/create']);
  expect(hrefs('Wishlist')).toEqual([]);
});

test('an order that is collected is no delivery, and a shop without wishlists shows none', () => {
  start({ nextDelivery: { orderNumber: '7', day: '2026-11-27', isCollected: true } }, false);
  expect(screen.getByRole('heading', { name: 'Next collection' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Wishlist' })).toBeNull();
});
