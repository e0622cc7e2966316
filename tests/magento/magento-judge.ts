import {
  getVariableValues,
  Kind,
  KnownTypeNamesRule,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { complexityOf, MAGENTO_LIMITS } from './complexity';
import { isSince, type MagentoRelease } from './magento-facts';
import { named } from './unknown-names';

export interface MagentoRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly method: 'GET' | 'POST';
}

/** An answer to a request that was not executed. */
export interface Refused {
  readonly status: number;
  readonly text: string;
  /** Unknown names as `Type.field`, other errors as reported. */
  readonly words: readonly string[];
}

/** Null for a request that a Magento executes. */
export type Judge = (request: MagentoRequest) => Refused | null;

interface Judged {
  readonly document: DocumentNode;
  readonly refused: Refused | null;
}

/**
 * Refuses what a Magento with this schema does not execute, in its statuses and words. Until 2.4.8 a type that it does
 * not have stops the whole request before it is validated, and nothing of the answer says why.
 */
export function magentoJudge(schema: GraphQLSchema, release: MagentoRelease): Judge {
  const judged = new Map<string, Judged>();
  const read = (query: string): Judged => {
    const document = parse(query);
    const types = validate(schema, document, [KnownTypeNamesRule]).map(({ message }) => message);
    const messages = validate(schema, document).map(({ message }) => message);
    if (types.length > 0 && !isSince('2.4.9', release))
      return { document, refused: { ...refusal(500, [INTERNAL]), words: [...types, ...messages].map(named) } };
    const { fields } = complexityOf(query);
    if (fields > MAGENTO_LIMITS.fields)
      messages.push(`Max query complexity should be ${MAGENTO_LIMITS.fields} but got ${fields}.`);
    return { document, refused: messages.length > 0 ? refusal(200, messages) : null };
  };
  return ({ query, variables, method }) => {
    const { document, refused } = judged.get(query) ?? read(query);
    judged.set(query, { document, refused });
    if (refused !== null) return refused;
    if (method === 'GET' && isMutation(document)) {
      const status = isSince('2.4.9', release) ? 405 : 500;
      return refusal(status, ['Mutation requests allowed only for POST requests']);
    }
    const misfits = misfitsIn(schema, document, variables);
    return misfits.length > 0 ? refusal(200, misfits) : null;
  };
}

export const INTERNAL = 'Internal server error';

/** Since 2.4.6 errors of this kind have no category. */
function refusal(status: number, messages: readonly string[]): Refused {
  const text = JSON.stringify({ errors: messages.map((message) => ({ message })) });
  return { status, text, words: messages.map(named) };
}

function isMutation({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.MUTATION,
  );
}

function misfitsIn(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  variables: MagentoRequest['variables'],
): readonly string[] {
  const declared = definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions ?? []) : [],
  );
  return (getVariableValues(schema, declared, variables).errors ?? []).map(({ message }) => message);
}
