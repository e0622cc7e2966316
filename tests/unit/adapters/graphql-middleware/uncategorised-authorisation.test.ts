import type { CallMiddleware } from '../../../../src/adapters/graphql-middleware/call-middleware';
import { withAuthorisation } from '../../../../src/adapters/graphql-middleware/uncategorised-authorisation';

test.each([
  ['a document that names what the backend lacks', 'Cannot query field "months_of_sale" on type "Product".', 0],
  ['any other error without a category', 'U bent niet ingelogd.', 1],
])('after %s a guest is asked about no more than is needed', async (_name, message, questions) => {
  const refusal = { status: 200, body: { errors: [{ message }] } };
  const asked: string[] = [];
  const guestCall: CallMiddleware = (method) => {
    asked.push(method);
    return Promise.resolve({ status: 200, body: { data: {} } });
  };
  const call = withAuthorisation(
    () => Promise.resolve(refusal),
    guestCall,
    () => true,
  );
  expect(await call('customQuery', [])).toBe(refusal);
  expect(asked).toHaveLength(questions);
});
