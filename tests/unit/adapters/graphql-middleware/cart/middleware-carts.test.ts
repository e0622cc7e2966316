import { Kind, parse, visit } from 'graphql';
import type { CallResponse } from '../../../../../src/adapters/graphql-middleware/call-middleware';
import { MiddlewareCarts } from '../../../../../src/adapters/graphql-middleware/cart/middleware-carts';
import type { CartLine } from '../../../../../src/domain/cart/add-to-cart';
import { aCartItemWire, aCartWire } from '../a-wire';
import { anError, answered, data, saysNo, NO_RESPONSE } from '../recorded-calls';
import { recordedCartCalls } from './recorded-cart-calls';

const NO_ENTITY = 'graphql-no-such-entity';
const NOT_VALID = 'The coupon code isn’t valid. Verify the code and try again.';

function open(answers: Readonly<Record<string, readonly CallResponse[]>>) {
  const wire = recordedCartCalls(answers);
  return { ...wire, carts: new MiddlewareCarts(wire.cartCalls) };
}

function aLine(overrides: Partial<CartLine> = {}): CartLine {
  return { sku: 'TULIPS', parentSku: null, quantity: 2, entered: [], selected: [], ...overrides };
}

describe('Cart requests', () => {
  test.each([
    ['a simple product', aLine(), { sku: 'TULIPS', quantity: 2 }],
    [
      'S5-14 a variant is sent by its own sku with its parent',
      aLine({ sku: 'ROSE-RED', parentSku: 'ROSE' }),
      { sku: 'ROSE-RED', parent_sku: 'ROSE', quantity: 2 },
    ],
    [
      'S7-35 texts are entered options, choices are selected options',
      aLine({ entered: [{ uid: 'day', value: '2026-12-03', isDay: true }], selected: ['vase-glass'] }),
      {
        sku: 'TULIPS',
        quantity: 2,
        entered_options: [{ uid: 'day', value: '2026-12-03 00:00:00' }],
        selected_options: ['vase-glass'],
      },
    ],
  ])('S7-35 adding sends the cart’s id and the lines: %s', async (_name, line, sent) => {
    const cart = aCartWire({ items: [aCartItemWire({ uid: 'whole' })] });
    const answer = data('addProductsToCart', { cart, user_errors: [] });
    const { carts, calls } = open({ addProductsToCart: [answer] });
    const added = await carts.addLine('cart-1', line);
    expect(added).toMatchObject({ ok: true, value: { items: [{ uid: 'whole' }] } });
    expect(calls).toEqual([{ method: 'addProductsToCart', args: [{ cartId: 'cart-1', cartItems: [sent] }] }]);
  });

  test('S7-2 every call sends its arguments as a list', async () => {
    const changed = (method: string) => [data(method, { cart: aCartWire() })];
    const { carts, calls } = open({
      createEmptyCart: [data('createEmptyCart', 'cart-1')],
      cartTotalQty: [data('cart', { total_quantity: 2 })],
      updateCartItems: changed('updateCartItems'),
      removeItemFromCart: changed('removeItemFromCart'),
      applyCouponToCart: changed('applyCouponToCart'),
      removeCouponFromCart: changed('removeCouponFromCart'),
      setGuestEmailOnCart: [data('setGuestEmailOnCart', { cart: { email: 'ann@example.org' } })],
    });
    expect(await carts.open()).toEqual({ ok: true, value: 'cart-1' });
    expect(await carts.totalQuantity('cart-1')).toEqual({ ok: true, value: 2 });
    await carts.changeQuantity('cart-1', 'item', 3);
    await carts.removeItem('cart-1', 'item');
    await carts.applyCoupon('cart-1', 'TENTH');
    await carts.removeCoupon('cart-1');
    expect(await carts.attachEmail('cart-1', 'ann@example.org')).toEqual({ ok: true, value: 'ann@example.org' });
    expect(calls).toEqual([
      { method: 'createEmptyCart', args: [] },
      { method: 'cartTotalQty', args: ['cart-1'] },
      {
        method: 'updateCartItems',
        args: [{ input: { cart_id: 'cart-1', cart_items: [{ cart_item_uid: 'item', quantity: 3 }] } }],
      },
      { method: 'removeItemFromCart', args: [{ input: { cart_id: 'cart-1', cart_item_uid: 'item' } }] },
      { method: 'applyCouponToCart', args: [{ input: { cart_id: 'cart-1', coupon_code: 'TENTH' } }] },
      { method: 'removeCouponFromCart', args: [{ input: { cart_id: 'cart-1' } }] },
      { method: 'setGuestEmailOnCart', args: [{ email: 'ann@example.org', cart_id: 'cart-1' }] },
    ]);
  });

  test('the cart is not read again after a refused change', async () => {
    const { carts, methods } = open({ updateCartItems: [saysNo('updateCartItems', 'Too many', 'graphql-input')] });
    expect(await carts.changeQuantity('cart-1', 'item', 999)).toEqual({
      ok: false,
      reason: { kind: 'rejected', code: 'UNDEFINED', message: 'Too many' },
    });
    expect(methods()).toEqual(['updateCartItems']);
  });
});

describe('An answer that says why a line was not changed', () => {
  const unchanged = (errors: unknown) => data('updateCartItems', { cart: aCartWire(), errors });

  test.each([
    ['of another line', [{ code: 'COULD_NOT_FIND_CART_ITEM' }], { kind: 'not-found', message: '' }],
    ['of stock', [{ code: 'INSUFFICIENT_STOCK' }], { kind: 'rejected', code: 'INSUFFICIENT_STOCK', message: '' }],
    ['of a sale', [{ code: 'NOT_SALABLE' }], { kind: 'rejected', code: 'NOT_SALABLE', message: '' }],
    ['without a reason', [null], { kind: 'rejected', code: 'INSUFFICIENT_STOCK', message: '' }],
  ])('%s is a refusal, although there is a cart', async (_what, errors, reason) => {
    const { carts } = open({ updateCartItems: [unchanged(errors)] });
    expect(await carts.changeQuantity('cart-1', 'item', 9)).toEqual({ ok: false, reason });
  });

  test.each([[[]], [null], [undefined]])('is none if the list is %j', async (errors) => {
    const { carts } = open({ updateCartItems: [unchanged(errors)] });
    expect(await carts.changeQuantity('cart-1', 'item', 2)).toMatchObject({ ok: true, value: { id: 'cart-1' } });
  });
});

describe('The document that reads a cart', () => {
  /** Names of the fields that are requested for an item of the type. */
  async function askedOf(type: string): Promise<readonly string[]> {
    const { carts, calls } = open({ customQuery: [data('cart', aCartWire())] });
    await carts.find('cart-1');
    const [{ query }] = calls[0]?.args as [{ readonly query: string }];
    const fields: string[] = [];
    visit(parse(query), {
      Field: ({ name, selectionSet }) => {
        if (name.value !== 'items') return undefined;
        for (const part of selectionSet?.selections ?? []) {
          if (part.kind === Kind.FIELD) fields.push(part.name.value);
          if (part.kind !== Kind.INLINE_FRAGMENT || part.typeCondition?.name.value !== type) continue;
          for (const own of part.selectionSet.selections) if (own.kind === Kind.FIELD) fields.push(own.name.value);
        }
        return false;
      },
    });
    return fields;
  }

  test.each(['SimpleCartItem', 'ConfigurableCartItem'])(
    'S7-46 requests the uid and the customizable options of each %s',
    async (type) => {
      expect(await askedOf(type)).toEqual(expect.arrayContaining(['uid', 'customizable_options']));
    },
  );
});

describe('Cart refusals', () => {
  const errors = (...list: readonly unknown[]) => data('addProductsToCart', { cart: aCartWire(), user_errors: list });

  test.each([
    [
      errors(
        { code: 'INSUFFICIENT_STOCK', is_notice: true, message: 'Only 3 left' },
        { code: 'UNDEFINED', is_notice: true, message: 'Second' },
      ),
      { code: 'INSUFFICIENT_STOCK', message: 'Only 3 left' },
    ],
    [errors(null, { code: 'NOT_SALABLE', message: 'Sold out' }), { code: 'NOT_SALABLE', message: '' }],
    [errors({ code: null, message: 'No code' }), { code: 'UNDEFINED', message: '' }],
    [errors({ code: 'FOO', message: 'Unheard of' }), { code: 'UNDEFINED', message: '' }],
    [errors({}), { code: 'UNDEFINED', message: '' }],
  ])('S4-43 S8-12 the first user error is the reason of the refusal: %#', async (answer, reason) => {
    const { carts, methods } = open({
      addProductsToCart: [answer],
      cartTotalQty: [data('cart', { total_quantity: 2 })],
    });
    expect(await carts.addLine('cart-1', aLine())).toEqual({ ok: false, reason: { kind: 'rejected', ...reason } });
    const looks = reason.code === 'UNDEFINED' ? ['cartTotalQty'] : [];
    expect(methods()).toEqual(['addProductsToCart', ...looks]);
  });

  const NOT_ACTIVE = 'The cart isn’t active.';
  const bare = {
    addProductsToCart: [saysNo('addProductsToCart', NOT_ACTIVE)],
    createEmptyCart: [data('createEmptyCart', 'new')],
  };
  const fine = data('cart', { total_quantity: 0 });
  const refused = saysNo('cart', NOT_ACTIVE);

  test.each<[string, readonly CallResponse[], string]>([
    ['is refused as well, while a new one can be read', [refused, fine], 'not-found'],
    ['is said to be gone', [saysNo('cart', 'No cart', NO_ENTITY), fine], 'not-found'],
    ['can be read', [fine], 'unreachable'],
    ['is refused, and so is a new one', [refused, refused], 'unreachable'],
    ['is refused, and the request for a new one gets no response', [refused, NO_RESPONSE], 'unreachable'],
    ['gets no response', [NO_RESPONSE], 'unreachable'],
  ])('S4-39 after a refusal without a category, a cart that %s', async (_what, cartTotalQty, kind) => {
    const { carts } = open({ ...bare, cartTotalQty });
    expect(await carts.addLine('cart-1', aLine())).toMatchObject({ ok: false, reason: { kind } });
  });

  test('S4-39 a customer’s cart that Magento returns instead of a new one is kept', async () => {
    const { carts } = open({ ...bare, createEmptyCart: [data('createEmptyCart', 'cart-1')], cartTotalQty: [refused] });
    expect(await carts.addLine('cart-1', aLine())).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  });

  test('nothing is sent after the response to an add is lost', async () => {
    const { carts, methods } = open({ addProductsToCart: [NO_RESPONSE] });
    expect(await carts.addLine('cart-1', aLine())).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    expect(methods()).toEqual(['addProductsToCart']);
  });

  test.each([[null], [[]], [undefined]])('user errors %j count as none', async (user_errors) => {
    const { carts } = open({ addProductsToCart: [data('addProductsToCart', { cart: aCartWire(), user_errors })] });
    expect((await carts.addLine('cart-1', aLine())).ok).toBe(true);
  });

  test('S8-13 a missing cart is refused with the first error', async () => {
    const { carts } = open({ customQuery: [saysNo('cart', 'Could not find a cart', NO_ENTITY)] });
    const gone = { ok: false, reason: { kind: 'not-found', message: 'Could not find a cart' } };
    expect(await carts.find('cart-1')).toEqual(gone);
  });

  test('S8-14 an invalid code is refused with the backend’s message while the cart exists', async () => {
    const { carts, methods } = open({
      applyCouponToCart: [saysNo('applyCouponToCart', NOT_VALID, NO_ENTITY)],
      cartTotalQty: [data('cart', { total_quantity: 2 })],
    });
    expect(await carts.applyCoupon('cart-1', 'BAD')).toEqual({
      ok: false,
      reason: { kind: 'rejected', code: 'COUPON_NOT_VALID', message: NOT_VALID },
    });
    expect(methods()).toEqual(['applyCouponToCart', 'cartTotalQty']);
  });

  test.each([
    ['gone', saysNo('cart', 'Could not find a cart', NO_ENTITY)],
    ['unreachable', NO_RESPONSE],
  ])('the same error for a cart that is %s is not reported as an invalid code', async (_name, cart) => {
    const { carts } = open({
      applyCouponToCart: [saysNo('applyCouponToCart', 'No such entity', NO_ENTITY)],
      cartTotalQty: [cart],
    });
    expect(await carts.applyCoupon('cart-1', 'TENTH')).toEqual({
      ok: false,
      reason: { kind: 'not-found', message: 'No such entity' },
    });
  });

  test('S8-14 of several errors about a coupon the first is returned', async () => {
    const errors = [anError('First', 'graphql-input'), anError('Second', 'graphql-input')];
    const body = { errors, data: { applyCouponToCart: null } };
    const { carts } = open({ applyCouponToCart: [answered(body)] });
    expect(await carts.applyCoupon('cart-1', 'X')).toMatchObject({ ok: false, reason: { message: 'First' } });
  });

  test.each([
    ['addLine', 'addProductsToCart', { cart: null, user_errors: [] }],
    ['addLine', 'addProductsToCart', 'added'],
    ['removeCoupon', 'removeCouponFromCart', { cart: null }],
  ] as const)('an invalid response of %s is not a refusal', async (action, method, value) => {
    const { carts } = open({ [method]: [data(method, value)] });
    const answer = action === 'addLine' ? await carts.addLine('cart-1', aLine()) : await carts.removeCoupon('cart-1');
    expect(answer).toEqual({ ok: false, reason: { kind: 'unreachable', status: 502 } });
  });
});

describe('Gift cards on a backend that has none', () => {
  const NONE = { ok: false, reason: { kind: 'rejected', code: 'NO_GIFT_CARDS', message: '' } };
  const CARDS = ['applyGiftCard', 'removeGiftCard'] as const;
  /** A backend that refuses all documents but a cart without gift cards. */
  const refusing = (words: string) => {
    const unknown = answered({ errors: [{ message: words }] });
    const { calls, cartCalls } = recordedCartCalls({
      applyGiftCardToCart: [unknown],
      removeGiftCardFromCart: [unknown],
      customQuery: [unknown],
    });
    return { calls, carts: new MiddlewareCarts(cartCalls) };
  };

  describe.each(['Cannot query field "applied_gift_cards" on type "Cart".', 'Veld is niet bekend.'])(
    'and that refuses them by "%s"',
    (words) => {
      test.each(CARDS)('%s says that they are not offered', async (change) => {
        expect(await refusing(words).carts[change]('cart-1', 'CARD')).toEqual(NONE);
      });

      test('their balance is not offered', async () => {
        expect(await refusing(words).carts.giftCardBalance('CARD')).toEqual(NONE);
      });
    },
  );

  test.each(CARDS)('%s is no such refusal while a cart with gift cards is read', async (change) => {
    const passing = answered({ errors: [{ message: 'Internal server error' }] });
    const { carts, methods } = open({
      applyGiftCardToCart: [passing],
      removeGiftCardFromCart: [passing],
      customQuery: [data('cart', aCartWire())],
    });
    expect(await carts[change]('cart-1', 'CARD')).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
    expect(methods().filter((method) => method !== 'customQuery')).toHaveLength(1);
  });

  test('their balance is asked again after a fault that passes', async () => {
    const passing = answered({ errors: [{ message: 'Internal server error' }] });
    const found = data('giftCardAccount', {
      code: 'CARD',
      balance: { value: 10, currency: 'GBP' },
      expiration_date: null,
    });
    expect(await open({ customQuery: [passing, found] }).carts.giftCardBalance('CARD')).toMatchObject({ ok: true });
  });
});

describe('Emptying a cart', () => {
  const noClearCart = answered({ errors: [anError('Cannot query field "clearCart" on type "Mutation".')] });
  const emptying = (clearCart: CallResponse) =>
    open({
      customQuery: [
        data('cart', aCartWire({ items: [null, aCartItemWire({ uid: 'a' })] })),
        data('cart', aCartWire({ items: [], total_quantity: 0 })),
      ],
      clearCart: [clearCart],
      updateCartItems: [data('updateCartItems', {})],
    });

  test.each([
    ['removes the lines that have a uid where Magento has no clearCart', noClearCart, ['updateCartItems']],
    ['is one call where Adobe Commerce has it', data('clearCart', { errors: null, cart: { id: 'cart-1' } }), []],
  ])('%s', async (_what, clearCart, more) => {
    const { carts, calls, methods } = emptying(clearCart);
    expect(await carts.empty('cart-1')).toMatchObject({ ok: true, value: { items: [] } });
    expect(methods()).toEqual(['customQuery', 'clearCart', ...more, 'customQuery']);
    expect(calls[1]?.args).toEqual([{ cartId: 'cart-1' }]);
    expect(calls.find(({ method }) => method === 'updateCartItems')?.args ?? []).toEqual(
      more.map(() => ({ cart_id: 'cart-1', cart_items: [{ cart_item_uid: 'a', quantity: 0 }] })),
    );
  });

  test.each([
    ['says why it was not done', data('clearCart', { errors: [{ message: 'INACTIVE' }], cart: null }), 'unreachable'],
    ['is refused', saysNo('clearCart', 'Not yours', NO_ENTITY), 'not-found'],
    ['is lost', NO_RESPONSE, 'unreachable'],
  ])('whose answer %s does not show an empty cart', async (_what, clearCart, kind) => {
    const { carts, methods } = emptying(clearCart);
    expect(await carts.empty('cart-1')).toMatchObject({ ok: false, reason: { kind } });
    expect(methods()).not.toContain('updateCartItems');
  });

  test('sends nothing for a cart without lines', async () => {
    const { carts, methods } = open({ customQuery: [data('cart', aCartWire({ items: [], total_quantity: 0 }))] });
    expect(await carts.empty('cart-1')).toMatchObject({ ok: true, value: { items: [] } });
    expect(methods()).toEqual(['customQuery']);
  });
});
