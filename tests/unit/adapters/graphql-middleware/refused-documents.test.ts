import type { CallMiddleware, CallResponse } from '../../../../src/adapters/graphql-middleware/call-middleware';
import { RefusedDocuments } from '../../../../src/adapters/graphql-middleware/refused-documents';

const MINUTE = 60_000;
const QUERY = 'query productPage { products { items { months_of_sale } } }';
const EXECUTED: CallResponse = { status: 200, body: { data: { products: { items: [] } } } };
const NAMED: CallResponse = {
  status: 200,
  body: { errors: [{ message: 'Cannot query field "months_of_sale" on type "ProductInterface".' }] },
};
const UNNAMED: CallResponse = { status: 200, body: { errors: [{ message: 'Dit is helaas niet mogelijk.' }] } };
const FAILED: CallResponse = { status: 500, body: { errors: [{ message: 'Cannot query field "months_of_sale"' }] } };

/** A backend with these answers, the last of which it repeats, and a clock. */
function aBackend(...answers: readonly CallResponse[]) {
  let now = 0;
  const sent: string[] = [];
  const backend: CallMiddleware = (method) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push(method);
    return answer === undefined ? Promise.reject(new Error('no answer')) : Promise.resolve(answer);
  };
  const call = new RefusedDocuments(() => now).remembering(backend);
  return { call, sent, wait: (ms: number) => void (now += ms) };
}

const ask = (call: CallMiddleware, document = QUERY) =>
  call('customQuery', [{ query: document, queryVariables: { sku: 'TULIPS' } }], true);

test('a document that the backend refuses by name is not sent again for an hour, whoever asks', async () => {
  const { call, sent, wait } = aBackend(NAMED);
  const answers = [await ask(call), await ask(call)];
  wait(59 * MINUTE);
  answers.push(await ask(call));
  expect([answers.map(({ body }) => body), sent.length]).toEqual([[NAMED.body, NAMED.body, NAMED.body], 1]);
  wait(MINUTE);
  await ask(call);
  expect(sent).toHaveLength(2);
});

test('a change is remembered like a query, other documents and packaged methods are sent', async () => {
  const { call, sent } = aBackend(NAMED);
  const change = [{ mutation: 'mutation posyChange { a }', mutationVariables: {} }];
  await call('customMutation', change, true);
  await call('customMutation', change, true);
  await ask(call);
  await call('route', ['tulips.html']);
  await call('route', ['tulips.html']);
  expect(sent).toEqual(['customMutation', 'customQuery', 'route', 'route']);
});

test.each([
  ['a refusal that names nothing', UNNAMED],
  ['a failure', FAILED],
  ['an answer', EXECUTED],
])('%s is not remembered', async (_name, answer) => {
  const { call, sent } = aBackend(answer);
  await ask(call);
  await ask(call);
  expect(sent).toHaveLength(2);
});

test('a document that nothing takes the place of is always sent', async () => {
  const { call, sent } = aBackend(NAMED);
  const question = { query: QUERY, queryVariables: {} };
  await call('customQuery', [question]);
  await call('customQuery', [question], false);
  expect(sent).toHaveLength(2);
});

test('a document that was executed before counts as refused from the second time on', async () => {
  const { call, sent } = aBackend(EXECUTED, NAMED, EXECUTED, NAMED, NAMED);
  for (let count = 0; count < 7; count += 1) await ask(call);
  expect(sent).toHaveLength(5);
});
