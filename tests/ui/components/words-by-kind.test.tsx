import { act } from '@testing-library/react';
import type { Product } from '../../../src/domain/catalogue/product';
import { someDeliveryRules } from '../../builders/a-delivery-schedule';
import { SimpleBuyBox } from '../../../src/ui/components/product/SimpleBuyBox';
import { CheckoutScreen } from '../../../src/ui/screens/CheckoutScreen';
import { ProductScreen } from '../../../src/ui/screens/ProductScreen';
import { ThankYouScreen } from '../../../src/ui/screens/ThankYouScreen';
import { thanksSteps } from '../../../src/ui/texts/en/checkout/thanks';
import type { PlacedOrder } from '../../../src/ui/view-models/checkout/placed-order';
import { aCart, aCartItem } from '../../builders/a-cart';
import { aProduct } from '../../builders/a-product';
import { aDateOption } from '../../builders/an-option';
import { aCheckout, readyToOrder } from '../../unit/ui/a-checkout';
import { NO_PAYMENT } from '../a-payment-part';
import { anApp, createCheckout, RESTRICTIONS, renderHydrated } from '../cart-drawn';
import { markup, createProduct, someSiteProps } from '../drawn';

/** The promises beside the button of a product, in a store with this locale. */
function promised(product: Partial<Product>, locale = 'en-GB'): readonly string[] {
  const whole = aProduct({ customizableOptions: [aDateOption()], ...product });
  const page = (
    <ProductScreen
      site={someSiteProps({ locale })}
      product={whole}
      refusal={null}
      answers={{}}
      deliveryRules={someDeliveryRules([], Date.UTC(2026, 2, 4, 10))}
      added={false}
      back={whole.path}
      createProduct={createProduct}
      stopped={null}
      reviews={null}
      Order={SimpleBuyBox}
    />
  );
  return [...markup(page).querySelectorAll('.buy-promises li')].map((item) => item.textContent);
}

const BOUQUET = { categoryPaths: ['flowers/bouquets'], leadDays: 0, courier: 'never' } as const;

describe('what the page of a product promises', () => {
  test.each([
    ['a bouquet', BOUQUET, 'Made up by hand in our own shop, that morning'],
    ['a wreath that takes a day', { ...BOUQUET, leadDays: 1 }, 'Made up by hand in our own shop'],
    ['letterbox flowers', { ...BOUQUET, categoryPaths: ['flowers/letterbox'] }, 'Packed by hand in our own shop'],
    ['dried flowers', { ...BOUQUET, categoryPaths: ['flowers/dried'] }, 'Made up by hand in our own shop'],
    [
      'a plant for a house in mourning',
      { ...BOUQUET, categoryPaths: ['plants', 'flowers/occasions/sympathy'] },
      'Packed by hand in our own shop',
    ],
    ['a tribute', { ...BOUQUET, categoryPaths: ['funerals'] }, 'Made by hand in our own shop'],
  ] as const)('%s is made as it says', (_what, product, made) => {
    expect(promised(product)).toEqual([made, 'Delivered on the day you choose', 'A florist answers the phone']);
  });

  test('nothing is promised of what is out of stock, or not sent to the country of the store', () => {
    const soldOut = { ...BOUQUET, availability: { inStock: false, onlyLeft: 0 } };
    expect(promised(soldOut)).toEqual(['A florist answers the phone']);
    expect(promised(BOUQUET, 'en-IE')).toEqual(['A florist answers the phone']);
  });
});

describe('what follows an order', () => {
  const next = (kinds: PlacedOrder['kinds'], method: PlacedOrder['method']) =>
    thanksSteps({ email: 'ann@example.org', kinds, method }).slice(1).join(' ');

  test('our van leaves it with a neighbour, a courier does not', () => {
    expect(next(['flowers'], 'van')).toMatch(/just before they leave.*we leave it somewhere safe or with a neighbour/);
    expect(next(['plant', 'gift'], 'courier')).toMatch(/^A courier brings it\. If nobody is in, they leave a card/);
    expect(next(['plant'], 'courier')).not.toMatch(/\bwe\b|neighbour|morning/i);
  });

  test('letterbox flowers need nobody at home, unless something else comes with them', () => {
    expect(next(['letterbox'], 'courier')).toMatch(/fits through the letterbox/);
    expect(next(['letterbox', 'workshop'], 'courier')).toMatch(/fits through the letterbox/);
    expect(next(['letterbox', 'plant'], 'courier')).not.toMatch(/fits through the letterbox/);
  });

  test('what is collected is neither brought nor left anywhere', () => {
    expect(next(['gift'], 'collection')).toBe('We will have it ready for you. Please bring the order number with you.');
    expect(next(['tribute'], 'collection')).not.toMatch(/telephone|nobody/);
  });

  test('a workshop is come to, a gift card is emailed, and nothing is said of a door', () => {
    expect(next(['workshop'], null)).toBe('Please come to the workshop ten minutes early, as we start on time.');
    expect(next(['gift-card'], null)).toBe('We email the gift card to its recipient on the day you chose.');
    expect(next(['download'], null)).toBe('');
  });

  test('S2-12 the confirmation of a booked workshop says when it is, and nothing of a delivery', async () => {
    const { checkout, timers } = await aCheckout();
    const placed: PlacedOrder = {
      number: '000000042',
      email: 'ann@example.org',
      recipient: '',
      days: [],
      method: null,
      slot: '',
      kinds: ['workshop'],
      workshops: [{ name: 'The Hand-Tied Bouquet', when: 'Thursday 14 January 2027, 6.30 pm to 8.30 pm' }],
      leavesUk: false,
      payment: null,
      instructions: null,
    };
    const app = anApp({ cart: checkout.cart, schedule: timers.schedule, checkout });
    const { container } = await renderHydrated(
      app,
      <ThankYouScreen
        site={someSiteProps()}
        order="000000042"
        readPlaced={() => Promise.resolve(placed)}
        createPayment={NO_PAYMENT.createPayment}
      />,
    );
    expect(container.textContent).toContain(
      'The Hand-Tied Bouquet is on Thursday 14 January 2027, 6.30 pm to 8.30 pm.',
    );
    expect(container.textContent).not.toMatch(/nobody is in|courier|We will have it/);
  });
});

describe('what the checkout claims beside the total', () => {
  const DAY = [{ label: 'Delivery date', value: '2026-11-27', isDay: true }];
  const claims = async (...paths: readonly string[]) => {
    const { checkout } = await readyCheckout();
    const items = paths.map((path) => aCartItem({ sku: path, categoryPaths: [path], attributes: DAY }));
    await act(async () => checkout.cart.show(aCart({ items })));
    return [...document.querySelectorAll('.order-summary-body > ul:last-child li')].map((item) => item.textContent);
  };

  test.each([
    [['flowers/bouquets'], 'Packed by hand in our own shop'],
    [['flowers/bouquets', 'gifts/vases'], 'Packed by hand in our own shop'],
    [['plants/orchids'], 'Packed by hand in our own shop'],
  ] as const)('%j', async (paths, made) => {
    expect(await claims(...paths)).toEqual([made, 'Delivered on the day you chose', 'A florist answers the phone']);
  });

  /** The step of billing, beside which the summary is drawn. */
  async function readyCheckout() {
    const shop = await aCheckout();
    await readyToOrder(shop);
    const app = anApp({ cart: shop.checkout.cart, schedule: shop.timers.schedule, checkout: shop.checkout });
    await renderHydrated(
      app,
      <CheckoutScreen
        site={someSiteProps()}
        step="billing"
        restrictions={RESTRICTIONS}
        createCheckout={createCheckout}
      />,
    );
    return shop;
  }
});
