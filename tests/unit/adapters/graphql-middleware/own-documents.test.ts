import { Kind, parse, visit } from 'graphql';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { callerOf, createMiddleware } from '../../../../middleware/middleware';
import { OWN_DOCUMENTS } from '../../../../src/adapters/graphql-middleware/own-documents';

const FOLDER = join(__dirname, '../../../../src/adapters/graphql-middleware');

/** Every complete document that a file of the adapter exports, by itself or in a list; without shared fragments. */
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && file !== 'own-documents.ts',
);
const EXPORTED = FILES.flatMap((file) =>
  Object.entries(jest.requireActual<Record<string, unknown>>(join(FOLDER, file)))
    .flatMap(([name, value]) => [value].flat().map((one: unknown) => [name, one] as const))
    .filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && /^\s*(query|mutation)\b/.test(entry[1]),
    ),
);

describe('The storefront’s own documents', () => {
  test('each is listed once, and every listed document exists', () => {
    expect(EXPORTED.map(([, document]) => document).sort()).toEqual([...OWN_DOCUMENTS].sort());
  });

  test.each(EXPORTED)('%s is one operation with a name that uses every variable it declares', (_name, document) => {
    const { definitions } = parse(document);
    expect(definitions).toHaveLength(1);
    const [operation] = definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('Not an operation');
    expect(operation).toMatchObject({ name: { value: expect.stringMatching(/^[a-z][A-Za-z]+$/) } });
    const declared = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
    const used = new Set<string>();
    visit(operation.selectionSet, { Variable: ({ name }) => void used.add(name.value) });
    expect([...used].sort()).toEqual(declared.sort());
  });

  test("have different names, which the backend's log shows", () => {
    const names = OWN_DOCUMENTS.map((document) => /^\s*(?:query|mutation) (\w+)/.exec(document)?.[1]);
    expect(new Set(names).size).toBe(OWN_DOCUMENTS.length);
  });

  test.each(EXPORTED)('%s is accepted by the middleware', async (_name, document) => {
    const sent: string[] = [];
    const middleware = createMiddleware({
      integration: 'magento',
      graphqlUrl: 'http://backend.invalid/graphql',
      middlewareUrl: null,
      allowedHosts: [],
      cookieProfile: 'spec',
      allowedDocuments: OWN_DOCUMENTS,
      now: () => 0,
      log: () => undefined,
      send: async ({ url }) => {
        sent.push(url);
        throw new Error('Nothing listens there');
      },
    });
    const kind = /^\s*mutation/.test(document) ? 'Mutation' : 'Query';
    const answer = await middleware.call(`custom${kind}`, [{ [kind.toLowerCase()]: document }], callerOf({}, ''));
    expect([answer.status, sent.length > 0]).toEqual([503, true]);
  });
});
