import { type GraphQLSchema, parse, validate } from 'graphql';

/** How graphql-js says that a schema has no such word; what is caught names the word. */
const COMPLAINTS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^Cannot query field "(.+?)" on type "(.+?)"/, (field, type) => `${type}.${field}`],
  [/Field "(.+?)" is not defined by type "(.+?)"/, (field, type) => `${type}.${field}`],
  [/^Unknown argument "(.+?)" on field "(.+?)"/, (argument, field) => `${field}(${argument})`],
  [/Value "(.+?)" does not exist in "(.+?)" enum/, (value, type) => `${type}.${value}`],
  [/^Unknown type "(.+?)"/, (type) => type],
];

/** What a document says that the schema does not know, as `Type.field`; whatever else is wrong with it, as it is told. */
export function strangeWords(schema: GraphQLSchema, document: string): readonly string[] {
  const told = validate(schema, parse(document), undefined, { maxErrors: 1_000 }).map(({ message }) => named(message));
  return [...new Set(told)];
}

/** The word that graphql-js complains of, or the complaint where there is none. */
export function named(message: string): string {
  for (const [pattern, name] of COMPLAINTS) {
    const [, ...parts] = pattern.exec(message) ?? [];
    if (parts.length > 0) return name(...parts);
  }
  return message;
}
