import { act, fireEvent, screen } from '@testing-library/react';
import type { AddToCartRequest } from '../../src/application/cart/add-to-cart';
import { extrasOf } from '../../src/domain/cart/cart-extras';
import { DEFAULT_SCHEDULE } from '../../src/domain/delivery/delivery-schedule';
import { CartExtras } from '../../src/ui/components/cart/CartExtras';
import type { CartViewModel } from '../../src/ui/view-models/cart/cart-view-model';
import { aCart, aCartItem } from '../builders/a-cart';
import { aProduct } from '../builders/a-product';
import { aDateOption } from '../builders/an-option';
import { axeFaults } from './cart-axe';
import { sent } from './cart-drawn';
import { aTab, draw, markup } from './drawn';

const DAY = '2026-03-06';
const item = aCartItem({
  uid: 'one',
  name: 'Market Day',
  productSku: 'BOUQUET',
  attributes: [{ label: 'Delivery date', value: DAY, isDay: true }],
});
const cart = aCart({ items: [item] });
const vase = aProduct({ sku: 'VASE', name: 'Posy Vase', type: 'simple', customizableOptions: [aDateOption()] });
const extras = extrasOf(cart, [{ item, products: [vase] }], Date.parse('2026-03-04T09:00:00Z'), DEFAULT_SCHEDULE);
const site = { storePrefix: '/ie', locale: 'en-GB' };
const shown = (inCart = cart) => <CartExtras extras={extras} cart={inCart} site={site} />;

test('without scripts an extra is a form that names product and day, and comes back to the cart', () => {
  const html = markup(shown());
  expect(html.textContent).toContain('With Market Day, on Friday 6 March 2026');
  expect(sent(html.querySelector('form'))).toEqual(['sku=VASE', 'back=/ie/cart', `option.day=${DAY}`]);
});

test('one press adds the extra for the day, and says so', async () => {
  const added: AddToCartRequest[] = [];
  const tab = aTab();
  const add = async (request: AddToCartRequest) => {
    added.push(request);
    return { ok: true, value: cart } as const;
  };
  const app = { ...tab.app, cart: { add } as unknown as CartViewModel };
  const { container } = draw(shown(), { ...tab, app });
  expect(await axeFaults(container)).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Posy Vase/ })));
  expect(added).toEqual([{ product: extras[0]?.product, quantity: 1, answers: { day: DAY } }]);
  expect(screen.getByRole('status').textContent).toContain('It is in your cart');
});

test('nothing is offered beside a tribute', () => {
  const wreath = aCartItem({ uid: 'wreath', categoryPaths: ['funerals/wreaths'] });
  expect(markup(shown(aCart({ items: [item, wreath] }))).textContent).toBe('');
});
