import { Kind, parse, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

/** Magento's default limits in production: fields in all, and levels of fields with selections. */
export const MAGENTO_LIMITS = { fields: 300, levels: 20 } as const;

/** Counts a document as Magento does: fields of a fragment wherever it is spread, `__typename` like any other field. */
export function complexityOf(document: string): { readonly fields: number; readonly levels: number } {
  const { definitions } = parse(document);
  const fragments = new Map(
    definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
  const count = (set: SelectionSetNode): { fields: number; levels: number } => {
    const parts = set.selections.map((one) => {
      if (one.kind === Kind.INLINE_FRAGMENT) return count(one.selectionSet);
      if (one.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(one.name.value);
        if (fragment === undefined) throw new Error(`There is no fragment ${one.name.value}`);
        return count(fragment.selectionSet);
      }
      if (one.selectionSet === undefined) return { fields: 1, levels: 0 };
      const below = count(one.selectionSet);
      return { fields: below.fields + 1, levels: below.levels + 1 };
    });
    return {
      fields: parts.reduce((sum, { fields }) => sum + fields, 0),
      levels: Math.max(0, ...parts.map(({ levels }) => levels)),
    };
  };
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new Error('No operation');
  return count(operation.selectionSet);
}
