import { FixedClock } from '../../../../src/adapters/memory/memory-system';
import { makeLoadCartExtras } from '../../../../src/application/cart/load-cart-extras';
import { aCart, aCartItem } from '../../../builders/a-cart';
import { aProduct } from '../../../builders/a-product';
import { aDateOption } from '../../../builders/an-option';
import { aDeliverySchedule } from '../../../builders/a-delivery-schedule';
import { ok, refuse } from '../../../../src/domain/shared/result';
import type { Catalogue } from '../../../../src/application/ports/catalogue';

const clock = new FixedClock(Date.parse('2026-03-04T09:00:00Z'));
const DAY = [{ label: 'Delivery date', value: '2026-03-06', isDay: true }];
const items = ['BOUQUET', 'ROSES'].map((productSku) => aCartItem({ uid: productSku, productSku, attributes: DAY }));

function extras(fails: readonly string[], cart = aCart({ items })) {
  const asked: string[] = [];
  const related: Catalogue['related'] = async (sku) => {
    asked.push(sku);
    if (fails.includes(sku)) return refuse({ kind: 'unreachable', status: null });
    return ok([aProduct({ sku: `VASE-OF-${sku}`, type: 'simple', customizableOptions: [aDateOption()] })]);
  };
  return {
    asked,
    found: makeLoadCartExtras({ catalogue: { related }, clock, country: 'GB' })(cart, aDeliverySchedule()),
  };
}

test('looks up what goes with each item, and leaves out what cannot be looked up', async () => {
  const skus = async (fails: readonly string[]) => (await extras(fails).found).map(({ product }) => product.sku);
  expect(await skus([])).toEqual(['VASE-OF-BOUQUET', 'VASE-OF-ROSES']);
  expect(await skus(['BOUQUET'])).toEqual(['VASE-OF-ROSES']);
  expect(await skus(['BOUQUET', 'ROSES'])).toEqual([]);
});

test('asks nothing for a cart with a tribute', async () => {
  const tribute = aCartItem({ uid: 'wreath', categoryPaths: ['funerals'] });
  const { asked, found } = extras([], aCart({ items: [...items, tribute] }));
  expect(await found).toEqual([]);
  expect(asked).toEqual([]);
});
