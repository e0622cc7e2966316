import { type GraphQLSchema, parse, validate } from 'graphql';

/** Messages of graphql-js for unknown names; the captured groups name them. */
const COMPLAINTS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^Cannot query field "(.+?)" on type "(.+?)"/, (field, type) => `${type}.${field}`],
  [/Field "(.+?)" is not defined by type "(.+?)"/, (field, type) => `${type}.${field}`],
  [/^Unknown argument "(.+?)" on field "(.+?)"/, (argument, field) => `${field}(${argument})`],
  [/Value "(.+?)" does not exist in "(.+?)" enum/, (value, type) => `${type}.${value}`],
  [/^Unknown type "(.+?)"/, (type) => type],
];

/** Names in a document that the schema does not have, as `Type.field`, and other errors as reported. */
export function unknownNames(schema: GraphQLSchema, document: string): readonly string[] {
  const told = validate(schema, parse(document), undefined, { maxErrors: 1_000 }).map(({ message }) => named(message));
  return [...new Set(told)];
}

/** The unknown name in a message of graphql-js, or the message itself. */
export function named(message: string): string {
  for (const [pattern, name] of COMPLAINTS) {
    const [, ...parts] = pattern.exec(message) ?? [];
    if (parts.length > 0) return name(...parts);
  }
  return message;
}
