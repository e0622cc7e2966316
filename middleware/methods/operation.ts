import {
  Kind,
  OperationTypeNode,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** A parsed GraphQL document: one operation, minified, with `__typename` in every selection. */
export interface Operation {
  readonly kind: 'query' | 'mutation';
  /** For the backend's log; null for a document without one. */
  readonly name: string | null;
  readonly text: string;
  /** Its root fields; all policies (caching, timeouts, rates, cookies) depend on these, not on names. */
  readonly rootFields: readonly string[];
  /** Names of the variables that it declares; the backend ignores all others. */
  readonly variables: ReadonlySet<string>;
  /** Whether the response may depend on the caller or a cart: then no shared cache may store it. */
  readonly personal: boolean;
}

/** Root fields whose response is the same for every visitor of one store and currency. All others count as personal. */
const PUBLIC_ROOT_FIELDS: ReadonlySet<string> = new Set([
  'availableStores',
  'categories',
  'category',
  'categoryList',
  'cmsBlocks',
  'cmsPage',
  'countries',
  'country',
  'currency',
  'productReviewRatingsMetadata',
  'products',
  'route',
  'storeConfig',
  'urlResolver',
]);

/** Bounds the work for a hostile document. */
const MAX_TOKENS = 4_000;

export type OperationReading =
  { readonly ok: true; readonly operation: Operation } | { readonly ok: false; readonly message: string };

/**
 * Parses a document of exactly one query or mutation. Refuses, with a message for the caller: syntax errors, several
 * operations, subscriptions, introspection, and aliases of personal root fields, which would bypass the rate limits and
 * identity cookies.
 */
export function readOperation(document: string): OperationReading {
  let node: DocumentNode;
  try {
    node = parse(document, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return refused('The document is not valid GraphQL.');
  }
  const operations = node.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length !== 1) return refused('The document must hold exactly one operation.');
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return refused('Subscriptions are not served.');
  const roots = readRootFields(node, operation);
  if (!roots.ok) return roots;
  const kind = operation.operation === OperationTypeNode.MUTATION ? 'mutation' : 'query';
  const personal = kind === 'mutation' || !roots.fields.every((field) => PUBLIC_ROOT_FIELDS.has(field));
  const text = stripIgnoredCharacters(print(withTypenames(node)));
  const name = operation.name?.value ?? null;
  const variables = new Set((operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value));
  return { ok: true, operation: { kind, name, text, rootFields: roots.fields, variables, personal } };
}

/** Parses a document of our own; throws when it is invalid. */
export function ownOperation(document: string): Operation {
  const reading = readOperation(document);
  if (!reading.ok) throw new Error(`${reading.message} ${document.trim().slice(0, 60)}`);
  return reading.operation;
}

function refused(message: string): { ok: false; message: string } {
  return { ok: false, message };
}

type RootFields = { readonly ok: true; readonly fields: string[] } | { readonly ok: false; readonly message: string };

function readRootFields(node: DocumentNode, operation: OperationDefinitionNode): RootFields {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of node.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const fields = new Set<string>();
  const visited = new Set<string>();
  let fault: string | null = null;
  const collect = (set: SelectionSetNode): void => {
    for (const one of set.selections) {
      if (one.kind === Kind.INLINE_FRAGMENT) collect(one.selectionSet);
      else if (one.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(one.name.value);
        if (fragment && !visited.has(one.name.value)) collect((visited.add(one.name.value), fragment.selectionSet));
      } else if (one.name.value === '__typename') continue;
      else if (one.name.value.startsWith('__')) fault = 'Introspection is not served.';
      else if (one.alias && !PUBLIC_ROOT_FIELDS.has(one.name.value)) fault = `${one.name.value} can not be renamed.`;
      else fields.add(one.name.value);
    }
  };
  collect(operation.selectionSet);
  if (fault !== null) return refused(fault);
  return fields.size > 0 ? { ok: true, fields: [...fields] } : refused('The document asks for nothing.');
}

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/** Callers rely on `__typename` in every object, though no document selects it. */
function withTypenames(node: DocumentNode): DocumentNode {
  return visit(node, {
    SelectionSet: (set, _key, parent) => {
      const atRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      const present = set.selections.some((one) => one.kind === Kind.FIELD && one.name.value === '__typename');
      return atRoot || present ? undefined : { ...set, selections: [...set.selections, TYPENAME] };
    },
  });
}
