import type { OptionAnswers } from '../../../../../src/domain/catalogue/options/customizable-option';
import type { Product } from '../../../../../src/domain/catalogue/product';
import { BundleViewModel } from '../../../../../src/ui/view-models/product/bundle-view-model';
import { ProductViewModel } from '../../../../../src/ui/view-models/product/product-view-model';
import { aBundle, aBundleQuestion, aBundleChoice, HAMPER_QUESTIONS } from '../../../../builders/a-bundle';
import { aSelectOption } from '../../../../builders/an-option';
import { aCartTab } from '../../a-cart-tab';

/** The page of a hamper in a whole shop: tulips at £20 and two candles at £8 as it begins. */
async function aHamper(overrides: Partial<Product> = {}, answers: OptionAnswers = {}) {
  const tab = await aCartTab();
  const page = new ProductViewModel(aBundle(overrides), {
    addToCart: (ask) => tab.cart.add(ask),
    loadChoice: (sku, chosen) => tab.catalogue.choice(sku, chosen),
    deliveryOptions: () => Promise.reject(new Error('no place is named')),
    rememberChoice: () => undefined,
  });
  page.start({ answers, refusal: null, added: false });
  const vm = new BundleViewModel(page);
  const chosen = () => vm.rows.flatMap(({ choices }) => choices.filter((row) => row.isChosen));
  const row = (uid: string) => vm.rows.flatMap(({ choices }) => choices).find(({ choice }) => choice.uid === uid);
  return { ...tab, page, vm, row, chosen: () => chosen().map(({ choice, text }) => `${text} ${choice.uid}`) };
}

describe('what it costs', () => {
  test('S3-25 begins as the florist composed it, reductions counted', async () => {
    const { vm, chosen } = await aHamper();
    expect(chosen()).toEqual(['1 tulips', '2 big']);
    expect(vm.total).toEqual({ pence: 3600, currency: 'GBP' });
  });

  test('S3-24, S3-25 follows selected and omitted parts and their quantities', async () => {
    const { vm, chosen } = await aHamper();
    vm.pick('candles', 'small');
    expect([chosen(), vm.total.pence]).toEqual([['1 tulips', '2 small'], 3000]);
    vm.typeQuantity('small', '3');
    expect(vm.total.pence).toBe(3500);
    vm.pick('cards', 'birds');
    vm.pick('cards', 'bees');
    expect(vm.total.pence).toBe(4200);
    vm.pick('cards', 'birds');
    expect(vm.total.pence).toBe(3900);
    vm.leaveOut('cards');
    vm.leaveOut('flowers');
    expect([chosen(), vm.total.pence]).toEqual([['1 tulips', '3 small'], 3500]);
  });

  test('what its other questions add counts too, percentages of the parts', async () => {
    const { vm, page } = await aHamper({ customizableOptions: [aSelectOption()] });
    page.answer({ ...page.answers, vase: 'vase-clay' });
    expect(vm.total.pence).toBe(3600 + 720);
  });

  test('without questions nothing can be added', async () => {
    const { vm, page, wire } = await aHamper({ bundle: [] });
    expect([vm.total.pence, vm.canBeAdded]).toEqual([0, false]);
    await page.addToCart({}, '1');
    expect([page.added, wire.calls]).toEqual(['no', []]);
  });
});

test('what is sold out is no part of the default composition while something else can be had', async () => {
  const soldOut = { inStock: false, onlyLeft: null };
  const choices = (others: typeof soldOut) => [
    aBundleChoice({ uid: 'tulips', isDefault: true, availability: soldOut }),
    aBundleChoice({ uid: 'roses', availability: others }),
  ];
  const some = await aHamper({ bundle: [aBundleQuestion({ choices: choices({ ...soldOut, inStock: true }) })] });
  expect(some.chosen()).toEqual(['1 roses']);
  const none = await aHamper({ bundle: [aBundleQuestion({ choices: choices(soldOut) })] });
  expect(none.chosen()).toEqual(['1 tulips']);
});

test('a bundle that everything was left out of is not added as the florist would compose it', async () => {
  const { vm, page, wire } = await aHamper({ bundle: HAMPER_QUESTIONS.slice(2) });
  expect(vm.canBeAdded).toBe(false);
  vm.pick('cards', 'birds');
  expect(vm.canBeAdded).toBe(true);
  vm.leaveOut('cards');
  await page.addToCart({}, '1');
  expect([vm.canBeAdded, page.added, wire.calls]).toEqual([false, 'no', []]);
});

describe('quantities', () => {
  test('S3-25 are fixed unless the choice lets them be changed', async () => {
    const { vm, row } = await aHamper();
    expect([row('tulips')?.canChange, row('big')?.canChange, row('small')?.canChange]).toEqual([false, true, false]);
    vm.typeQuantity('tulips', '9');
    vm.typeQuantity('small', '9');
    expect([row('tulips')?.text, vm.total.pence]).toEqual(['1', 3600]);
  });

  test.each(['', '0', '-1', '1.5', 'two', '10001'])(
    '%j is refused beside its choice and sent nowhere',
    async (text) => {
      const { vm, row, page, wire } = await aHamper();
      vm.typeQuantity('big', text);
      expect([row('big')?.text, row('big')?.refusal?.kind, row('tulips')?.refusal]).toEqual([
        text,
        'quantity-invalid',
        null,
      ]);
      expect([vm.canBeAdded, vm.total.pence]).toEqual([false, 3600]);
      await page.addToCart({}, '1');
      expect([page.added, wire.calls]).toEqual(['no', []]);
      vm.typeQuantity('big', '1');
      expect([vm.canBeAdded, vm.total.pence]).toEqual([true, 2800]);
    },
  );

  test('an entered quantity belongs to its choice', async () => {
    const { vm, row } = await aHamper();
    vm.typeQuantity('big', 'x');
    vm.pick('candles', 'small');
    expect([vm.canBeAdded, row('big')?.refusal, row('small')?.text]).toEqual([true, null, '2']);
  });
});

describe('into the cart', () => {
  test('S5-18, S3-24 the parts as they were put together', async () => {
    const { vm, page, cart } = await aHamper();
    vm.pick('flowers', 'roses');
    vm.pick('cards', 'bees');
    await page.addToCart({}, '2');
    expect([page.added, page.refusal]).toEqual(['on-page', null]);
    const [item] = cart.cart?.items ?? [];
    expect(item).toMatchObject({ sku: 'HAMPER', quantity: 2 });
    expect(item?.rowTotal?.pence).toBe(2 * (2500 + 1600 + 400));
  });

  test('a refused option has an error until it is changed', async () => {
    const questions = [aBundleQuestion({ uid: 'flowers', choices: [aBundleChoice({ uid: 'tulips' })] })];
    const { vm, page } = await aHamper({ bundle: [...questions, ...HAMPER_QUESTIONS.slice(1)] });
    page.product = { ...page.product, bundle: HAMPER_QUESTIONS };
    vm.pick('flowers', 'roses');
    page.product = { ...page.product, bundle: [...questions, ...HAMPER_QUESTIONS.slice(1)] };
    await page.addToCart({}, '1');
    expect(vm.rows.map(({ refusal }) => refusal?.kind ?? null)).toEqual(['unknown-choice', null, null]);
    vm.pick('flowers', 'tulips');
    expect(vm.rows[0]?.refusal).toBeNull();
  });

  test('starts with the answers of a form without scripts', async () => {
    const { chosen } = await aHamper({}, { flowers: 'roses', candles: 'small', small: '4' });
    expect(chosen()).toEqual(['1 roses', '4 small']);
  });

  test('a refused quantity of a form without scripts stands in its field, beside what was chosen', async () => {
    const { chosen, row, vm } = await aHamper({}, { flowers: 'roses', candles: 'small', small: '1e9' });
    expect(chosen()).toEqual(['1 roses', '1e9 small']);
    expect([row('small')?.refusal?.kind, vm.canBeAdded]).toEqual(['quantity-invalid', false]);
    vm.typeQuantity('small', '2');
    expect([row('small')?.refusal, vm.total.pence]).toEqual([null, 2500 + 1000]);
  });

  test('invalid answers start with the default composition', async () => {
    const { chosen } = await aHamper({}, { flowers: 'weeds', candles: 'small' });
    expect(chosen()).toEqual(['1 tulips', '2 big']);
  });
});
