import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeFindDeliveryOptions } from '../../../src/application/delivery/find-delivery-options';
import { DefaultLayout } from '../../../src/ui/layouts/SiteLayout';
import { DeliveryPostcode } from '../../../src/ui/view-models/product/delivery-postcode';
import type { LazyFeatures } from '../../../src/ui/view-models/site/lazy-features';
import { aShop } from '../../builders/a-shop';
import { settled } from '../../unit/ui/a-schedule';
import { axeFaults } from '../cart-axe';
import { aTab, draw, markup, someSiteProps } from '../drawn';
import { haveDialogs } from '../have-dialogs';

beforeAll(haveDialogs);

const layout = <DefaultLayout site={someSiteProps({ storePrefix: '/ie' })}>{null}</DefaultLayout>;
const link = () => within(screen.getByRole('banner')).getByRole('link', { name: 'Where we deliver' });

async function opened(isDown: () => boolean = () => false) {
  const shop = aShop();
  const find = makeFindDeliveryOptions({
    catalogue: shop.catalogue,
    schedules: shop.deliverySchedules,
    clock: shop.clock,
  });
  const loaded = { delivery: async () => ({ place: (skus: readonly string[]) => new DeliveryPostcode(skus, find) }) };
  const features = () =>
    isDown() ? Promise.reject(new Error('line down')) : Promise.resolve(loaded as unknown as LazyFeatures);
  const tab = aTab();
  draw(layout, { ...tab, app: { ...tab.app, features } });
  fireEvent.click(link());
  const modal = await screen.findByRole('dialog', { name: 'Where we deliver' });
  const check = async (postcode: string) => {
    fireEvent.change(await within(modal).findByLabelText(/Where is it going/), { target: { value: postcode } });
    await act(async () => fireEvent.click(within(modal).getByRole('button', { name: 'Check' })));
    await act(settled);
  };
  return { modal, check, wire: shop.wire };
}

test('without scripts it leads to the page about delivery', () => {
  const places = [...markup(layout).querySelectorAll<HTMLAnchorElement>('[data-overlay=place]')];
  expect(places.map((place) => place.getAttribute('href'))).toEqual(['/ie/delivery', '/ie/delivery']);
});

test('half a postcode says who goes there, when and for how much, whatever is ordered', async () => {
  const { modal, check, wire } = await opened();
  await check('PO20');
  expect(within(modal).getByText(/Our own van goes to the villages around Chichester for £6\.95/)).toBeDefined();
  expect(wire.calls).not.toContain('catalogue.product');
  await check('Chichester');
  expect(within(modal).getByText(/Enter a UK postcode/)).toBeDefined();
  expect(await axeFaults(modal)).toEqual([]);
});

test('a script that cannot be loaded is told, and loaded by another try', async () => {
  let isDown = true;
  const { modal } = await opened(() => isDown);
  await within(modal).findByText(/^We could not open this just now/);
  isDown = false;
  fireEvent.click(within(modal).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(modal).getByLabelText(/Where is it going/)).toBeDefined());
});
