import { act, fireEvent, screen } from '@testing-library/react';
import { Notices } from '../../src/ui/components/notices/Notices';
import { CartScreen, type CartScreenProps } from '../../src/ui/screens/CartScreen';
import { aCartTab } from '../unit/ui/a-cart-tab';
import { QUIET_PAGE } from './a-payment-part';
import { anApp, renderHydrated } from './cart-drawn';
import { someSiteProps } from './drawn';

export const PAGE: CartScreenProps = {
  site: someSiteProps(),
  cart: null,
  ...QUIET_PAGE,
};

/** A hydrated cart page of a visitor whose cart holds these skus. */
export async function openCart(skus: readonly string[], props: Partial<CartScreenProps> = {}) {
  const tab = await aCartTab(...skus);
  const found = await tab.carts.find(tab.visitor.cartId() ?? '');
  if (!found.ok) throw new Error('no cart');
  tab.wire.calls.length = 0;
  const app = anApp({ cart: tab.cart, schedule: tab.timers.schedule });
  const drawn = await renderHydrated(
    app,
    <>
      <CartScreen {...PAGE} cart={found.value} {...props} />
      <Notices />
    </>,
  );
  return { ...tab, ...drawn, app };
}

export const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
export const quantity = () => screen.getByLabelText<HTMLInputElement>('Quantity of Name of TULIPS');
