import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { badInput } from '../shared/shop-refusal';
import { toGraphqlError } from './shop-error';

export interface DocumentLimits {
  /** Nested fields. The deepest of the storefront's own documents has 11. */
  readonly depth: number;
  /** Fields in all; a fragment counts each time it is spread. */
  readonly fields: number;
  /** Root fields of a query and of a mutation; a fragment counts each time it is spread. */
  readonly queries: number;
  readonly mutations: number;
  /** Fields with an alias, by which a document repeats one field with other arguments. */
  readonly aliases: number;
}

/** Generous for every document of a storefront, narrow for one made to overload the shop. */
export const DEFAULT_LIMITS: DocumentLimits = { depth: 20, fields: 3_000, queries: 20, mutations: 5, aliases: 50 };

/** Tokens before the parser gives up. */
export const MAX_TOKENS = 15_000;

/**
 * Refuses a document with too many or too deeply nested fields, introspection included, or with too many root fields or
 * aliases. The document must be valid: fragment cycles would never end here.
 */
export function refuseLargeDocument(document: DocumentNode, limits: DocumentLimits): GraphQLError | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  let [fields, roots, aliases] = [0, 0, 0];
  const tooLarge = (set: SelectionSetNode, depth: number, maxRoots: number): boolean => {
    if (depth > limits.depth) return true;
    return set.selections.some((selection) => {
      fields += 1;
      if (fields > limits.fields) return true;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        return fragment !== undefined && tooLarge(fragment.selectionSet, depth, maxRoots);
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) return tooLarge(selection.selectionSet, depth, maxRoots);
      if (depth === 1) roots += 1;
      if (selection.alias !== undefined) aliases += 1;
      if (roots > maxRoots || aliases > limits.aliases) return true;
      return selection.selectionSet !== undefined && tooLarge(selection.selectionSet, depth + 1, maxRoots);
    });
  };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const maxRoots = definition.operation === OperationTypeNode.MUTATION ? limits.mutations : limits.queries;
    if (tooLarge(definition.selectionSet, 1, maxRoots)) return new GraphQLError(describe(limits));
  }
  return null;
}

const describe = ({ depth, fields, queries, mutations, aliases }: DocumentLimits): string =>
  `The query is too large: at most ${depth} levels, ${fields} fields, ${queries} queries or ${mutations} mutations, and ${aliases} aliases.`;

/** Entries of one list: as many as a wishlist has items. Mutations with smaller limits check those too. */
const MAX_ENTRIES = 500;

const tooLong = (): GraphQLError => toGraphqlError(badInput(`A list has more than ${MAX_ENTRIES} entries.`));

function containsLongList(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (Array.isArray(value) && value.length > MAX_ENTRIES) || Object.values(value).some(containsLongList);
}

/** Refuses variables with a list, at any depth, that is longer than any of the shop's. */
export function refuseLongLists(variables: Readonly<Record<string, unknown>>): GraphQLError | null {
  return containsLongList(variables) ? tooLong() : null;
}

/** The same for lists in the document itself. */
export function refuseDocumentWithLongLists(document: DocumentNode): GraphQLError | null {
  let isRefused = false;
  visit(document, { ListValue: ({ values }) => void (isRefused ||= values.length > MAX_ENTRIES) });
  return isRefused ? tooLong() : null;
}

/** NUL, which PostgreSQL cannot store, and unpaired surrogates, which have no UTF-8 encoding. */
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;

const unstorable = (): GraphQLError => toGraphqlError(badInput('A text contains NUL or an unpaired surrogate.'));

function containsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return UNSTORABLE.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(containsUnstorable);
}

/** Refuses variables with a text that not every database can store, at any depth, before a resolver sees them. */
export function refuseUnstorableVariables(variables: Readonly<Record<string, unknown>>): GraphQLError | null {
  return containsUnstorable(variables) ? unstorable() : null;
}

/** The same for texts in the document itself. */
export function refuseUnstorableDocument(document: DocumentNode): GraphQLError | null {
  let isRefused = false;
  visit(document, { StringValue: ({ value }) => void (isRefused ||= UNSTORABLE.test(value)) });
  return isRefused ? unstorable() : null;
}
