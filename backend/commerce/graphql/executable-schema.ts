import { buildSchema, GraphQLInterfaceType, GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { ACCESS, GUEST_MESSAGES } from './access';
import type { ShopContext } from './shop-context';
import { NOT_AUTHORISED } from '../shared/shop-refusal';
import { toGraphqlError } from './shop-error';

/**
 * Resolvers of a type, by field. The source and argument types they name are guaranteed by the GraphQL schema, not by
 * TypeScript. `__resolveType` returns the concrete type of an interface.
 */
export type FieldResolvers = Readonly<Record<string, (source: never, args: never, context: ShopContext) => unknown>>;
export type Resolvers = Readonly<Record<string, FieldResolvers>>;

function attach(schema: GraphQLSchema, typeName: string, fields: FieldResolvers): void {
  const type = schema.getType(typeName);
  if (type instanceof GraphQLInterfaceType) {
    const resolveType = fields['__resolveType'];
    if (resolveType === undefined) throw new Error(`The interface ${typeName} needs __resolveType.`);
    type.resolveType = (source, context: ShopContext) => {
      const name = resolveType(source as never, undefined as never, context);
      return typeof name === 'string' ? name : undefined;
    };
    return;
  }
  if (!(type instanceof GraphQLObjectType)) throw new Error(`The schema has no type ${typeName}.`);
  for (const [name, resolve] of Object.entries(fields)) {
    const field = type.getFields()[name];
    if (field === undefined) throw new Error(`The schema has no field ${typeName}.${name}.`);
    field.resolve = (source, args, context: ShopContext) => resolve(source as never, args as never, context);
  }
}

/** Lets `ACCESS` decide who may call each field of Query and Mutation. Throws for a field without a line there. */
function guard(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const access = ACCESS.get(field.name);
      if (access === undefined) throw new Error(`ACCESS does not say who may call ${field.name}.`);
      const { resolve } = field;
      if (access !== 'customer' || resolve === undefined) continue;
      const message = GUEST_MESSAGES.get(field.name) ?? NOT_AUTHORISED.message;
      field.resolve = (source, args, context: ShopContext, info) => {
        if (context.customer === null) throw toGraphqlError({ ...NOT_AUTHORISED, message });
        return resolve(source, args, context, info);
      };
    }
  }
}

/** Builds the schema and attaches the resolvers. Throws for a resolver without a field in the schema. */
export function executableSchema(text: string, topics: readonly Resolvers[]): GraphQLSchema {
  const schema = buildSchema(text);
  for (const topic of topics) {
    for (const [typeName, fields] of Object.entries(topic)) attach(schema, typeName, fields);
  }
  guard(schema);
  return schema;
}
