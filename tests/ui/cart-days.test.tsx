import { CartScreen } from '../../src/ui/screens/CartScreen';
import { EMPTY_LAYOUT_DATA } from '../../src/ui/site-props';
import type { Cart } from '../../src/domain/cart/cart';
import { aCart, aCartItem } from '../builders/a-cart';
import { aCartTab } from '../unit/ui/a-cart-tab';
import { QUIET_PAGE } from './a-payment-part';
import { anApp, notHydrated } from './cart-drawn';

async function page(cart: Cart) {
  const tab = await aCartTab();
  const app = anApp({ cart: tab.cart, schedule: tab.timers.schedule });
  return notHydrated(app, <CartScreen site={EMPTY_LAYOUT_DATA} {...QUIET_PAGE} cart={cart} />);
}

const dayed = (uid: string, value: string) =>
  aCartItem({ uid, attributes: [{ label: 'Delivery date', value, isDay: true }] });

describe('The days of a cart', () => {
  test('several are said to be several deliveries for one charge', async () => {
    const two = await page(aCart({ items: [dayed('a', '2027-02-15'), dayed('b', '2027-02-13')] }));
    expect(two.querySelector('.cart-days')?.textContent).toBe(
      '2 deliveries: on Saturday 13 February 2027 and on Monday 15 February 2027. One delivery charge covers them all.',
    );
    const one = await page(aCart({ items: [dayed('a', '2027-02-15'), dayed('b', '2027-02-15')] }));
    expect(one.querySelector('.cart-days')?.textContent).toBe('For Monday 15 February 2027.');
  });

  test('a subscription says all its days, or how many from when to when', async () => {
    const subscribed = (days: readonly string[]) =>
      aCart({
        items: [aCartItem({ attributes: [{ label: 'First delivery', value: days[0] ?? '', isDay: true, days }] })],
      });
    const weeks = ['2027-02-13', '2027-02-20', '2027-02-27', '2027-03-06', '2027-03-13'];
    const four = await page(subscribed(weeks.slice(0, 4)));
    expect(four.querySelector('.attribute-day')?.textContent).toBe(
      'Saturday 13 February 2027, Saturday 20 February 2027, Saturday 27 February 2027, Saturday 6 March 2027',
    );
    const five = await page(subscribed(weeks));
    expect(five.querySelector('.attributes')?.textContent).toBe(
      'Deliveries5 in all, from Saturday 13 February 2027 to Saturday 13 March 2027',
    );
    expect(five.querySelector('.cart-days')?.textContent).toBe(
      '5 deliveries, from Saturday 13 February 2027 to Saturday 13 March 2027. One delivery charge covers them all.',
    );
  });

  test('of an item that is not possible any more is said at the item, until another day is chosen', async () => {
    const refusal = { kind: 'after-cut-off', cutOffMinutes: 840, before: null, earliest: '2027-02-15' } as const;
    const lapsed = [{ itemUid: 'a', day: '2027-02-13', refusal }];
    const alerts = async (cart: Cart) => {
      const tab = await aCartTab();
      const app = anApp({ cart: tab.cart, schedule: tab.timers.schedule });
      const screen = <CartScreen site={EMPTY_LAYOUT_DATA} {...QUIET_PAGE} cart={{ ...cart, lapsed }} />;
      return [...notHydrated(app, screen).querySelectorAll('.cart-row')].map(
        (row) => row.querySelector('.alert')?.textContent ?? '',
      );
    };
    expect(await alerts(aCart({ items: [dayed('a', '2027-02-13'), dayed('b', '2027-02-16')] }))).toEqual([
      'Orders for that day had to reach us before 2 pm. The earliest day is Monday 15 February 2027. Please choose another day.',
      '',
    ]);
    expect(await alerts(aCart({ items: [dayed('a', '2027-02-16')] }))).toEqual(['']);
  });

  test('can be changed for each item that has one, and for no other', async () => {
    const cart = aCart({ items: [dayed('a', '2027-02-15'), aCartItem({ uid: 'b', attributes: [], answers: [] })] });
    const links = [...(await page(cart)).querySelectorAll('a[href^="/cart/change"]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/cart/change?item=a']);
  });
});
