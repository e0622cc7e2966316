import { act, fireEvent, screen } from '@testing-library/react';
import { makeFindDeliveryOptions } from '../../../src/application/delivery/find-delivery-options';
import { aDeliverySchedule } from '../../builders/a-delivery-schedule';
import { CartSummary } from '../../../src/ui/components/cart/CartSummary';
import type { LazyFeatures } from '../../../src/ui/view-models/site/lazy-features';
import { DeliveryPostcode } from '../../../src/ui/view-models/product/delivery-postcode';
import { aCart, aCartItem } from '../../builders/a-cart';
import { pounds } from '../../builders/a-price';
import { aShop } from '../../builders/a-shop';
import { axeFaults } from '../cart-axe';
import type { SiteProps } from '../../../src/ui/site-props';
import { aTab, draw } from '../drawn';

const NOTHING = { coupon: null, giftCard: null };
const CART = aCart({ delivery: null, items: [aCartItem({ sku: 'TULIPS' })] });

/** The summary of a cart in a shop with the van's zones. */
function summary(
  cart = CART,
  loaded: (features: LazyFeatures) => Promise<LazyFeatures> = (features) => Promise.resolve(features),
  deliverySchedule = aDeliverySchedule(),
  days: SiteProps['days'] = 'known',
) {
  const shop = aShop({ deliverySchedule });
  const find = makeFindDeliveryOptions({
    catalogue: shop.catalogue,
    schedules: shop.deliverySchedules,
    clock: shop.clock,
  });
  const features = { delivery: async () => ({ place: (skus: readonly string[]) => new DeliveryPostcode(skus, find) }) };
  const tab = aTab(() => loaded(features as unknown as LazyFeatures));
  const site = { days, storePrefix: '', locale: 'en-GB' };
  const drawn = draw(<CartSummary cart={tab.app.cart} shown={cart} site={site} refused={NOTHING} />, tab);
  const deliveryLine = () => screen.getByText('Delivery').nextElementSibling?.textContent;
  return { ...drawn, deliveryLine };
}
const ask = () => screen.queryByRole('button', { name: 'What would delivery cost?' });
const open = () => act(async () => fireEvent.click(ask() ?? document.body));
const check = async (postcode: string) => {
  fireEvent.change(screen.getByLabelText(/Where is it going/), { target: { value: postcode } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check' })));
};

test('half a postcode says who brings the cart and when, and the fee stands in the totals as an estimate', async () => {
  const { deliveryLine, container } = summary();
  expect(deliveryLine()).toBe('Added at checkout');
  await open();
  expect(document.activeElement).toBe(screen.getByLabelText(/Where is it going/));
  await check('PO20');
  expect(
    screen.getByText(/Our own van goes to the villages around Chichester for £6\.95, Monday to Saturday/),
  ).toBeDefined();
  expect(deliveryLine()).toBe('about £6.95, added at checkout');
  expect(await axeFaults(container)).toEqual([]);
});

test('the fee of a cart in euros is told in euros', async () => {
  const euro = { pence: 2400, currency: 'EUR' };
  const zones = aDeliverySchedule().zones.map((zone) => ({ ...zone, currency: 'EUR' }));
  const totals = { subtotal: euro, discounts: [], total: euro, vat: null, leavesUk: false };
  const { deliveryLine, container } = summary({ ...CART, totals }, undefined, { ...aDeliverySchedule(), zones });
  await open();
  await check('PO20');
  expect(deliveryLine()).toBe('about €6.95, added at checkout');
  expect(container.textContent).not.toContain('£');
});

test('a place where nobody goes has no estimate, and a telephone number', async () => {
  const { deliveryLine } = summary();
  await open();
  await check('Chichester');
  expect(screen.getByText('Enter a UK postcode, for example PO19 1AA or just PO19.')).toBeDefined();
  expect(deliveryLine()).toBe('Added at checkout');
});

test('a part that cannot be loaded is told, and asked for again', async () => {
  let isDown = true;
  summary(CART, (features) => (isDown ? Promise.reject(new Error('line down')) : Promise.resolve(features)));
  await open();
  expect(screen.getByRole('alert').textContent).toMatch(/We could not reach the shop just now/);
  isDown = false;
  await open();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText(/Where is it going/)).toBeDefined();
});

test.each([
  [
    'a cart with a chosen delivery',
    aCart({
      delivery: {
        carrier: 'flatrate',
        deliveryMethod: 'van',
        method: 'flatrate',
        title: 'Local delivery',
        price: pounds(5),
      },
    }),
  ],
  ['a cart of which nothing is shipped', aCart({ delivery: null, isVirtual: true })],
])('is not asked of %s', (_what, cart) => {
  summary(cart);
  expect(ask()).toBeNull();
});

test('a shop whose zones are unknown offers no estimate', () => {
  summary(CART, undefined, aDeliverySchedule(), 'none');
  expect(ask()).toBeNull();
});
