import { failure, isFailure, type Failure } from '../response';
import { CustomMutation, CustomQuery } from '../inputs/custom-inputs';
import { stripTypenames } from '../inputs/strip-typenames';
import { type Limits } from '../limits';
import { isPlainRecord, type PlainRecord } from '../plain-record';
import { argumentsError } from '../request/arguments-error';
import { record, type ArgumentReading } from './argument';
import { type AdmitDocument } from './custom-documents';
import { arityOf, type CustomMethod, type Method } from './method';
import { type Operation } from './operation';

/** A validated call. */
export interface PreparedCall {
  readonly method: string;
  readonly operation: Operation;
  readonly variables: PlainRecord;
  /** The arguments as sent, without `__typename` and the selector, to forward to another middleware. */
  readonly args: readonly unknown[];
}

/**
 * Validates the arguments of a call. They are positional, and missing ones count as null; one more is accepted when it
 * is null or an empty record, because callers send an unused selector.
 */
export function prepareCall(
  method: Method,
  args: readonly unknown[],
  limits: Limits,
  admit: AdmitDocument,
): PreparedCall | Failure {
  const fault = argumentsError(args, limits, method.source === 'custom') ?? surplusError(args, arityOf(method));
  if (fault !== null) return failure(400, fault);
  const own = args.slice(0, arityOf(method)).map(stripTypenames);
  const call = method.source === 'custom' ? readCustom(method, own[0], admit) : readOwn(method, own[0]);
  return isFailure(call) ? call : { method: method.name, args: own, ...call };
}

function surplusError(args: readonly unknown[], arity: number): string | null {
  const [selector, ...rest] = args.slice(arity);
  const unused = selector === undefined || selector === null;
  const isEmpty = unused || (isPlainRecord(selector) && Object.keys(selector).length === 0);
  return isEmpty && rest.length === 0 ? null : `This method takes ${arity} argument${arity === 1 ? '' : 's'}.`;
}

type Read = Pick<PreparedCall, 'operation' | 'variables'>;

function readOwn({ argument, operation }: Exclude<Method, CustomMethod>, value: unknown): Read | Failure {
  const reading: ArgumentReading = argument ? argument(value) : { ok: true, variables: {} };
  return reading.ok ? { operation, variables: reading.variables } : failure(400, reading.message);
}

const readCustomQuery = record(CustomQuery);
const readCustomMutation = record(CustomMutation);

/** The document and variables of a custom query or mutation. */
function readCustom({ operationKind }: CustomMethod, value: unknown, admit: AdmitDocument): Read | Failure {
  const isQuery = operationKind === 'query';
  const reading = isQuery ? readCustomQuery(value) : readCustomMutation(value);
  if (!reading.ok) return failure(400, reading.message);
  const given = reading.variables;
  const variables = isQuery ? given.queryVariables : given.mutationVariables;
  const operation = admit(String(isQuery ? given.query : given.mutation), operationKind);
  return isFailure(operation) ? operation : { operation, variables: declared(operation, variables) };
}

/** Drops variables that the document does not declare, because rates and cookies depend on variables. */
function declared({ variables: names }: Operation, given: unknown): PlainRecord {
  const pairs = isPlainRecord(given) ? Object.entries(given) : [];
  return Object.fromEntries(pairs.filter(([name]) => names.has(name)));
}
