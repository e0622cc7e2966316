import type { SeedProduct } from '../../backend/seed/seed-shapes';
import { PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import { checkAnswers } from '../../src/domain/catalogue/options/check-answers';
import { someDeliveryRules } from '../builders/a-delivery-schedule';
import { optionSurcharges } from '../../src/domain/catalogue/options/surcharges';
import { aPrice } from '../builders/a-price';
import { aTextOption } from '../builders/an-option';
import { openShop, type RunningShop } from './running-shop';
import { optionUids, Shopper } from './shopper';
import { SMALL_SEED } from './small-seed';

const EACH_PENCE = 3_250;

/** A tribute of letters, with no other question. */
function letters(): SeedProduct {
  const found = PRODUCTS.find(({ sku }) => sku === 'FUNERAL-LETTERS-NAME');
  if (found === undefined) throw new Error('The shop sells no letters.');
  const options = found.options.filter(({ title }) => title === 'Letters to make');
  return { ...found, categories: ['gifts'], options, related: [], upsell: [] };
}

let shop: RunningShop;
let uid = '';

beforeAll(async () => {
  shop = await openShop({}, { ...SMALL_SEED, products: [...SMALL_SEED.products, letters()] });
  uid = (await optionUids(shop, 'FUNERAL-LETTERS-NAME'))['Letters to make'] ?? '';
});
afterAll(() => shop.stop());

async function ordered(text: string, headers: Record<string, string> = {}) {
  const shopper = await Shopper.enter(shop, headers);
  const line = { sku: 'FUNERAL-LETTERS-NAME', quantity: 1, entered_options: [{ uid, value: text }] };
  return (await shopper.add(line)).body.data.addProductsToCart;
}

test.each([
  ['M', 1],
  ['Mum', 3],
  ['SIOBHÁN', 7],
  ['SIOBHA\u0301N', 7],
  ['MO & JO', 5],
  ['  A N N  ', 3],
])('the letters of %j cost as much in the cart as its page says', async (text, count) => {
  const { cart, user_errors } = await ordered(text);
  expect(user_errors).toEqual([]);
  const option = aTextOption({
    uid: 'letters',
    sku: 'PER-LETTER',
    price: { kind: 'fixed', pence: EACH_PENCE, currency: 'GBP' },
  });
  const shown = optionSurcharges(aPrice(32.5), [option], { letters: text });
  expect(shown.pence).toBe((count - 1) * EACH_PENCE);
  expect(Math.round(cart.prices.grand_total.value * 100)).toBe(EACH_PENCE + shown.pence);
  const [answer] = cart.items[0].customizable_options;
  expect(Math.round(answer.values[0].price.value * 100)).toBe(shown.pence);
});

test.each([
  ['ANN-MARIE', 9],
  ['M A R Y  A N N', 7],
  ['O’BRIEN JO', 9],
  ['E\u0301LOI\u0308SE JO', 8],
])(
  '%j has as many letters for the limit of the order, and for that of the page, as are charged',
  async (text, count) => {
    const rules = someDeliveryRules([], Date.parse('2026-10-05T09:00:00Z'));
    const option = aTextOption({ uid: 'letters', title: 'Letters to make', sku: 'PER-LETTER', maxCharacters: 8 });
    const [refusal] = checkAnswers([option], { letters: text }, rules);
    expect(refusal?.kind ?? null).toBe(count > 8 ? 'text-too-long' : null);
    const { cart, user_errors } = await ordered(text);
    expect(user_errors).toHaveLength(count > 8 ? 1 : 0);
    if (count <= 8)
      expect(cart.items[0].customizable_options[0].values[0].price.value).toBe(((count - 1) * EACH_PENCE) / 100);
  },
);

test('letters are charged in the currency of the visitor, and more than fit are refused', async () => {
  const { cart } = await ordered('MUM', { 'Content-Currency': 'EUR' });
  const [answer] = cart.items[0].customizable_options;
  const each = cart.prices.grand_total.value - answer.values[0].price.value;
  expect(cart.prices.grand_total.currency).toBe('EUR');
  expect(answer.values[0].price.value).toBeCloseTo(2 * each, 5);
  expect((await ordered('ELISABETH')).user_errors[0].message).toBe('“Letters to make” takes at most 8 characters.');
});
