import { getVariableValues, Kind, parse, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { HttpRequest, SendHttp } from '../../middleware/middleware';
import { named } from './unknown-names';

/** Validates requests by Magento's own schema: refuses what Magento would refuse, and forwards everything else. */
export interface MagentoGate {
  readonly send: SendHttp;
  /** What was refused so far: unknown names as `Type.field`, other errors as reported. */
  readonly refused: ReadonlySet<string>;
}

/** `forward` sends what Magento would accept. */
export function magentoGate(schema: GraphQLSchema, forward: SendHttp): MagentoGate {
  const refused = new Set<string>();
  const judged = new Map<string, Judged>();
  return {
    refused,
    send: async (request) => {
      const { query, variables } = asked(request);
      const { document, strange } = judged.get(query) ?? judge(schema, query);
      judged.set(query, { document, strange });
      const messages = strange.length > 0 ? strange : misfits(schema, document, variables);
      for (const message of messages) refused.add(named(message));
      return messages.length > 0
        ? { status: 200, contentType: 'application/json', text: JSON.stringify({ errors: messages.map(asError) }) }
        : forward(request);
    },
  };
}

const asError = (message: string) => ({ message });

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

/** A GET has the query in its URL, a POST in its body. */
function asked({ url, body }: Pick<HttpRequest, 'url' | 'body'>): Asked {
  if (body !== undefined) {
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
