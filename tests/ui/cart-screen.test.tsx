import { act, fireEvent, screen } from '@testing-library/react';
import { EMPTY_CART, type Cart } from '../../src/domain/cart/cart';
import { CartScreen, type CartScreenProps } from '../../src/ui/screens/CartScreen';
import { aCart, aCartItem } from '../builders/a-cart';
import { pounds } from '../builders/a-price';
import { aCartTab } from '../unit/ui/a-cart-tab';
import { settled } from '../unit/ui/a-schedule';
import { axeFaults } from './cart-axe';
import { anApp, notHydrated, described, renderHydrated, sent } from './cart-drawn';
import { someSiteProps } from './drawn';
import { haveDialogs } from './have-dialogs';
import { openCart as open, PAGE, press, quantity } from './open-cart';

const page = async (cart: Cart | null, props: Partial<CartScreenProps> = {}) => {
  const tab = await aCartTab();
  return notHydrated(
    anApp({ cart: tab.cart, schedule: tab.timers.schedule }),
    <CartScreen {...PAGE} cart={cart} {...props} />,
  );
};
const type = (field: Element, value: string) => act(async () => fireEvent.change(field, { target: { value } }));

beforeAll(haveDialogs);

describe('without scripts', () => {
  test('S2-5 shows name, answers, price and quantity of an item, in forms that work without scripts', async () => {
    const html = await page(
      aCart({
        items: [
          aCartItem({
            quantity: 2,
            rowTotal: pounds(24),
            picture: { url: '/media/tulips.jpg', alt: 'Tulips' },
            attributes: [{ label: 'Card message', value: 'With love', isDay: false }],
          }),
        ],
      }),
    );
    expect(html.querySelector('h3 a')?.getAttribute('href')).toBe('/tulips.html');
    expect(html.textContent).toContain('Card message');
    expect(html.textContent).toContain('£12.00 each');
    const picture = html.querySelector('img');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['170', '170']);
    const forms = [...html.querySelectorAll('form')];
    expect(forms.map((form) => [form.method, form.getAttribute('action'), form.dataset.queue])).toEqual([
      ['post', '/api/actions/change-quantity', ''],
      ['post', '/api/actions/remove-item', ''],
      ['post', '/api/actions/apply-coupon', ''],
      ['post', '/api/actions/apply-gift-card', ''],
    ]);
    expect(forms.map((form) => sent(form))).toEqual([
      ['back=/cart', 'cart=cart-1', 'item=item-TULIPS', 'quantity=2'],
      ['back=/cart', 'cart=cart-1', 'item=item-TULIPS'],
      ...['coupon', 'gift card'].map(() => ['back=/cart', 'cart=cart-1', 'code=']),
    ]);
    expect(new Set(forms.map(({ id }) => id)).size).toBe(4);
    html.querySelectorAll('button[type=button]').forEach((button) => expect(button.id).not.toBe(''));
  });

  test('S2-110 links to the first checkout step in the current store', async () => {
    const html = await page(aCart(), { site: someSiteProps({ storePrefix: '/de' }) });
    expect(html.querySelector('#go-to-checkout')?.getAttribute('href')).toBe('/de/checkout/user-account');
    expect(sent(html.querySelector('form'))).toContain('back=/de/cart');
  });

  test('S9-32 the picture of an item is 170 by 170, and twice that for high-density screens', async () => {
    const picture = { url: '/media/tulips.jpg', alt: '' };
    const img = (await page(aCart({ items: [aCartItem({ picture })] }))).querySelector('.cart-picture img');
    expect([img?.getAttribute('width'), img?.getAttribute('height')]).toEqual(['170', '170']);
    expect(img?.getAttribute('src')).toBe('/media/tulips.jpg?w=170&h=170');
    expect(img?.getAttribute('srcset')).toContain('/media/tulips.jpg?w=340&h=340 2x');
  });

  test("S3-33 the summary shows the backend's totals, and only those that exist", async () => {
    const plain = await page(aCart());
    expect(plain.querySelector('aside')?.textContent).not.toMatch(/Subtotal|Discount/);
    expect(plain.querySelector('aside')?.textContent).toMatch(/Total before delivery£12\.00.*including £2\.00 VAT/);
    const [total, vat] = [pounds(15.8), pounds(2.63)];
    const discounts = [{ label: 'Spring', amount: pounds(1.2) }];
    const delivery = {
      carrier: 'van',
      deliveryMethod: 'van',
      method: 'door',
      title: 'Our van',
      price: pounds(5),
    } as const;
    const full = await page(
      aCart({ totals: { subtotal: pounds(12), discounts, total, vat, leavesUk: false }, delivery, coupon: 'TENTH' }),
    );
    const words = full.querySelector('aside')?.textContent ?? '';
    expect(words).toContain('Subtotal£12.00');
    expect(words).toContain('Discount (Spring)−£1.20');
    expect(words).toContain('Delivery: Our van£5.00');
    expect(words).toContain('Order Total£15.80');
    expect(words).toContain('Applied Coupon: TENTH');
    expect(full.querySelector('#coupon-form')?.getAttribute('action')).toBe('/api/actions/remove-coupon');
    const named = { ...delivery, title: 'Local delivery – By our own van' };
    const doubled = await page(
      aCart({ totals: { subtotal: pounds(12), discounts, total, vat, leavesUk: false }, delivery: named }),
    );
    expect(doubled.querySelector('aside')?.textContent).toMatch(/(?<!Delivery: )Local delivery – By our own van£5\.00/);
  });

  test('S5-21, S8-15 refusals from the URL are shown at their fields', async () => {
    const refusals = [
      { kind: 'quantity-invalid', subject: 'item-TULIPS', detail: '10000' },
      { kind: 'rejected', subject: 'coupon', detail: '' },
    ];
    const html = await page(aCart(), { refusals });
    document.body.append(html);
    expect(described(html.querySelector('[name=quantity]') as Element)).toMatch(/whole number from 1 to 10,000/);
    expect(described(html.querySelector('[name=code]') as Element)).toMatch(/^The coupon code isn't valid/);
    html.remove();
  });

  test('reports a success without text from the URL', async () => {
    expect((await page(EMPTY_CART, { isRemoved: true })).textContent).toContain('It is no longer in your cart.');
    const withCoupon = aCart({ coupon: 'TENTH' });
    expect((await page(withCoupon, { coupon: 'applied' })).textContent).toContain('coupon is applied to your cart.');
    expect((await page(aCart(), { coupon: 'removed' })).textContent).toContain('No coupon is applied to your cart.');
  });

  test('an empty cart links to the shop', async () => {
    const html = await page(EMPTY_CART);
    expect(html.textContent).toContain('Your cart is empty');
    expect(html.querySelector('#go-to-checkout')).toBeNull();
    expect(html.querySelector('a.button')?.getAttribute('href')).toBe('/');
  });

  test('an item that is out of stock can be removed, but its quantity cannot be changed', async () => {
    const html = await page(aCart({ items: [aCartItem({ availability: { inStock: false, onlyLeft: 0 } })] }));
    expect(html.textContent).toContain('Out of stock');
    expect(html.querySelector('[name=quantity]')).toBeNull();
    expect(html.querySelector('[action="/api/actions/remove-item"]')).not.toBeNull();
  });

  test('S3-41 an item without a price says so and what can be done, and can be removed', async () => {
    const html = await page(aCart({ items: [aCartItem({ rowTotal: null }), aCartItem({ uid: 'other' })] }));
    const [broken, whole] = html.querySelectorAll('.cart-row');
    expect(broken?.textContent).toContain('No price We cannot price this at the moment. Please remove it');
    expect(broken?.textContent).not.toContain('£');
    expect(broken?.querySelector('[action="/api/actions/remove-item"]')).not.toBeNull();
    expect(whole?.textContent).toContain('£12.00');
  });

  test('a cross-site navigation gets a loading cart', async () => {
    const html = await page(null, { isCrossSite: true });
    expect(html.textContent).toContain('Loading your cart');
    expect(html.querySelector('[data-hydrate=now]')).not.toBeNull();
  });
});

describe('hydrated', () => {
  test('loads the cart after a cross-site navigation', async () => {
    const { wire, title } = await open(['TULIPS'], { cart: null, isCrossSite: true });
    expect(wire.calls).toEqual(['carts.find']);
    expect(quantity().value).toBe('1');
    expect(title()).toBe('Your cart – Posy Ireland');
  });

  test('a cart that fails to load is reported in place, with a retry', async () => {
    const tab = await aCartTab('TULIPS');
    tab.wire.disconnect();
    const app = anApp({ cart: tab.cart, schedule: tab.timers.schedule });
    await renderHydrated(app, <CartScreen {...PAGE} isCrossSite />);
    expect(screen.getByRole('alert').textContent).toContain('Nothing in it is lost');
    tab.wire.reconnect();
    await press('Try again');
    expect(quantity().value).toBe('1');
  });

  test('uses the server-rendered cart without a request', async () => {
    const { wire } = await open(['TULIPS']);
    expect(wire.calls).toEqual([]);
  });

  test('S4-51 the quantity buttons change the field at once and the backend a second later', async () => {
    const { timers, wire, held } = await open(['TULIPS']);
    await press('One more Name of TULIPS');
    await press('One more Name of TULIPS');
    expect(quantity().value).toBe('3');
    expect(screen.getByText('Updating…')).toBeTruthy();
    await press('One Name of TULIPS fewer');
    expect(wire.calls).toEqual([]);
    await act(() => timers.pass(1000));
    expect(held()?.lines[0]?.quantity).toBe(2);
    expect(screen.getByText('£24.00', { selector: 'dd' })).toBeTruthy();
    expect(screen.queryByText('Updating…')).toBeNull();
  });

  test('the minus button is disabled at quantity 1', async () => {
    await open(['TULIPS']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One Name of TULIPS fewer' }).disabled).toBe(true);
  });

  test('S5-21 an invalid quantity is refused at its field and stays as entered', async () => {
    const { timers, wire } = await open(['TULIPS']);
    await type(quantity(), '1.5');
    await act(() => timers.pass(5000));
    expect(quantity().value).toBe('1.5');
    expect(quantity().getAttribute('aria-invalid')).toBe('true');
    expect(described(quantity())).toMatch(/whole number/);
    expect(wire.calls).toEqual([]);
  });

  test('submitting a form sends the quantity without the delay', async () => {
    const { held } = await open(['TULIPS']);
    await type(quantity(), '4');
    await act(async () => {
      fireEvent.submit(quantity());
      await settled();
    });
    expect(held()?.lines[0]?.quantity).toBe(4);
  });

  test('S4-43 a refused change is reverted, and the row says why', async () => {
    const { timers, shop } = await open(['TULIPS']);
    shop.restock('TULIPS', 2);
    await type(quantity(), '9');
    await act(() => timers.pass(1000));
    expect(quantity().value).toBe('1');
    expect(described(quantity())).not.toBe('');
  });

  test('a refusal from the URL disappears with the next action', async () => {
    const tab = await aCartTab('TULIPS');
    const found = await tab.carts.find(tab.visitor.cartId() ?? '');
    const cart = found.ok ? found.value : null;
    const subject = cart?.items[0]?.uid ?? '';
    const refusals = [{ kind: 'quantity-invalid', subject, detail: '10000' }];
    const app = anApp({ cart: tab.cart, schedule: tab.timers.schedule });
    await renderHydrated(app, <CartScreen {...PAGE} cart={cart} refusals={refusals} />);
    expect(described(quantity())).toMatch(/whole number/);
    await type(quantity(), '2');
    expect(described(quantity())).toBe('');
  });

  test('S8-15, S1-6 an invalid coupon is refused at its field and stays; a valid one changes the totals', async () => {
    await open(['TULIPS']);
    const field = screen.getByLabelText<HTMLInputElement>('Coupon code');
    await type(field, 'WRONG');
    await press('Apply');
    await act(settled);
    expect(field.value).toBe('WRONG');
    expect(described(field)).toMatch(/coupon/);
    await type(field, 'TENTH');
    await press('Apply');
    await act(settled);
    expect(screen.getByText('Applied Coupon: TENTH')).toBeTruthy();
    expect(screen.getByText('£10.80', { selector: 'dd' })).toBeTruthy();
    await press('Remove coupon');
    await act(settled);
    expect(screen.getByLabelText<HTMLInputElement>('Coupon code').value).toBe('');
    expect(screen.getByText('£12.00', { selector: 'dd' })).toBeTruthy();
  });

  test('the checkout button sends pending quantities first, and stays on the page if one is refused', async () => {
    const { held, shop } = await open(['TULIPS']);
    const link = screen.getByRole('link', { name: 'Go to checkout' });
    const rememberCartId: string[] = [];
    const note = (event: Event) => {
      if (!event.defaultPrevented) rememberCartId.push(link.getAttribute('href') ?? '');
      event.preventDefault();
    };
    document.addEventListener('click', note);
    const go = () =>
      act(async () => {
        fireEvent.click(link);
        await settled();
      });
    shop.restock('TULIPS', 2);
    await type(quantity(), '5');
    await go();
    expect(rememberCartId).toEqual([]);
    expect(described(quantity())).not.toBe('');
    await type(quantity(), '2');
    await go();
    expect(held()?.lines[0]?.quantity).toBe(2);
    expect(rememberCartId).toEqual(['/checkout/user-account']);
    document.removeEventListener('click', note);
  });

  test.each(['0', 'x', ''])(
    'the checkout button with quantity "%s" stays on the page and focuses the field',
    async (typed) => {
      await open(['TULIPS']);
      const link = screen.getByRole('link', { name: 'Go to checkout' });
      await type(quantity(), typed);
      let isNative = true;
      await act(async () => {
        isNative = fireEvent.click(link);
        await settled();
      });
      expect(isNative).toBe(false);
      expect(document.activeElement).toBe(quantity());
      expect(described(quantity())).toMatch(/whole number/);
    },
  );

  test('a page from the back-forward cache loads the cart again', async () => {
    const { carts, visitor } = await open(['TULIPS']);
    const fern = { sku: 'FERN', parentSku: null, quantity: 1, entered: [], selected: [] };
    await carts.addLine(visitor.cartId() ?? '', fern);
    const back = new Event('pageshow');
    Object.defineProperty(back, 'persisted', { value: true });
    await act(async () => {
      window.dispatchEvent(back);
      await settled();
    });
    expect(screen.getByRole('link', { name: 'Name of FERN' })).toBeTruthy();
  });

  test('leaving the page sends pending quantities', async () => {
    const { held } = await open(['TULIPS']);
    await type(quantity(), '3');
    await act(async () => {
      window.dispatchEvent(new Event('pagehide'));
      await settled();
    });
    expect(held()?.lines[0]?.quantity).toBe(3);
  });
});

describe('accessibility', () => {
  test('rows, refusals, the confirmation and the empty cart have no axe violations', async () => {
    const { container } = await open(['TULIPS', 'FERN']);
    await type(quantity(), 'x');
    expect(await axeFaults(container)).toEqual([]);
    await press('Remove Name of TULIPS');
    expect(await axeFaults(container)).toEqual([]);
    expect(await axeFaults((await open([])).container)).toEqual([]);
  });

  test("has one level-one heading with the page's name", async () => {
    const { container } = await open(['TULIPS']);
    expect([...container.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual(['Your cart']);
  });
});
