import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql';

export interface DocumentLimits {
  /** Nested fields. The deepest of the storefront's own documents has 11. */
  readonly depth: number;
  /** Fields in all; a fragment counts each time it is spread. */
  readonly fields: number;
}

/** Generous for every document of a storefront, narrow for one made to overload the shop. */
export const DEFAULT_LIMITS: DocumentLimits = { depth: 20, fields: 3_000 };

/** Tokens before the parser gives up. */
export const MAX_TOKENS = 15_000;

/**
 * Refuses a document with too many or too deeply nested fields, introspection included. The document must be valid:
 * fragment cycles would never end here.
 */
export function refuseLargeDocument(document: DocumentNode, limits: DocumentLimits): GraphQLError | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  let fields = 0;
  const tooLarge = (set: SelectionSetNode, depth: number): boolean => {
    if (depth > limits.depth) return true;
    return set.selections.some((selection) => {
      fields += 1;
      if (fields > limits.fields) return true;
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        return fragment !== undefined && tooLarge(fragment.selectionSet, depth);
      }
      const inner = selection.selectionSet;
      return inner !== undefined && tooLarge(inner, selection.kind === Kind.FIELD ? depth + 1 : depth);
    });
  };
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION && tooLarge(definition.selectionSet, 1)) {
      return new GraphQLError(`The query is too large: at most ${limits.depth} levels and ${limits.fields} fields.`);
    }
  }
  return null;
}
