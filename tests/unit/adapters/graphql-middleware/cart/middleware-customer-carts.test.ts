import { MiddlewareCustomerCarts } from '../../../../../src/adapters/graphql-middleware/cart/middleware-customer-carts';
import { MiddlewareNewsletter } from '../../../../../src/adapters/graphql-middleware/customer/middleware-newsletter';
import { MiddlewareCmsPages } from '../../../../../src/adapters/graphql-middleware/store/middleware-cms-pages';
import { aCartWire } from '../a-wire';
import { answered, anError, data, recordedCalls, saysNo, NO_RESPONSE } from '../recorded-calls';
import { cartCallsOn } from './recorded-cart-calls';

describe('Customer carts over the middleware', () => {
  test('S7-40 the customer cart is requested without arguments, and read again with the entered texts', async () => {
    const { call, methods } = recordedCalls({
      customerCart: [data('customerCart', aCartWire())],
      customQuery: [data('cart', aCartWire({ email: 'ann@example.org' }))],
    });
    const cart = await new MiddlewareCustomerCarts(cartCallsOn(call), call).own();
    expect(cart).toMatchObject({ ok: true, value: { id: 'cart-1', email: 'ann@example.org' } });
    expect(methods()).toEqual(['customerCart', 'customQuery']);
  });

  test('S7-47 S4-24 merging sends both cart ids, and uses its own response when the cart cannot be loaded again', async () => {
    const { call, calls, methods } = recordedCalls({
      customerCart: [data('customerCart', aCartWire({ id: 'own' }))],
      mergeCarts: [data('mergeCarts', aCartWire({ id: 'own', email: 'ann@example.org' }))],
      customQuery: [NO_RESPONSE],
    });
    const cart = await new MiddlewareCustomerCarts(cartCallsOn(call), call).merge('guest');
    expect(cart).toMatchObject({ ok: true, value: { id: 'own', email: 'ann@example.org' } });
    expect(methods()).toEqual(['customerCart', 'mergeCarts', 'customQuery']);
    expect(calls[1]?.args).toEqual([{ sourceCartId: 'guest', destinationCartId: 'own' }]);
  });

  test("S4-25 merging the customer's own cart sends no merge", async () => {
    const { call, methods } = recordedCalls({
      customerCart: [data('customerCart', aCartWire({ id: 'own' }))],
      customQuery: [data('cart', aCartWire({ id: 'own' }))],
    });
    const cart = await new MiddlewareCustomerCarts(cartCallsOn(call), call).merge('own');
    expect(cart).toMatchObject({ ok: true, value: { id: 'own' } });
    expect(methods()).toEqual(['customerCart', 'customQuery']);
  });

  test('S4-26 a refused merge is reported, and without a customer cart none is sent', async () => {
    const refused = recordedCalls({
      customerCart: [data('customerCart', aCartWire({ id: 'own' }))],
      mergeCarts: [saysNo('mergeCarts', 'No such cart', 'graphql-no-such-entity')],
    });
    expect(await new MiddlewareCustomerCarts(cartCallsOn(refused.call), refused.call).merge('guest')).toMatchObject({
      reason: { kind: 'not-found', message: 'No such cart' },
    });
    const silent = recordedCalls({ customerCart: [NO_RESPONSE] });
    expect(await new MiddlewareCustomerCarts(cartCallsOn(silent.call), silent.call).merge('guest')).toMatchObject({
      reason: { kind: 'unreachable' },
    });
    expect(silent.methods()).toEqual(['customerCart']);
  });

  test('a line that cannot be read is counted beside the lines of a guest, which are asked for without a token', async () => {
    const read = { __typename: 'SimpleCartItem', uid: '7', quantity: 2, product: { sku: 'TULIPS', name: 'Tulips' } };
    const items = [null, read, { ...read, uid: '8', product: null }];
    const guest = recordedCalls({ customQuery: [data('cart', { items })] });
    const customer = recordedCalls({});
    const found = await new MiddlewareCustomerCarts(cartCallsOn(customer.call), guest.call).guestLines('guest');
    const line = { uid: '7', sku: 'TULIPS', name: 'Tulips', parentSku: null, quantity: 2, entered: [], selected: [] };
    expect(found).toEqual({ ok: true, value: { lines: [line], unread: 2 } });
  });

  test('S7-40 an unauthorised response without data is unauthorised', async () => {
    const no = answered({ errors: [anError('no', 'graphql-authorization')], data: null });
    const { call } = recordedCalls({ customerCart: [no] });
    expect(await new MiddlewareCustomerCarts(cartCallsOn(call), call).own()).toMatchObject({
      reason: { kind: 'unauthorised' },
    });
  });
});

describe('The newsletter over the middleware', () => {
  test.each([
    ['NOT_ACTIVE', 'not-active'],
    ['SUBSCRIBED', 'subscribed'],
    ['UNCONFIRMED', 'unconfirmed'],
    ['UNSUBSCRIBED', 'unsubscribed'],
  ])('S3-53 S7-71 the status %s is read', async (status, read) => {
    const { call, calls } = recordedCalls({
      subscribeEmailToNewsletter: [data('subscribeEmailToNewsletter', { status })],
    });
    expect(await new MiddlewareNewsletter(call).subscribe('ann@example.org')).toEqual({ ok: true, value: read });
    expect(calls[0]?.args).toEqual([{ email: 'ann@example.org' }]);
  });

  test('S7-71 a captcha token goes beside the email, and there is none without', async () => {
    const { call, calls } = recordedCalls({
      subscribeEmailToNewsletter: Array(2).fill(data('subscribeEmailToNewsletter', { status: 'NOT_ACTIVE' })),
    });
    const newsletter = new MiddlewareNewsletter(call);
    await newsletter.subscribe('ann@example.org', 'human');
    await newsletter.subscribe('ann@example.org', null);
    expect(calls.map(({ args }) => args)).toEqual([
      [{ email: 'ann@example.org', recaptchaToken: 'human' }],
      [{ email: 'ann@example.org' }],
    ]);
  });

  test.each(['toString', 'PENDING', null])('S3-53 the status %j is invalid', async (status) => {
    const { call } = recordedCalls({ subscribeEmailToNewsletter: [data('subscribeEmailToNewsletter', { status })] });
    expect(await new MiddlewareNewsletter(call).subscribe('a@b.example')).toMatchObject({
      reason: { kind: 'unreachable' },
    });
  });
});

describe('CMS pages over the middleware', () => {
  const clean = (html: string) => `clean(${html})`;

  test('S7-65 S3-68 a page is requested by its name; its HTML is sanitised', async () => {
    const page = {
      identifier: 'privacy',
      title: 'Privacy',
      content: '<p>x</p>',
      meta_title: '',
      content_heading: null,
    };
    const { call, calls } = recordedCalls({ cmsPage: [data('cmsPage', page)] });
    expect(await new MiddlewareCmsPages(call, clean).page('privacy')).toEqual({
      ok: true,
      value: { name: 'privacy', title: 'Privacy', description: '', heading: null, body: 'clean(<p>x</p>)' },
    });
    expect(calls[0]?.args).toEqual(['privacy']);
  });

  test('S7-66 S3-68 blocks are requested by their names, in one call', async () => {
    const items = [{ identifier: 'a', title: 'A', content: '<p>a</p>' }, null];
    const { call, calls } = recordedCalls({ cmsBlocks: [data('cmsBlocks', { items })] });
    expect(await new MiddlewareCmsPages(call, clean).blocks(['b', 'a'])).toEqual({
      ok: true,
      value: [{ name: 'a', title: 'A', body: 'clean(<p>a</p>)' }],
    });
    expect(calls).toEqual([{ method: 'cmsBlocks', args: [['b', 'a']] }]);
  });
});
