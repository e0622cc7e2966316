import { screen } from '@testing-library/react';
import { act } from 'react';
import type { ProductSummary } from '../../src/domain/catalogue/product';
import { ProductCard } from '../../src/ui/components/catalogue/ProductCards';
import { CartScreen } from '../../src/ui/screens/CartScreen';
import { CheckoutScreen } from '../../src/ui/screens/CheckoutScreen';
import { EMPTY_LAYOUT_DATA } from '../../src/ui/site-props';
import { aCart, aCartItem } from '../builders/a-cart';
import { aSummary } from '../builders/a-product';
import { aCartTab } from '../unit/ui/a-cart-tab';
import { aCheckout, readyToOrder } from '../unit/ui/a-checkout';
import { QUIET_PAGE } from './a-payment-part';
import { anApp, notHydrated, createCheckout, RESTRICTIONS, renderHydrated } from './cart-drawn';
import { markup, someSiteProps } from './drawn';

const WHEN = 'Thursday 14 January 2027, 6.30 pm to 8.30 pm';
const EVENING = aSummary({
  sku: 'EVENING',
  type: 'virtual',
  workshop: WHEN,
});
const BOOKED = aCartItem({
  sku: 'EVENING',
  isVirtual: true,
  categoryPaths: ['workshops/evenings', 'workshops'],
  attributes: [
    { label: 'Who is coming', value: 'Bea', isDay: false },
    { label: 'When', value: WHEN, isDay: false },
  ],
  answers: [
    {
      optionUid: 'guest',
      label: 'Who is coming',
      values: [{ uid: 'guest', value: 'Bea', label: 'Bea', price: { kind: 'unknown' } }],
    },
  ],
});

const card = (product: ProductSummary) =>
  markup(<ProductCard product={product} view="grid" turn="lazy" slots={[]} site={someSiteProps()} back="/" />);

describe('the card of a workshop', () => {
  test('S2-109 says when it is; that of a bouquet does not', () => {
    expect(card(EVENING).textContent).toContain(WHEN);
    expect(card(aSummary()).textContent).not.toMatch(/\d{4}/);
  });

  test('S2-109 a full one is fully booked, and not out of stock', () => {
    const full = { inStock: false, onlyLeft: 0 };
    expect(card({ ...EVENING, availability: full }).querySelector('.stock')?.textContent).toBe('Fully booked');
    expect(card(aSummary({ availability: full })).querySelector('.stock')?.textContent).toBe('Out of stock');
  });
});

describe('a booked workshop', () => {
  const cartPage = async (...items: Parameters<typeof aCartItem>[0][]) => {
    const { cart, timers } = await aCartTab();
    const app = anApp({ cart, schedule: timers.schedule });
    const shown = aCart({ items: items.map((item) => aCartItem(item)) });
    return notHydrated(app, <CartScreen site={EMPTY_LAYOUT_DATA} {...QUIET_PAGE} cart={shown} />);
  };

  test('S2-109 in the cart says when it is, has no day to change, and is fully booked without places', async () => {
    const page = await cartPage(BOOKED, { ...BOOKED, uid: 'full', availability: { inStock: false, onlyLeft: 0 } });
    const [row, full] = page.querySelectorAll('.cart-row');
    expect(row?.textContent).toContain(`When${WHEN}`);
    expect(row?.textContent).toContain('Change details');
    expect(row?.textContent).not.toMatch(/Change day/);
    expect(full?.querySelector('.alert')?.textContent).toMatch(/^Fully booked/);
    expect(full?.textContent).not.toContain('Out of stock');
  });

  test('the day of the email of a gift card is no day to change', async () => {
    const day = { label: 'Day we send it', value: '2027-01-14', isDay: true };
    const page = await cartPage({ isVirtual: true, categoryPaths: ['gifts/gift-cards'], attributes: [day] });
    expect(page.querySelector('.cart-row')?.textContent).toMatch(/Change details/);
    const bouquet = await cartPage({ attributes: [{ ...day, label: 'Delivery date' }] });
    expect(bouquet.querySelector('.cart-row')?.textContent).toMatch(/Change day or details/);
  });

  test('S2-109 in the summary of the checkout says when it is', async () => {
    const shop = await aCheckout();
    await readyToOrder(shop);
    const { cart } = shop.checkout;
    const app = anApp({ cart, schedule: shop.timers.schedule, checkout: shop.checkout });
    await renderHydrated(
      app,
      <CheckoutScreen
        site={someSiteProps()}
        step="billing"
        restrictions={RESTRICTIONS}
        createCheckout={createCheckout}
      />,
    );
    await act(async () => cart.show(aCart({ items: [BOOKED], isVirtual: true })));
    const summary = screen.getByRole('complementary', { name: 'Your order' });
    expect(summary.querySelector('.order-items')?.textContent).toContain(`When${WHEN}`);
    expect(summary.querySelector('.order-items')?.textContent).not.toContain('Who is coming');
  });
});

test('the day of what is collected is the collection date in the cart too', async () => {
  const { cart, timers } = await aCartTab();
  const app = anApp({ cart, schedule: timers.schedule });
  const item = aCartItem({ attributes: [{ label: 'Delivery date', value: '2027-01-14', isDay: true }] });
  const delivery = {
    carrier: 'collection',
    deliveryMethod: 'collection',
    method: 'morning',
    title: 'Collection',
    price: { pence: 0, currency: 'GBP' },
  } as const;
  const shown = aCart({ items: [item], delivery });
  const page = notHydrated(app, <CartScreen site={EMPTY_LAYOUT_DATA} {...QUIET_PAGE} cart={shown} />);
  expect(page.querySelector('.attributes')?.textContent).toBe('Collection dateThursday 14 January 2027');
});
