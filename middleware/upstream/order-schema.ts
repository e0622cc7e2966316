import { PLACE_ORDER, PLACE_ORDER_WITH_ERRORS } from '../documents/checkout-documents';
import { type Caller } from '../caller';
import { type GraphqlResult } from '../identity/identity-changes';
import { withoutFields } from '../methods/argument';
import { ownOperation, type Operation } from '../methods/operation';
import { type PreparedCall } from '../methods/prepare-call';
import { isPlainRecord } from '../plain-record';
import { type Outcome } from './outcome';

/** Names an order attempt, an addition of the embedded backend. */
const KEY = 'attempt_key';

/** How long an answer of the backend about its schema counts, ms. */
const LEARNED_MS = 60 * 60_000;

/** A backend validates the field and leaves it out, so nothing is ordered. */
const question = (name: string, more: string, selection: string): Operation =>
  ownOperation(
    `mutation ${name} { __typename placeOrder(input: { cart_id: "" ${more} }) @skip(if: true) { ${selection} } }`,
  );

const ORDER = 'order { order_number }';
const KNOWS_KEYS = question('posyKnowsOrderKeys', `${KEY}: ""`, ORDER);
const KNOWS_ERRORS = question('posyKnowsOrderErrors', '', 'errors { code message }');
/** Every backend knows this. */
const KNOWS_ORDERS = question('posyKnowsOrders', '', ORDER);

const PLAIN = ownOperation(PLACE_ORDER);
const WITH_ERRORS = ownOperation(PLACE_ORDER_WITH_ERRORS);

/** `keys`: orders may carry the key of their attempt. `errors`: the answer may say why an order was refused. */
interface OrderSchema {
  readonly keys: boolean;
  readonly errors: boolean;
}

type AskOne = (operation: Operation, caller: Caller) => Promise<Outcome>;

/**
 * Fits an order with a key, and the question about one, to what the backend knows. It is asked before the first order of
 * an hour, in documents that it only validates: whatever its refusals say, no order is sent twice to find it out.
 */
export function createOrderSchema(ask: AskOne, now: () => number) {
  let learned: { readonly schema: OrderSchema; readonly until: number } | null = null;
  let learning: Promise<OrderSchema | Outcome> | null = null;

  const learn = async (caller: Caller): Promise<OrderSchema | Outcome> => {
    const keys = await knows(ask, KNOWS_KEYS, caller);
    if (typeof keys !== 'boolean') return keys;
    const errors = await knows(ask, KNOWS_ERRORS, caller);
    if (typeof errors !== 'boolean') return errors;
    learned = { schema: { keys, errors }, until: now() + LEARNED_MS };
    return learned.schema;
  };
  const current = async (caller: Caller): Promise<OrderSchema | Outcome> => {
    if (learned !== null && now() < learned.until) return learned.schema;
    learning ??= learn({ ...caller, token: null }).finally(() => (learning = null));
    return learning;
  };

  return {
    /** The call to send; an outcome if nothing is to be sent. */
    fit: async (call: PreparedCall, caller: Caller): Promise<PreparedCall | Outcome> => {
      const isSettling = call.operation.rootFields.includes('settleOrderAttempt');
      if (!isSettling && !isKeyed(call)) return call;
      const schema = await current(caller);
      if ('kind' in schema) return schema;
      if (isSettling) return schema.keys ? call : NO_KEYS;
      const fitting = schema.keys ? call : withoutAttemptKey(call);
      return { ...fitting, operation: schema.errors ? WITH_ERRORS : PLAIN };
    },
    /** After an order that the backend refused for its names alone, it is asked again. */
    check: (call: PreparedCall, outcome: Outcome): void => {
      if (call.operation.rootFields.includes('placeOrder') && isRefusedForNames(outcome)) learned = null;
    },
  };
}

/** A refusal that names nothing counts when the same document is refused again and one that every backend knows is not. */
async function knows(ask: AskOne, operation: Operation, caller: Caller): Promise<boolean | Outcome> {
  const first = await ask(operation, caller);
  if (isValid(first)) return true;
  if (isRefusedForNames(first) && namesUnknown(first)) return false;
  if (!isUnclear(first) || !isValid(await ask(KNOWS_ORDERS, caller))) return failed(first);
  const second = await ask(operation, caller);
  if (isValid(second)) return true;
  return isUnclear(second) ? false : failed(second);
}

const isUnclear = (outcome: Outcome): boolean => outcome.kind === 'faulty' || isRefusedForNames(outcome);

const failed = (outcome: Outcome): Outcome =>
  outcome.kind === 'responded' ? { kind: 'faulty', status: 502, cause: 'no answer about its schema' } : outcome;

const isValid = (outcome: Outcome): boolean => outcome.kind === 'responded' && isPlainRecord(outcome.result.data);

/** GraphQL validates a document before anything happens: no data, and no category of an error during execution. */
function isRefusedForNames(outcome: Outcome): boolean {
  if (outcome.kind !== 'responded') return false;
  const { data, errors = [] } = outcome.result;
  return !isPlainRecord(data) && errors.length > 0 && errors.every(hasNoCategory);
}

/** What graphql-php and graphql-js say of a name that the schema does not have. Neither translates it. */
const UNKNOWN_NAME = /^(?:Cannot query field|Unknown (?:argument|type)) "|" is not defined by type /;

function namesUnknown(outcome: Outcome): boolean {
  const { errors = [] } = outcome.kind === 'responded' ? outcome.result : {};
  return errors.some(({ message }) => typeof message === 'string' && UNKNOWN_NAME.test(message));
}

function hasNoCategory({ extensions }: NonNullable<GraphqlResult['errors']>[number]): boolean {
  const category = isPlainRecord(extensions) ? extensions.category : undefined;
  return category === undefined || category === 'graphql';
}

function isKeyed({ operation, variables: { input } }: PreparedCall): boolean {
  return operation.rootFields.includes('placeOrder') && isPlainRecord(input) && input[KEY] !== undefined;
}

/** The same call without the key of an order attempt. */
export function withoutAttemptKey(call: PreparedCall): PreparedCall {
  const { input } = call.variables;
  return {
    ...call,
    args: call.args.map((argument) => (isPlainRecord(argument) ? withoutFields(argument, [KEY]) : argument)),
    variables: isPlainRecord(input) ? { ...call.variables, input: withoutFields(input, [KEY]) } : call.variables,
  };
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
