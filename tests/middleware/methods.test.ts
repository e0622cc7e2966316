import { Kind, parse, visit } from 'graphql';
import { methodNames, findMethod } from '../../middleware/methods/registry';
import { CALLS } from './every-call';
import { aCaller, aMiddleware } from './middleware-builder';
import { openUpstream, type Upstream } from './upstream-server';

let upstream: Upstream;
beforeAll(async () => (upstream = await openUpstream()));
afterAll(() => upstream.close());

test.each(CALLS)(
  '%s %s %j reaches the backend as %s with its variables',
  async (_id, method, args, operation, variables) => {
    upstream.seen.length = 0;
    const { middleware, logs } = aMiddleware(upstream.url);
    const answer = await middleware.call(method, args, aCaller());
    expect({ status: answer.status, logs }).toEqual({ status: 200, logs: [] });
    expect(upstream.seen).toHaveLength(1);
    expect(upstream.seen[0]).toMatchObject({ operationName: operation, variables });
  },
);

test('tests all 65 methods except the two custom ones', () => {
  const called = new Set(CALLS.map(([, method]) => method));
  expect(methodNames()).toHaveLength(65);
  expect(methodNames().filter((name) => !called.has(name))).toEqual(['customQuery', 'customMutation']);
});

test('selects __typename in each object below the root and sends minified documents', () => {
  for (const name of methodNames()) {
    const method = findMethod(name);
    if (method?.source !== 'own') continue;
    expect(method.operation.text).not.toMatch(/\s{2}|\n/);
    visit(parse(method.operation.text), {
      SelectionSet: (set, _key, parent) => {
        const fields = set.selections.map((one) => (one.kind === Kind.FIELD ? one.name.value : ''));
        const isRoot = parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
        expect(fields.filter((field) => field === '__typename')).toHaveLength(isRoot ? 0 : 1);
      },
    });
  }
});
