import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import * as ts from 'typescript';

const TYPES = 'node_modules/@vue-storefront/magento-api/lib/types/GraphQL.d.ts';

/** The types were generated from a shop with extra modules; Magento itself has only this much of these two. */
const OF_A_SHOP: Readonly<Record<string, ReadonlySet<string>>> = {
  ProductAttributeFilterInput: new Set([
    'category_id',
    'category_uid',
    'description',
    'name',
    'price',
    'short_description',
    'sku',
    'url_key',
  ]),
  PaymentMethodInput: new Set([
    'braintree',
    'braintree_cc_vault',
    'code',
    'hosted_pro',
    'payflow_express',
    'payflow_link',
    'payflowpro',
    'payflowpro_cc_vault',
    'paypal_express',
    'purchase_order_number',
  ]),
};
/** The published middleware removes it from requests, but keeps it in its types. */
const OF_THE_MIDDLEWARE = 'recaptchaToken';

/** Magento's own, but newer than the published types. */
const SINCE = `
  extend type Mutation {
    confirmEmail(input: ConfirmEmailInput!): CustomerOutput
    deleteCustomer: Boolean
  }
  input ConfirmEmailInput { email: String!, confirmation_key: String! }
`;

/**
 * The schema of Magento 2.4 as the published integration was generated from it: its TypeScript types are converted back
 * to GraphQL. Argument defaults are lost, and nothing else that affects validation.
 */
export function magentoSchema(packages: string): GraphQLSchema {
  const file = join(packages, TYPES);
  return buildSchema(sdlOf(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)) + SINCE);
}

interface Field {
  readonly name: string;
  readonly type: string;
}
interface Shape {
  readonly parents: readonly string[];
  readonly fields: readonly Field[];
}

function sdlOf(source: ts.SourceFile): string {
  const shapes = new Map<string, Shape>();
  const texts: string[] = [];
  for (const one of source.statements) {
    if (ts.isInterfaceDeclaration(one) && one.name.text !== 'Scalars') shapes.set(one.name.text, shapeOf(one));
    else if (ts.isEnumDeclaration(one)) texts.push(enumOf(one));
    else if (ts.isTypeAliasDeclaration(one)) texts.push(unionOf(one) ?? '');
  }
  const parents = new Set([...shapes.values()].flatMap((shape) => shape.parents));
  const args = new Map([...shapes].filter(([name]) => name.endsWith('Args')));
  const inputs = reachable(args, shapes);
  for (const [name, { parents: above, fields }] of shapes) {
    if (args.has(name)) continue;
    // A leftover input type that nothing uses.
    const kind = inputs.has(name) || name.endsWith('Input') ? 'input' : parents.has(name) ? 'interface' : 'type';
    const lines = fields.map((field) => `  ${field.name}${argumentsOf(args, name, field.name)}: ${field.type}`);
    texts.push(
      `${kind} ${name}${above.length > 0 ? ` implements ${above.join(' & ')}` : ''} {\n${lines.join('\n')}\n}`,
    );
  }
  return texts.join('\n');
}

function shapeOf(declaration: ts.InterfaceDeclaration): Shape {
  const parents = (declaration.heritageClauses ?? []).flatMap(({ types }) => types.map((type) => type.expression));
  return {
    parents: parents.filter(ts.isIdentifier).map(({ text }) => text),
    fields: declaration.members.filter(ts.isPropertySignature).flatMap(({ name, type }) => {
      const known = ts.isIdentifier(name) || ts.isStringLiteral(name);
      return known && type !== undefined && isMagentos(declaration.name.text, name.text)
        ? [{ name: name.text, type: typeOf(type) }]
        : [];
    }),
  };
}

function isMagentos(shape: string, field: string): boolean {
  return field !== '__typename' && field !== OF_THE_MIDDLEWARE && (OF_A_SHOP[shape]?.has(field) ?? true);
}

/** `Maybe` marks a nullable type. */
function typeOf(node: ts.TypeNode): string {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    const [inner] = node.typeArguments ?? [];
    const name = node.typeName.text;
    if (inner === undefined) return `${name}!`;
    if (name === 'Array') return `[${typeOf(inner)}]!`;
    if (name === 'Maybe' || name === 'InputMaybe') return typeOf(inner).replace(/!$/, '');
  }
  if (ts.isIndexedAccessTypeNode(node) && ts.isLiteralTypeNode(node.indexType)) {
    const { literal } = node.indexType;
    if (ts.isStringLiteral(literal)) return `${literal.text}!`;
  }
  throw new Error(`No GraphQL is known for a ${ts.SyntaxKind[node.kind]}`);
}

/** `items_v2` of `Wishlist` has its arguments in `WishlistItems_V2Args`. */
function argumentsOf(args: ReadonlyMap<string, Shape>, type: string, field: string): string {
  const capital = (_all: string, before: string, message: string) => before + message.toUpperCase();
  const given = args.get(`${type}${field.replace(/(^|_)([a-z])/g, capital)}Args`);
  return given === undefined ? '' : `(${given.fields.map(({ name, type: of }) => `${name}: ${of}`).join(', ')})`;
}

/** All types used in arguments. */
function reachable(args: ReadonlyMap<string, Shape>, shapes: ReadonlyMap<string, Shape>): ReadonlySet<string> {
  const found = new Set<string>();
  const look = ({ fields }: Shape): void => {
    for (const { type } of fields) {
      const name = type.replace(/[[\]!]/g, '');
      const shape = shapes.get(name);
      if (shape !== undefined && !found.has(name)) look((found.add(name), shape));
    }
  };
  for (const shape of args.values()) look(shape);
  return found;
}

function enumOf({ name, members }: ts.EnumDeclaration): string {
  const values = members.map(({ initializer }) =>
    initializer && ts.isStringLiteral(initializer) ? initializer.text : '',
  );
  return `enum ${name.text} { ${values.join(' ')} }`;
}

/** A union of object types; other aliases are helpers of the generator. */
function unionOf({ name, type, typeParameters }: ts.TypeAliasDeclaration): string | null {
  if (typeParameters !== undefined || !ts.isUnionTypeNode(type)) return null;
  const names = type.types.map((one) =>
    ts.isTypeReferenceNode(one) && ts.isIdentifier(one.typeName) ? one.typeName.text : '',
  );
  return names.includes('') ? null : `union ${name.text} = ${names.join(' | ')}`;
}
