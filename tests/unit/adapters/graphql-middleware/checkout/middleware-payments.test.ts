import type { CallResponse } from '../../../../../src/adapters/graphql-middleware/call-middleware';
import {
  CART_PAYMENT,
  KNOWS_PAYMENTS,
  MiddlewarePayments,
} from '../../../../../src/adapters/graphql-middleware/checkout/middleware-payments';
import { anError, answered, data, recordedCalls, NO_RESPONSE } from '../recorded-calls';

/** `known`: how the backend answers whether it has payments. */
const asked = (answer: CallResponse, known: CallResponse = answered({ data: { __typename: 'Query' } })) => {
  const { call, calls } = recordedCalls({ customQuery: [answer, known] });
  return { payments: new MiddlewarePayments(call, 'GBP'), calls };
};
const wire = (state: string, redirect_url: string | null = null) =>
  data('cartPayment', { state, order_number: '000000042', redirect_url });
const PAY_AT = 'https://bank.example/pay?order=42';

const INSTRUCTIONS = {
  payee: 'Posy Ltd',
  sort_code: '12-34-56',
  account_number: '12345678',
  address: null,
  pay_by: '2026-10-08T11:00:00.000Z',
  amount: { value: 29.95, currency: 'GBP' },
};
const awaited = (changes: object = {}) =>
  data('cartPayment', {
    state: 'AWAITED',
    order_number: '000000042',
    redirect_url: null,
    instructions: { ...INSTRUCTIONS, ...changes },
  });
const MEANT = { amount: { pence: 2_995, currency: 'GBP' }, payBy: Date.parse('2026-10-08T11:00:00Z') };

test.each([
  [{}, { kind: 'transfer', accountName: 'Posy Ltd', sortCode: '12-34-56', accountNumber: '12345678' }],
  [
    { sort_code: null, account_number: null, iban: 'IE12 BOFI', bic: 'BOFIIE2D' },
    { kind: 'euro-transfer', accountName: 'Posy Ltd', iban: 'IE12 BOFI', bic: 'BOFIIE2D' },
  ],
  [
    { sort_code: null, account_number: null, address: '1 High Street' },
    { kind: 'cheque', payee: 'Posy Ltd', address: '1 High Street' },
  ],
])('converts where to send the money: %j', async (changes, payTo) => {
  expect(await asked(awaited(changes)).payments.ofCart('cart-1')).toEqual({
    ok: true,
    value: { kind: 'awaited', orderNumber: '000000042', instructions: { payTo, ...MEANT } },
  });
});

test.each([
  [wire('OPEN', PAY_AT), { kind: 'due', orderNumber: '000000042', payAt: PAY_AT }],
  [wire('OPEN'), { kind: 'settling', orderNumber: '000000042' }],
  [wire('PAID'), { kind: 'paid', orderNumber: '000000042' }],
  [wire('DECLINED'), { kind: 'given-up', orderNumber: '000000042', why: 'declined' }],
  [wire('CANCELLED'), { kind: 'given-up', orderNumber: '000000042', why: 'cancelled' }],
  [wire('EXPIRED'), { kind: 'given-up', orderNumber: '000000042', why: 'expired' }],
  [wire('REFUND_DUE'), { kind: 'refund-due', orderNumber: '000000042' }],
])('converts a payment: %j', async (answer, payment) => {
  const { payments, calls } = asked(answer);
  expect(await payments.ofCart('cart-1')).toEqual({ ok: true, value: payment });
  expect(calls).toEqual([
    { method: 'customQuery', args: [{ query: CART_PAYMENT, queryVariables: { cartId: 'cart-1' } }] },
  ]);
});

test.each([
  ['a cart without one', data('cartPayment', null)],
  [
    'a backend that does not know the field',
    answered({ errors: [anError('Cannot query field "cartPayment" on type "Query".', 'graphql')] }),
  ],
])('returns none for %s', async (_what, answer) => {
  expect(await asked(answer).payments.ofCart('cart-1')).toEqual({ ok: true, value: null });
});

test('returns none for a backend that refuses the field in other words, and refuses it again where nothing is read', async () => {
  const refused = answered({ errors: [anError('Nee.')] });
  const { payments, calls } = asked(refused, refused);
  expect(await payments.ofCart('cart-1')).toEqual({ ok: true, value: null });
  expect(calls.at(-1)).toEqual({ method: 'customQuery', args: [{ query: KNOWS_PAYMENTS, queryVariables: {} }] });
});

test.each([
  ['no response', NO_RESPONSE],
  ['an error of the backend', answered({ errors: [anError('Internal server error', 'graphql')] })],
  ['an empty response', answered({})],
  ['an unknown state', wire('LAUNDERED')],
  ['a URL that is a script', wire('OPEN', 'javascript:alert(1)')],
  ['an invalid URL', wire('OPEN', 'over there')],
  ['a sort code without an account', awaited({ account_number: null })],
  ['a cheque without an address', awaited({ sort_code: null, account_number: null })],
  ['an IBAN without its bank', awaited({ sort_code: null, account_number: null, iban: 'IE12 BOFI' })],
  ['no deadline', awaited({ pay_by: 'soon' })],
])('%s does not count as "nothing to pay"', async (_what, answer) => {
  expect((await asked(answer).payments.ofCart('cart-1')).ok).toBe(false);
});
