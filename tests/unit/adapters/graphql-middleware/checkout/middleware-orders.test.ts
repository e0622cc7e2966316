import type { CallResponse } from '../../../../../src/adapters/graphql-middleware/call-middleware';
import { MiddlewareOrders } from '../../../../../src/adapters/graphql-middleware/checkout/middleware-orders';
import { anError, answered, data, recordedCalls, saysNo, SILENCE } from '../recorded-calls';

function open(answers: Readonly<Record<string, readonly CallResponse[]>>) {
  const wire = recordedCalls(answers);
  return { ...wire, orders: new MiddlewareOrders(wire.call) };
}

describe('Placing an order over the middleware', () => {
  test.each([
    ['000000598', '000000598'],
    [598, '598'],
  ])('S7-33 it is placed under the number %j', async (given, number) => {
    const { orders, calls } = open({ placeOrder: [data('placeOrder', { order: { order_number: given } })] });
    expect(await orders.place('cart-1')).toEqual({ kind: 'placed', number });
    expect(calls).toEqual([{ method: 'placeOrder', args: [{ cart_id: 'cart-1' }] }]);
  });

  test.each([
    ['no answer', SILENCE],
    ['an empty answer, as older middlewares give during an outage', answered({})],
    ['an empty list of errors', answered({ errors: [], data: null })],
    ['no order, and not a word why', data('placeOrder', null)],
    ['an order that is nothing', data('placeOrder', { order: null })],
    ['an order without a number', data('placeOrder', { order: { order_number: null } })],
    ['a page of HTML', answered('<h1>Bad gateway</h1>')],
    ['a gateway that gave up', answered({ message: 'The shop’s backend did not answer.' }, 504)],
    ['a fault of the backend without a category', answered({ errors: [anError('Internal server error')] })],
    ['a fault of the middleware', answered({ message: 'Something went wrong.' }, 500)],
    ['a fault of the backend that names itself', saysNo('placeOrder', 'Internal server error', 'internal')],
    ['a document that was not understood', saysNo('placeOrder', 'Cannot query field', 'graphql')],
  ])('is unknown after %s, and is not sent again', async (_name, answer) => {
    const { orders, methods } = open({ placeOrder: [answer] });
    expect(await orders.place('cart-1')).toEqual({ kind: 'unknown' });
    expect(methods()).toEqual(['placeOrder']);
  });

  test.each([
    ['a wrong input', saysNo('placeOrder', 'The payment method is missing', 'graphql-input')],
    ['a cart that is gone', saysNo('placeOrder', 'The payment method is missing', 'graphql-no-such-entity')],
    ['a lost sign-in', saysNo('placeOrder', 'The payment method is missing', 'graphql-authorization')],
    ['too many attempts', answered({ message: 'The payment method is missing', id: '1' }, 429)],
    ['a question the middleware does not take', answered({ message: 'The payment method is missing', id: '1' }, 400)],
  ])('is refused with the reason after %s', async (_name, answer) => {
    const { orders } = open({ placeOrder: [answer] });
    expect(await orders.place('cart-1')).toEqual({ kind: 'refused', message: 'The payment method is missing' });
  });
});

describe('Tracing an order after a lost response', () => {
  test.each([
    ['a cart that is still open', data('cart', { total_quantity: 2 }), { kind: 'not-yet' }],
    ['a cart that is gone', saysNo('cart', 'Gone', 'graphql-no-such-entity'), { kind: 'placed', number: null }],
    ['no answer', SILENCE, { kind: 'unknown' }],
    ['another error', saysNo('cart', 'Busy', 'graphql-input'), { kind: 'unknown' }],
    ['an empty answer', answered({}), { kind: 'unknown' }],
  ])('%s', async (_name, answer, trace) => {
    const { orders, calls } = open({ cartTotalQty: [answer] });
    expect(await orders.trace('cart-1')).toEqual(trace);
    expect(calls).toEqual([{ method: 'cartTotalQty', args: ['cart-1'] }]);
  });
});
