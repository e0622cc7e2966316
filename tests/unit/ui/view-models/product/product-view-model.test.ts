import { makeAddToCart } from '../../../../../src/application/cart/add-to-cart';
import { makeFindDeliveryOptions } from '../../../../../src/application/delivery/find-delivery-options';
import type { Failure } from '../../../../../src/application/ports/failures';
import type { ConfigurableChoice } from '../../../../../src/domain/catalogue/configurable';
import type { Product } from '../../../../../src/domain/catalogue/product';
import { ok, refuse, type Result } from '../../../../../src/domain/shared/result';
import { ProductViewModel } from '../../../../../src/ui/view-models/product/product-view-model';
import type { ProductViewModelDeps } from '../../../../../src/ui/view-models/product/product-view-model-deps';
import { aPrice, pounds } from '../../../../builders/a-price';
import { aChoice, aConfigurable, aProduct, aVariant } from '../../../../builders/a-product';
import { aDateOption, aSelectOption, aTextOption } from '../../../../builders/an-option';
import { aShop } from '../../../../builders/a-shop';

const FRIDAY = '2026-03-06';

/** A product page in a whole shop in memory, and what it wrote into its address. */
function opened(product: Product, overrides: Partial<ProductViewModelDeps> = {}) {
  const shop = aShop();
  const remembered: Readonly<Record<string, string | null>>[] = [];
  const vm = new ProductViewModel(product, {
    addToCart: makeAddToCart(shop),
    loadChoice: (sku, chosen) => shop.catalogue.choice(sku, chosen),
    deliveryOptions: makeFindDeliveryOptions({
      catalogue: shop.catalogue,
      schedules: shop.deliverySchedules,
      clock: shop.clock,
    }),
    rememberChoice: (choice) => remembered.push(choice),
    ...overrides,
  });
  return { ...shop, vm, remembered };
}

async function inCart({ visitor, carts }: ReturnType<typeof aShop>): Promise<readonly (readonly [string, number])[]> {
  const cart = await carts.find(visitor.cartId() ?? '');
  return cart.ok ? cart.value.items.map(({ sku, quantity }) => [sku, quantity] as const) : [];
}

/** A request whose response the test controls. */
function asked<Value>() {
  const waiting: ((value: Value) => void)[] = [];
  return {
    ask: () => new Promise<Value>((resolve) => waiting.push(resolve)),
    answer: (index: number, value: Value) => waiting[index]?.(value),
  };
}

describe('adding', () => {
  test('S5-15 what is in stock is added with the quantity typed', async () => {
    const shop = opened(aProduct());
    await shop.vm.addToCart({}, '2');
    expect(await inCart(shop)).toEqual([['TULIPS', 2]]);
    expect(shop.vm.added).toBe('on-page');
    expect(shop.vm.refusal).toBeNull();
  });

  test.each(['0', '-1', '1.5', 'x', '1e9', ''])('a quantity of "%s" is refused and nothing is sent', async (typed) => {
    const shop = opened(aProduct());
    await shop.vm.addToCart({}, typed);
    expect(shop.vm.refusal).toEqual({ kind: 'quantity-invalid', max: 10_000 });
    expect(shop.vm.added).toBe('no');
    expect(shop.wire.calls).toEqual([]);
  });

  test('S5-16 more than is left is refused, and the next good try takes the refusal away', async () => {
    const shop = opened(aProduct({ sku: 'PEONIES', availability: { inStock: true, onlyLeft: 3 } }));
    await shop.vm.addToCart({}, '4');
    expect(shop.vm.refusal).toEqual({ kind: 'not-enough-stock', onlyLeft: 3 });
    await shop.vm.addToCart({}, '3');
    expect(shop.vm.refusal).toBeNull();
    expect(await inCart(shop)).toEqual([['PEONIES', 3]]);
  });

  test('reports every missing or invalid answer at once, and keeps entered values', async () => {
    const options = [aDateOption(), aTextOption({ maxCharacters: 5 })];
    const shop = opened(aProduct({ sku: 'ROSES', customizableOptions: options }));
    const typed = { day: '', card: 'With love' };
    await shop.vm.addToCart(typed, '1');
    expect(shop.vm.refusal).toMatchObject({
      kind: 'options-refused',
      options: [{ kind: 'option-missing' }, { kind: 'text-too-long', limit: 5 }],
    });
    expect(shop.vm.answers).toBe(typed);
    await shop.vm.addToCart({ day: FRIDAY, card: 'Love' }, '1');
    expect(shop.vm.added).toBe('on-page');
  });

  test('S8-12 keeps a refusal of the backend as the reason', async () => {
    const shop = opened(aProduct());
    const reason: Failure = { kind: 'rejected', code: 'NOT_SALABLE', message: 'Not today.' };
    shop.wire.failNext('carts.addLine', reason);
    await shop.vm.addToCart({}, '1');
    expect(shop.vm.refusal).toEqual(reason);
    expect(shop.vm.added).toBe('no');
  });

  test('adds once when pressed twice', async () => {
    const shop = opened(aProduct());
    const first = shop.vm.addToCart({}, '1');
    expect(shop.vm.isAdding).toBe(true);
    await Promise.all([first, shop.vm.addToCart({}, '1')]);
    expect(await inCart(shop)).toEqual([['TULIPS', 1]]);
    expect(shop.vm.isAdding).toBe(false);
  });

  test('S5-13 a configurable cannot be added before a variant is chosen', () => {
    const { vm } = opened(aConfigurable());
    expect(vm.canBeAdded).toBe(false);
    expect(vm.unavailableReason).toEqual({ kind: 'variant-not-chosen' });
  });

  test('S5-20 reports a type that cannot be added', () => {
    const { vm } = opened(aProduct({ type: 'grouped', typeName: 'GroupedProduct' }));
    expect(vm.unavailableReason).toEqual({ kind: 'type-not-supported', typeName: 'GroupedProduct' });
  });
});

describe('choosing', () => {
  test('selecting a value loads its variant and price, and writes it into the URL', async () => {
    const shop = opened(aConfigurable());
    await shop.vm.choose('size', 'size-l');
    expect(shop.vm.product.configurable?.variant?.sku).toBe('POSY-L');
    expect(shop.vm.price.regular).toEqual(pounds(45));
    expect(shop.vm.canBeAdded).toBe(true);
    expect(shop.remembered).toEqual([{ size: 'size-l' }]);
  });

  test('S5-14 what is added then is the variant', async () => {
    const shop = opened(aConfigurable());
    await shop.vm.choose('size', 'size-l');
    await shop.vm.addToCart({}, '1');
    expect(await inCart(shop)).toEqual([['POSY-L', 1]]);
  });

  test('selecting the same value again sends nothing', async () => {
    const shop = opened(aConfigurable());
    await shop.vm.choose('size', 'size-l');
    const before = shop.wire.calls.length;
    await shop.vm.choose('size', 'size-l');
    expect(shop.wire.calls).toHaveLength(before);
    expect(shop.remembered).toHaveLength(1);
  });

  test("clearing a value restores the product's URL and price", async () => {
    const shop = opened(aConfigurable());
    await shop.vm.choose('size', 'size-l');
    await shop.vm.choose('size', '');
    expect(shop.remembered[1]).toEqual({ size: null });
    expect(shop.vm.price.regular).toEqual(pounds(25));
    expect(shop.vm.canBeAdded).toBe(false);
  });

  test('nothing can be added while the choice is looked up', async () => {
    const shop = asked<Result<ConfigurableChoice, Failure>>();
    const { vm } = opened(aConfigurable({ configurable: aChoice({ variant: aVariant() }) }), { loadChoice: shop.ask });
    const done = vm.choose('size', 'size-s');
    expect([vm.isChoosing, vm.canBeAdded]).toEqual([true, false]);
    shop.answer(0, ok(aChoice({ chosen: ['size-s'], variant: aVariant() })));
    await done;
    expect([vm.isChoosing, vm.canBeAdded]).toEqual([false, true]);
  });

  test("of two responses in the wrong order the latest request's counts", async () => {
    const shop = asked<Result<ConfigurableChoice, Failure>>();
    const { vm } = opened(aConfigurable(), { loadChoice: shop.ask });
    const small = vm.choose('size', 'size-s');
    const large = vm.choose('size', 'size-l');
    shop.answer(1, ok(aChoice({ chosen: ['size-l'], variant: aVariant({ sku: 'POSY-L' }) })));
    await large;
    shop.answer(0, ok(aChoice({ chosen: ['size-s'], variant: aVariant({ sku: 'POSY-S' }) })));
    await small;
    expect(vm.product.configurable?.variant?.sku).toBe('POSY-L');
  });

  test('S8-35 a selection that fails to load is kept, and can be retried', async () => {
    const shop = opened(aConfigurable());
    shop.wire.failNext('catalogue.choice');
    await shop.vm.choose('size', 'size-l');
    expect(shop.vm.choiceFailure).toEqual({ kind: 'unreachable', status: null });
    expect(shop.vm.product.configurable?.chosen).toEqual(['size-l']);
    expect(shop.vm.canBeAdded).toBe(false);
    await shop.vm.chooseAgain();
    expect(shop.vm.choiceFailure).toBeNull();
    expect(shop.vm.product.configurable?.variant?.sku).toBe('POSY-L');
  });

  test('a new selection clears the previous message', async () => {
    const refused = () => Promise.resolve(refuse({ kind: 'out-of-stock' as const }));
    const { vm } = opened(aConfigurable({ configurable: aChoice({ variant: aVariant() }) }), { addToCart: refused });
    await vm.addToCart({}, '1');
    expect(vm.refusal).toEqual({ kind: 'out-of-stock' });
    await vm.choose('size', 'size-l');
    expect(vm.refusal).toBeNull();
  });
});

describe('the price', () => {
  const withVase = aProduct({ price: aPrice(40, 30), customizableOptions: [aSelectOption(), aTextOption()] });

  test('depends on the answers and nothing else', () => {
    const { vm } = opened(withVase);
    vm.answer({ vase: 'vase-glass', card: '  ' });
    expect(vm.extras).toEqual(pounds(9.5));
    expect(vm.price).toMatchObject({ regular: pounds(49.5), special: pounds(39.5) });
    expect(vm.barePrice).toBe(withVase.price);
  });

  test('takes a percentage of what one piece costs now', () => {
    const { vm } = opened(withVase);
    vm.answer({ vase: 'vase-clay' });
    expect(vm.extras).toEqual(pounds(6));
  });
});

test('starts from what the server drew', () => {
  const { vm } = opened(aProduct());
  vm.start({ answers: { card: 'Hello' }, refusal: { kind: 'out-of-stock' }, added: false });
  expect([vm.answers, vm.refusal, vm.added]).toEqual([{ card: 'Hello' }, { kind: 'out-of-stock' }, 'no']);
});

test('an addition that only the URL claims is reported as such, because the page cannot verify it', () => {
  const { vm } = opened(aProduct());
  vm.start({ answers: {}, refusal: null, added: true });
  expect(vm.added).toBe('from-redirect');
});

test('a changed answer is no longer marked; the others still are', async () => {
  const { vm } = opened(
    aProduct({ customizableOptions: [aDateOption(), aTextOption({ maxCharacters: 3, required: true })] }),
  );
  await vm.addToCart({ day: '', card: 'Hello' }, '1');
  const faults = () => (vm.standing?.kind === 'options-refused' ? vm.standing.options.map((one) => one.optionUid) : []);
  expect(faults()).toEqual(['day', 'card']);
  vm.answer({ day: '2030-01-01', card: 'Hello' });
  expect(faults()).toEqual(['card']);
  vm.answer({ day: '2030-01-01', card: 'Hi' });
  expect(vm.standing).toBeNull();
});
