import fc from 'fast-check';
import type { CallResponse } from '../../../../src/adapters/graphql-middleware/call-middleware';
import { decodeQuery, decodeResponse } from '../../../../src/adapters/graphql-middleware/decode-response';
import { text } from '../../../../src/adapters/graphql-middleware/wire-value';
import type { Failure, RejectionCode } from '../../../../src/application/ports/failures';
import { anError, answered, data, saysNo, NO_RESPONSE } from './recorded-calls';

const decode = (answer: CallResponse) => decodeResponse(answer, 'cart', (value) => text(value, 'cart'));

const WITHOUT_NOTICE: Readonly<Record<string, Failure>> = {
  input: no('UNDEFINED', ''),
  authentication: no('NOT_PROVEN', ''),
  'already-exists': no('ALREADY_EXISTS', ''),
  'no-such-entity': gone(''),
  authorization: { kind: 'unauthorised', message: '' },
  busy: { kind: 'busy', message: '' },
};

/** A Magento's sentences are no notices. */
function withoutNotice(category: string): Row {
  const errors = [{ message: 'Nee.', extensions: { category: `graphql-${category}` } }];
  const reason = WITHOUT_NOTICE[category] ?? lost(500);
  return [
    `a refusal of the category ${category} whose sentence is no notice`,
    answered({ errors, data: null }),
    reason,
  ];
}

/** A title, a response, and the failure it becomes. */
type Row = readonly [string, CallResponse, Failure];

const AUTHORISATION = 'graphql-authorization';
const ROWS: readonly Row[] = [
  ['an empty object', answered({}), lost(502)],
  ['no data and an empty list of errors', answered({ errors: [], data: null }), lost(502)],
  ['no body at all', answered(null), lost(502)],
  ['a page of HTML', answered('<h1>Down</h1>'), lost(502)],
  ['a list', answered([1, 2]), lost(502)],
  ['data of another root', answered({ data: { route: 'x' } }), lost(502)],
  ['an empty root without a reason', data('cart', null), lost(502)],
  ['a root of another type', data('cart', { id: 1 }), lost(502)],
  [
    'S8-13, S8-14 an empty root with refusals: the first is returned',
    answered({ errors: [anError('First', 'graphql-input'), anError('Second')], data: { cart: null } }),
    no('UNDEFINED', 'First'),
  ],
  [
    'errors without data, which are no refusal',
    answered({ errors: [anError('Variable "$id" is missing', 'graphql')] }),
    lost(500),
  ],
  ['an unknown category', saysNo('cart', 'Foo happened', 'FOO'), lost(500)],
  ['an error without a category', saysNo('cart', 'SQLSTATE[HY000]'), lost(500)],
  ['S4-43 a wrong password', saysNo('cart', 'Incorrect', 'graphql-authentication'), no('NOT_PROVEN', 'Incorrect')],
  ['S4-43 a duplicate', saysNo('cart', 'It exists', 'graphql-already-exists'), no('ALREADY_EXISTS', 'It exists')],
  ...['input', 'authentication', 'already-exists', 'no-such-entity', 'authorization', 'busy'].map(withoutNotice),
  [
    'a firewall that answers 403 in front of the backend',
    { ...answered({ message: 'The shop could not answer this request.' }, 403), isFromUpstream: true },
    lost(403),
  ],
  [
    'S4-35 S4-38 an internal error of the backend, which is transient',
    saysNo('cart', 'Internal server error', 'internal'),
    lost(500),
  ],
  ['an error without a message', answered({ errors: [{}], data: null }), lost(500)],
  [
    'an entity that is gone',
    saysNo('cart', 'Could not find a cart', 'graphql-no-such-entity'),
    gone('Could not find a cart'),
  ],
  ['S4-43 an invalid input', saysNo('cart', 'Not available', 'graphql-input'), no('UNDEFINED', 'Not available')],
  ['an invalid session', saysNo('cart', 'Sign in', AUTHORISATION), { kind: 'unauthorised', message: 'Sign in' }],
  [
    'an invalid session after another error',
    answered({ errors: [anError('Other'), anError('Sign in', AUTHORISATION)], data: null }),
    { kind: 'unauthorised', message: 'Sign in' },
  ],
  [
    'an invalid session beside data',
    answered({ errors: [anError('Sign in', AUTHORISATION)], data: { cart: 'a cart' } }),
    { kind: 'unauthorised', message: 'Sign in' },
  ],
  ['no response', NO_RESPONSE, lost(null)],
  [
    'a refusal of the middleware',
    answered({ message: 'No such argument.' }, 400),
    no('MALFORMED', 'No such argument.'),
  ],
  [
    'S4-35 S4-38 too many requests, which is transient',
    answered({ message: 'Too many attempts.' }, 429),
    { kind: 'busy', message: 'Too many attempts.' },
  ],
  ['too many requests, refused by a proxy', answered('<h1>Slow down</h1>', 429), { kind: 'busy', message: '' }],
  [
    'a busy backend, which has not executed the call',
    saysNo('cart', 'Please wait a moment.', 'graphql-busy'),
    { kind: 'busy', message: 'Please wait a moment.' },
  ],
  ['a refusal without a message', answered({}, 400), lost(400)],
  ['a refusal by a proxy', answered('<h1>Bad Request</h1>', 400), lost(400)],
  ['a method that does not exist', answered({ message: 'There is no such method.' }, 404), lost(404)],
  [
    'an error of the middleware, which keeps its status',
    answered({ message: 'The shop is closed', id: '1' }, 502),
    lost(502),
  ],
  ['an error of the middleware beside data', answered({ data: { cart: 'a cart' } }, 500), lost(500)],
];

describe('Decoding a response', () => {
  test('returns a root field that can be read', () => {
    expect(decode(data('cart', 'a cart'))).toEqual({ ok: true, value: 'a cart' });
  });

  test('returns a root field that can be read, even if other fields failed', () => {
    const partial = answered({ errors: [anError('No stock figures')], data: { cart: 'a cart' } });
    expect(decode(partial)).toEqual({ ok: true, value: 'a cart' });
  });

  test.each(ROWS)('%s', (_name, answer, reason) => {
    expect(decode(answer)).toEqual({ ok: false, reason });
  });

  test.each<Row>([
    ['an error without a category', saysNo('cart', 'Internal server error'), lost(500)],
    ['an unknown category', saysNo('cart', 'Foo happened', 'FOO'), lost(500)],
    ['an invalid input', saysNo('cart', 'Some input', 'graphql-input'), lost(500)],
    ['errors without data', answered({ errors: [anError('Unknown field', 'graphql')] }), lost(500)],
    ['a refusal by a gateway in front of Magento', answered({ message: 'Not for you' }, 403), lost(403)],
    ['data of another root', answered({ data: { route: 'x' } }), lost(502)],
    ['an empty root without a reason', data('cart', null), gone('')],
    ['no such entity', saysNo('cart', 'No such cart', 'graphql-no-such-entity'), gone('No such cart')],
    ['an invalid session', saysNo('cart', 'No', AUTHORISATION), { kind: 'unauthorised', message: 'No' }],
    ['too many requests', answered({ message: 'Wait' }, 429), { kind: 'busy', message: 'Wait' }],
  ])('S8-13 the response to a query with %s', (_name, answer, reason) => {
    expect(decodeQuery(answer, 'cart', (value) => text(value, 'cart'))).toEqual({ ok: false, reason });
  });

  test('S8-13 a rejected query stays rejected only with a Magento category, and only on request', () => {
    const decoded = (category?: string) =>
      decodeQuery(saysNo('cart', 'No', category), 'cart', (value) => text(value, 'cart'), 'kept');
    expect(decoded('graphql-input')).toEqual({ ok: false, reason: no('UNDEFINED', 'No') });
    expect(decoded()).toEqual({ ok: false, reason: lost(500) });
  });

  test('a response with neither data nor errors is reported', () => {
    const reported: string[] = [];
    const answer = { ...answered({ data: {} }), unreadable: (what: string) => reported.push(what) };
    decodeQuery(answer, 'cart', (value) => text(value, 'cart'));
    expect(reported).toEqual(['neither data nor errors']);
  });

  test('an exception while parsing is not reported as an invalid response', () => {
    const read = () => {
      throw new TypeError('ours');
    };
    expect(() => decodeResponse(data('cart', 'x'), 'cart', read)).toThrow('ours');
  });

  test('returns a result for any response and never throws', () => {
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
