import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';

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
