import { getVariableValues, Kind, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { named } from './strange-words';

/** A shop behind Magento's own schema: what that does not know is refused as Magento refuses it, all else goes on. */
export interface MagentoGate {
  readonly fetch: typeof fetch;
  /** What was refused so far, as `Type.field`; variables that do not fit otherwise, as they are told. */
  readonly refused: ReadonlySet<string>;
}

export function magentoGate(schema: GraphQLSchema): MagentoGate {
  const refused = new Set<string>();
  const judged = new Map<string, Judged>();
  return {
    refused,
    fetch: async (input, init) => {
      const { query, variables } = asked(input instanceof Request ? input.url : String(input), init);
      const { document, strange } = judged.get(query) ?? judge(schema, query);
      judged.set(query, { document, strange });
      const messages = strange.length > 0 ? strange : misfits(schema, document, variables);
      for (const message of messages) refused.add(named(message));
      return messages.length > 0
        ? Response.json({ errors: messages.map((message) => ({ message })) })
        : fetch(input, init);
    },
  };
}

interface Judged {
  readonly document: DocumentNode;
  readonly strange: readonly string[];
}

function judge(schema: GraphQLSchema, query: string): Judged {
  const document = parse(query);
  return { document, strange: validate(schema, document).map(({ message }) => message) };
}

interface Asked {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** By GET the question stands in the address, by POST in the body. */
function asked(url: string, { method, body }: RequestInit = {}): Asked {
  if (method === 'POST') {
    if (typeof body !== 'string') throw new Error('A question that is no text');
    const { query, variables } = JSON.parse(body) as Partial<Asked>;
    return { query: query ?? '', variables: variables ?? {} };
  }
  const { searchParams: given } = new URL(url);
  const variables = JSON.parse(given.get('variables') ?? '{}') as Asked['variables'];
  return { query: given.get('query') ?? '', variables };
}

function misfits(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  variables: Asked['variables'],
): readonly string[] {
  const declared = definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : [],
  );
  return (getVariableValues(schema, declared, variables).errors ?? []).map(({ message }) => message);
}
