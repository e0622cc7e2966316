import type { DeliveryMethod } from '../../../../src/domain/delivery/delivery-method';
import { makeFindLapsedDays } from '../../../../src/application/cart/find-lapsed-days';
import type { CartItem } from '../../../../src/domain/cart/cart';
import { aDeliverySchedule } from '../../../builders/a-delivery-schedule';
import { ok, refuse } from '../../../../src/domain/shared/result';
import { aCart, aCartItem } from '../../../builders/a-cart';
import { aProduct } from '../../../builders/a-product';
import { anAddress } from '../../../builders/an-address';

const FOR = (value: string) => [{ label: 'Delivery date', value, isDay: true }];
const bouquet = (item: Partial<CartItem> = {}) => aCartItem({ attributes: FOR('2026-10-08'), ...item });

/** What lapses in a cart, looked at on Thursday 8 October 2026; times are UTC, an hour behind London. */
async function lapsed(
  time: string,
  {
    items = [bouquet()],
    postcode = null as string | null,
    deliveryMethod = null as DeliveryMethod | null,
    leadDays = 0,
  } = {},
) {
  const asked: (readonly string[])[] = [];
  const productsBySku = async (skus: readonly string[]) => {
    asked.push(skus);
    return ok(skus.map((sku) => aProduct({ sku, leadDays, courier: 'home' })));
  };
  const clock = { now: () => Date.parse(`2026-10-08T${time}Z`) };
  const find = makeFindLapsedDays({ catalogue: { productsBySku }, clock });
  const cart = aCart({
    items,
    deliveryAddress: postcode === null ? null : anAddress({ countryCode: 'GB', postcode }),
    delivery:
      deliveryMethod === null
        ? null
        : { carrier: 'x', deliveryMethod, method: 'x', title: 'x', price: { pence: 0, currency: 'GBP' } },
  });
  const found = await find(cart, aDeliverySchedule());
  return { kinds: found.map(({ refusal }) => refusal.kind), asked, found };
}

test.each([
  ['is possible before 2 pm', '12:59', {}, []],
  ['lapses at 2 pm', '13:00', {}, ['after-cut-off']],
  ['lapses in the villages at 1 pm', '12:00', { postcode: 'PO20 8AA' }, ['after-cut-off']],
  ['lapses on the coast at noon', '11:00', { postcode: 'PO22 6AA' }, ['after-cut-off']],
  [
    'is possible for collection until 2 pm, whatever the address',
    '12:59',
    { postcode: 'PO22 6AA', deliveryMethod: 'collection' as const },
    [],
  ],
  ['is too soon for what takes a day to make', '09:00', { leadDays: 1 }, ['date-too-soon']],
])('S2-5 a day for today %s', async (_what, time, cart, kinds) => {
  expect((await lapsed(time, cart)).kinds).toEqual(kinds);
});

test('a day that is over has lapsed, with the first that is possible', async () => {
  const { found } = await lapsed('09:00', { items: [bouquet({ attributes: FOR('2026-10-07') })] });
  expect(found).toEqual([
    {
      itemUid: bouquet().uid,
      day: '2026-10-07',
      refusal: { kind: 'date-too-soon', before: null, earliest: '2026-10-08' },
    },
  ]);
});

test.each([
  ['of an email', bouquet({ isVirtual: true })],
  ['far ahead', bouquet({ attributes: FOR('2026-12-01') })],
  ['without a day', bouquet({ attributes: [] })],
])('nothing is looked up for an item %s', async (_what, item) => {
  expect((await lapsed('20:00', { items: [item] })).asked).toEqual([]);
});

test('a product that cannot be looked up is left to the backend', async () => {
  const productsBySku = async () => refuse({ kind: 'unreachable' as const, status: null });
  const clock = { now: () => Date.parse('2026-10-08T20:00Z') };
  const find = makeFindLapsedDays({ catalogue: { productsBySku }, clock });
  expect(await find(aCart({ items: [bouquet()] }), aDeliverySchedule())).toEqual([]);
});

test('the products of all items are looked up in one call, each once', async () => {
  const items = [
    bouquet({ uid: '1', productSku: 'ROSES' }),
    bouquet({ uid: '2', productSku: 'LILY' }),
    bouquet({ uid: '3', productSku: 'ROSES' }),
  ];
  const { asked, found } = await lapsed('20:00', { items });
  expect(asked).toEqual([['ROSES', 'LILY']]);
  expect(found.map(({ itemUid }) => itemUid)).toEqual(['1', '2', '3']);
});
