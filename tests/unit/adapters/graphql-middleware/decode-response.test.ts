import fc from 'fast-check';
import type { CallResponse } from '../../../../src/adapters/graphql-middleware/call-middleware';
import { decodeResponse } from '../../../../src/adapters/graphql-middleware/decode-response';
import { text } from '../../../../src/adapters/graphql-middleware/wire-value';
import type { Failure, RejectionCode } from '../../../../src/application/ports/failures';
import { anError, answered, data, saysNo, SILENCE } from './recorded-calls';

const decode = (answer: CallResponse) => decodeResponse(answer, 'cart', (value) => text(value, 'cart'));

/** A name, an answer, and the failure it is. */
type Row = readonly [string, CallResponse, Failure];

const AUTHORISATION = 'graphql-authorization';
const ROWS: readonly Row[] = [
  ['an empty object', answered({}), lost(502)],
  ['no data and an empty list of errors', answered({ errors: [], data: null }), lost(502)],
  ['no body at all', answered(null), lost(502)],
  ['a page of HTML', answered('<h1>Down</h1>'), lost(502)],
  ['a list', answered([1, 2]), lost(502)],
  ['data of another root', answered({ data: { route: 'x' } }), gone('')],
  ['an empty root without a reason', data('cart', null), gone('')],
  ['a root of another type', data('cart', { id: 1 }), lost(502)],
  [
    'S8-13, S8-14 an empty root with errors: the first counts',
    answered({ errors: [anError('First'), anError('Second')], data: { cart: null } }),
    no('UNDEFINED', 'First'),
  ],
  [
    'S8-13 errors and no data whatsoever',
    answered({ errors: [anError('Variable "$id" is missing', 'graphql')] }),
    no('UNDEFINED', 'Variable "$id" is missing'),
  ],
  ['S4-43 a code of nobody’s', saysNo('cart', 'Foo happened', 'FOO'), no('UNDEFINED', 'Foo happened')],
  [
    'S4-35 S4-38 a fault of the other side’s own, which decides nothing',
    saysNo('cart', 'Internal server error', 'internal'),
    lost(500),
  ],
  ['an error without a message', answered({ errors: [{}], data: null }), no('UNDEFINED', '')],
  [
    'an entity that is gone',
    saysNo('cart', 'Could not find a cart', 'graphql-no-such-entity'),
    gone('Could not find a cart'),
  ],
  ['S4-43 a wrong input', saysNo('cart', 'Not available', 'graphql-input'), no('UNDEFINED', 'Not available')],
  [
    'a sign-in that does not count',
    saysNo('cart', 'Sign in', AUTHORISATION),
    { kind: 'unauthorised', message: 'Sign in' },
  ],
  [
    'the same behind another error',
    answered({ errors: [anError('Other'), anError('Sign in', AUTHORISATION)], data: null }),
    { kind: 'unauthorised', message: 'Sign in' },
  ],
  [
    'the same beside an answer',
    answered({ errors: [anError('Sign in', AUTHORISATION)], data: { cart: 'a cart' } }),
    { kind: 'unauthorised', message: 'Sign in' },
  ],
  ['no answer', SILENCE, lost(null)],
  [
    'a refusal of the middleware',
    answered({ message: 'No such argument.' }, 400),
    no('MALFORMED', 'No such argument.'),
  ],
  [
    'S4-35 S4-38 being asked too much, which decides nothing',
    answered({ message: 'Too many attempts.' }, 429),
    { kind: 'busy', message: 'Too many attempts.' },
  ],
  ['the same in the words of a proxy', answered('<h1>Slow down</h1>', 429), { kind: 'busy', message: '' }],
  [
    'a shop with its hands full, which has done nothing',
    saysNo('cart', 'Please wait a little.', 'graphql-busy'),
    { kind: 'busy', message: 'Please wait a little.' },
  ],
  ['a refusal in no words', answered({}, 400), lost(400)],
  ['a refusal in the words of a proxy', answered('<h1>Bad Request</h1>', 400), lost(400)],
  ['a method that is gone', answered({ message: 'There is no such method.' }, 404), lost(404)],
  [
    'S8-8 a fault of the middleware, which keeps its status',
    answered({ message: 'The shop is closed', id: '1' }, 502),
    lost(502),
  ],
  ['S8-8 the same when data came with it', answered({ data: { cart: 'a cart' } }, 500), lost(500)],
];

describe('Decoding a response', () => {
  test('a root field that can be read is the answer', () => {
    expect(decode(data('cart', 'a cart'))).toEqual({ ok: true, value: 'a cart' });
  });

  test('a root field that can be read is the answer, even if other parts of it failed', () => {
    const partial = answered({ errors: [anError('No stock figures')], data: { cart: 'a cart' } });
    expect(decode(partial)).toEqual({ ok: true, value: 'a cart' });
  });

  test.each(ROWS)('%s', (_name, answer, reason) => {
    expect(decode(answer)).toEqual({ ok: false, reason });
  });

  test('an exception while parsing is not reported as an invalid response', () => {
    const read = () => {
      throw new TypeError('ours');
    };
    expect(() => decodeResponse(data('cart', 'x'), 'cart', read)).toThrow('ours');
  });

  test('whatever comes, the answer is a result and never an exception', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 100, max: 599 })), fc.jsonValue(), (status, body) => {
        const result = decode({ status, body });
        expect(result.ok || typeof result.reason.kind === 'string').toBe(true);
      }),
    );
  });
});

function lost(status: number | null): Failure {
  return { kind: 'unreachable', status };
}

function gone(message: string): Failure {
  return { kind: 'not-found', message };
}

function no(code: RejectionCode, message: string): Failure {
  return { kind: 'rejected', code, message };
}
