import { type DocumentNode, type GraphQLError, visit } from 'graphql';
import { badInput } from '../shop-refusal';
import { toGraphqlError } from './shop-error';

/** NUL, which PostgreSQL cannot store, and unpaired surrogates, which have no UTF-8 encoding. */
const UNKEEPABLE = /[\u0000\p{Surrogate}]/u;

const refusal = (): GraphQLError =>
  toGraphqlError(badInput('A text holds what is no character: NUL, or one half of a pair.'));

function holdsUnkeepable(value: unknown): boolean {
  if (typeof value === 'string') return UNKEEPABLE.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnkeepable);
}

/** Refuses variables with a text that not every database can store, at any depth, before a resolver sees them. */
export function refuseUnkeepableVariables(variables: Readonly<Record<string, unknown>>): GraphQLError | null {
  return holdsUnkeepable(variables) ? refusal() : null;
}

/** The same for texts in the document itself. */
export function refuseUnkeepableDocument(document: DocumentNode): GraphQLError | null {
  let isRefused = false;
  visit(document, { StringValue: ({ value }) => void (isRefused ||= UNKEEPABLE.test(value)) });
  return isRefused ? refusal() : null;
}
