import { withoutFields } from '../methods/argument';
import { type PreparedCall } from '../methods/prepare-call';
import { isPlainRecord } from '../plain-record';
import { type GraphqlResult } from '../identity/identity-changes';
import { type Outcome } from './outcome';

/** Names an order attempt, an addition of the embedded backend. */
const KEY = 'attempt_key';

/** The same call without the key of an order attempt. */
export function withoutAttemptKey(call: PreparedCall): PreparedCall {
  const { input } = call.variables;
  return {
    ...call,
    args: call.args.map((argument) => (isPlainRecord(argument) ? withoutFields(argument, [KEY]) : argument)),
    variables: isPlainRecord(input) ? { ...call.variables, input: withoutFields(input, [KEY]) } : call.variables,
  };
}

/**
 * Whether the backend has refused an order as a whole because it does not know the key: GraphQL validates variables before
 * anything happens, so the order may be sent without it.
 */
export function isKeyUnknown({ operation, variables }: PreparedCall, outcome: Outcome): boolean {
  const isKeyed = isPlainRecord(variables.input) && variables.input[KEY] !== undefined;
  if (!isKeyed || !operation.rootFields.includes('placeOrder') || outcome.kind !== 'responded') return false;
  const { data, errors = [] } = outcome.result;
  return !isPlainRecord(data) && errors.length > 0 && errors.every(isValidationError);
}

function isValidationError({ message, extensions }: NonNullable<GraphqlResult['errors']>[number]): boolean {
  const category = isPlainRecord(extensions) ? extensions.category : undefined;
  return String(message).includes(KEY) && (category === undefined || category === 'graphql');
}

/** The answer of a backend without keys to a query about one. */
export const NO_KEYS: Outcome = {
  kind: 'responded',
  result: {
    errors: [
      {
        message: 'Cannot query field "settleOrderAttempt" on type "Mutation".',
        extensions: { category: 'graphql' },
      },
    ],
    data: null,
  },
};
