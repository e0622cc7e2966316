import { type DocumentNode, type GraphQLError, visit } from 'graphql';
import { badInput } from '../shared/shop-refusal';
import { toGraphqlError } from './shop-error';

/** Entries of one list: as many as a wishlist has items. Mutations with smaller limits check those too. */
const MAX_ENTRIES = 500;

const refusal = (): GraphQLError => toGraphqlError(badInput(`A list has more than ${MAX_ENTRIES} entries.`));

function containsLongList(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (Array.isArray(value) && value.length > MAX_ENTRIES) || Object.values(value).some(containsLongList);
}

/** Refuses variables with a list, at any depth, that is longer than any of the shop's. */
export function refuseLongLists(variables: Readonly<Record<string, unknown>>): GraphQLError | null {
  return containsLongList(variables) ? refusal() : null;
}

/** The same for lists in the document itself. */
export function refuseDocumentWithLongLists(document: DocumentNode): GraphQLError | null {
  let isRefused = false;
  visit(document, { ListValue: ({ values }) => void (isRefused ||= values.length > MAX_ENTRIES) });
  return isRefused ? refusal() : null;
}
