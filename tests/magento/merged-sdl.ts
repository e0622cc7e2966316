import {
  Kind,
  parse,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type NameNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from 'graphql';

/** Takes away a type, field or value of an earlier text. */
const MISSING = 'missing';

/** A type with its members; `extend type` counts as `type`. */
interface Merged {
  readonly [key: string]: unknown;
  readonly kind: Kind;
  readonly name: NameNode;
  readonly directives?: readonly ConstDirectiveNode[];
  readonly interfaces?: readonly { readonly name: NameNode }[];
  readonly fields?: readonly Member[];
  readonly values?: readonly Member[];
}
interface Member {
  readonly name: NameNode;
  readonly directives?: readonly ConstDirectiveNode[];
}

/**
 * One schema of several texts: each says which types, fields and enum values it has in addition to those before, or with
 * another type, and by `@missing` which it does not have. A field of an interface is a field of its types.
 */
export function mergedSdl(...texts: readonly string[]): DocumentNode {
  const types = new Map<string, Merged>();
  for (const text of texts) {
    const said = parse(text).definitions.map(typeIn);
    for (const one of said) {
      if (isMissing(one)) types.delete(one.name.value);
      else types.set(one.name.value, merged(types.get(one.name.value), one));
    }
    for (const one of said.filter(({ kind }) => kind === Kind.INTERFACE_TYPE_DEFINITION)) inherit(types, one);
  }
  return { kind: Kind.DOCUMENT, definitions: [...types.values()] as unknown as DefinitionNode[] };
}

function typeIn(definition: DefinitionNode): Merged {
  const { kind } = definition;
  if (!kind.includes('Type')) throw new Error(`${kind} is no type`);
  const whole = { ...definition, kind: kind.replace('Extension', 'Definition') };
  return whole as (TypeDefinitionNode | TypeExtensionNode) & Merged;
}

function merged(before: Merged | undefined, said: Merged): Merged {
  if (before === undefined) return said;
  return {
    ...before,
    ...(said.types === undefined ? {} : { types: said.types }),
    interfaces: [...(before.interfaces ?? []), ...(said.interfaces ?? [])].filter(isFirst),
    fields: together(before.fields, said.fields),
    values: together(before.values, said.values),
  };
}

function together(before: readonly Member[] = [], said: readonly Member[] = []): readonly Member[] {
  const members = new Map([...before, ...said].map((one) => [one.name.value, one]));
  return [...members.values()].filter((one) => !isMissing(one));
}

function inherit(types: Map<string, Merged>, { name, fields = [] }: Merged): void {
  for (const type of types.values())
    if (type.interfaces?.some((one) => one.name.value === name.value) === true)
      types.set(type.name.value, { ...type, fields: together(type.fields, fields) });
}

const isMissing = ({ directives = [] }: Member): boolean => directives.some(({ name }) => name.value === MISSING);

const isFirst = ({ name }: Member, at: number, all: readonly Member[]): boolean =>
  all.findIndex((one) => one.name.value === name.value) === at;
