import { queryWithFallback, type CallResponse } from '../../../../src/adapters/graphql-middleware/call-middleware';
import { anError, answered, data, recordedCalls, saysNo, NO_RESPONSE } from './recorded-calls';

const IN_OURS = { query: 'query a { products { ours } }', queryVariables: { uids: ['a'] } };
const IN_MAGENTOS = { query: 'query b { products { sku } }', queryVariables: { skus: ['A'] } };
const STRANGE = 'Cannot query field "ours" on type "Products".';
const PLAIN = data('products', { items: [] });

async function ask(...answers: readonly CallResponse[]) {
  const { call, calls } = recordedCalls({ customQuery: [...answers, PLAIN] });
  const answer = await queryWithFallback(call, IN_OURS, IN_MAGENTOS);
  return { answer, asked: calls.map(({ args }) => args[0]) };
}

describe('A document with a fallback', () => {
  test.each([
    ['by the published middleware', answered({ loading: false, networkStatus: 8, errors: [anError(STRANGE)] })],
    ['by ours', answered({ errors: [anError(STRANGE)] })],
    ['by an older Magento', answered({ errors: [anError(STRANGE, 'graphql')] })],
    ['with status 400', answered({ errors: [anError(STRANGE)] }, 400)],
    [
      'for an argument',
      answered({ errors: [anError('Unknown argument "ours" on field "products" of type "Query".')] }),
    ],
    ['for a type', answered({ errors: [anError('Unknown type "OurInput".')] })],
    ['for a field of an input', answered({ errors: [anError('Field "ours" is not defined by type OurInput.')] })],
    ['with data that is null', answered({ errors: [anError(STRANGE)], data: null })],
  ])("S7-3 refused by %s is repeated in Magento's schema", async (_by, refusal) => {
    expect(await ask(refusal)).toEqual({ answer: PLAIN, asked: [IN_OURS, IN_MAGENTOS] });
  });

  test.each([
    ['data', data('products', { items: [1] })],
    ['a field that failed', saysNo('products', 'Something went wrong')],
    ['an expired session', answered({ errors: [anError('No', 'graphql-authorization')], data: null })],
    ['too many requests', answered({ errors: [anError('Too many requests')] }, 429)],
    ['an outage', answered({ message: 'Please try again', errors: [anError('No')] }, 503)],
    ['a refusal by our middleware', answered({ message: 'This document is not one of the shop’s own.' }, 403)],
    ['an empty object', answered({})],
    ['no response', NO_RESPONSE],
  ])('S7-3 is not repeated when the response is %s', async (_by, answer) => {
    expect(await ask(answer)).toEqual({ answer, asked: [IN_OURS] });
  });

  test.each(['Internal server error', 'Veld is niet bekend.'])(
    'S7-3 refused by "%s", which names nothing, is sent again first',
    async (words) => {
      const refusal = answered({ errors: [anError(words)] });
      const whole = data('products', { items: [1] });
      expect(await ask(refusal, whole)).toEqual({ answer: whole, asked: [IN_OURS, IN_OURS] });
      expect(await ask(refusal, refusal)).toEqual({ answer: PLAIN, asked: [IN_OURS, IN_OURS, IN_MAGENTOS] });
    },
  );
});
