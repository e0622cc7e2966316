import { type DocumentNode, type GraphQLError, visit } from 'graphql';
import { badInput } from '../shared/shop-refusal';
import { toGraphqlError } from './shop-error';

/** NUL, which PostgreSQL cannot store, and unpaired surrogates, which have no UTF-8 encoding. */
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

const refusal = (): GraphQLError => toGraphqlError(badInput('A text contains NUL or an unpaired surrogate.'));

function containsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return UNSTORABLE.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(containsUnstorable);
}

/** Refuses variables with a text that not every database can store, at any depth, before a resolver sees them. */
export function refuseUnstorableVariables(variables: Readonly<Record<string, unknown>>): GraphQLError | null {
  return containsUnstorable(variables) ? refusal() : null;
}

/** The same for texts in the document itself. */
export function refuseUnstorableDocument(document: DocumentNode): GraphQLError | null {
  let isRefused = false;
  visit(document, { StringValue: ({ value }) => void (isRefused ||= UNSTORABLE.test(value)) });
  return isRefused ? refusal() : null;
}
