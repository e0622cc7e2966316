import {
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
  isUnionType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

type Composite = GraphQLObjectType | GraphQLInterfaceType;
/** For each field, the arguments that are used or required. */
type Used = Map<string, Set<string>>;

/**
 * The part of a schema these documents use, as sorted SDL: requested fields, their arguments, and complete input types of
 * variables.
 */
export function factsOf(schema: GraphQLSchema, documents: readonly string[]): string {
  const facts = new Facts(schema);
  for (const document of documents) facts.read(document);
  return facts.text();
}

class Facts {
  private readonly composites = new Map<Composite, Used>();
  private readonly whole = new Set<GraphQLNamedType>();

  constructor(private readonly schema: GraphQLSchema) {}

  read(document: string): void {
    const info = new TypeInfo(this.schema);
    const enter = {
      Field: () => {
        const [parent, field] = [info.getParentType(), info.getFieldDef()];
        if (field && (isObjectType(parent) || isInterfaceType(parent))) this.uses(parent, field);
      },
      Argument: () => {
        const [parent, field, argument] = [info.getParentType(), info.getFieldDef(), info.getArgument()];
        const ofDirective = info.getDirective() ?? null;
        if (ofDirective === null && field && argument && (isObjectType(parent) || isInterfaceType(parent))) {
          this.uses(parent, field).add(argument.name);
          this.takes(getNamedType(argument.type));
        }
      },
      InlineFragment: () => this.takes(getNamedType(info.getType() ?? undefined)),
      FragmentDefinition: () => this.takes(getNamedType(info.getType() ?? undefined)),
      VariableDefinition: () => this.takes(getNamedType(info.getInputType() ?? undefined)),
    };
    visit(parse(document), visitWithTypeInfo(info, enter));
  }

  private uses(parent: Composite, field: GraphQLField<unknown, unknown>): Set<string> {
    this.takes(parent);
    this.takes(getNamedType(field.type));
    const used = this.composites.get(parent) ?? new Map<string, Set<string>>();
    if (!field.name.startsWith('__')) used.set(field.name, used.get(field.name) ?? new Set());
    for (const argument of field.args.filter(isRequiredArgument)) {
      used.get(field.name)?.add(argument.name);
      this.takes(getNamedType(argument.type));
    }
    return used.get(field.name) ?? new Set();
  }

  private takes(type: GraphQLNamedType | undefined): void {
    if (type === undefined || this.whole.has(type)) return;
    if (isObjectType(type) || isInterfaceType(type)) {
      if (!this.composites.has(type)) this.composites.set(type, new Map());
    } else if (!isScalarType(type)) {
      this.whole.add(type);
      if (isInputObjectType(type))
        for (const { type: of } of Object.values(type.getFields())) this.takes(getNamedType(of));
      if (isUnionType(type)) for (const one of type.getTypes()) this.takes(one);
    }
  }

  text(): string {
    this.inherit();
    const texts = [...this.composites].map(([type, used]) => [type.name, this.composite(type, used)] as const);
    for (const type of this.whole) texts.push([type.name, whole(type)]);
    const inOrder = texts.sort(([one], [other]) => (one < other ? -1 : 1));
    return `${inOrder.map(([, text]) => text).join('\n\n')}\n`;
  }

  /** A field requested of an interface is requested of each of its types. */
  private inherit(): void {
    for (const [type, used] of this.composites) {
      for (const above of type.getInterfaces()) {
        for (const [field, args] of this.composites.get(above) ?? []) {
          used.set(field, new Set([...(used.get(field) ?? []), ...args]));
        }
      }
    }
  }

  private composite(type: Composite, used: Used): string {
    const above = type
      .getInterfaces()
      .filter((one) => this.composites.has(one))
      .map(({ name }) => name)
      .sort();
    const fields = type.getFields();
    const lines = [...used.keys()].sort().map((name) => {
      const args = [...(used.get(name) ?? [])].sort();
      const given = args.map((arg) => `${arg}: ${fields[name]?.args.find((one) => one.name === arg)?.type.toString()}`);
      return `  ${name}${given.length > 0 ? `(${given.join(', ')})` : ''}: ${fields[name]?.type.toString()}`;
    });
    const kind = isInterfaceType(type) ? 'interface' : 'type';
    return `${kind} ${type.name}${above.length > 0 ? ` implements ${above.join(' & ')}` : ''} {\n${lines.join('\n')}\n}`;
  }
}

function whole(type: GraphQLNamedType): string {
  if (isEnumType(type)) {
    const values = type.getValues().map(({ name }) => `  ${name}`);
    return `enum ${type.name} {\n${values.sort().join('\n')}\n}`;
  }
  if (isUnionType(type))
    return `union ${type.name} = ${type
      .getTypes()
      .map(({ name }) => name)
      .sort()
      .join(' | ')}`;
  if (!isInputObjectType(type)) throw new Error(`${type.name} is of a kind that nothing was said of`);
  const fields = Object.values(type.getFields()).map((field) => `  ${field.name}: ${field.type.toString()}`);
  return `input ${type.name} {\n${fields.sort().join('\n')}\n}`;
}
