import { Kind, parse, print, type FieldNode, type SelectionSetNode } from 'graphql';
import type { MagentoRequest } from './magento-judge';
import { isSince, type MagentoRelease } from './magento-facts';
import type { Answer, WireError } from './magento-answers';

const ROOT = 'updateCartItems';

/** As Magento codes its own sentences, by their words. */
const CODES: readonly (readonly [words: string, code: string])[] = [
  ['Could not find cart item', 'COULD_NOT_FIND_CART_ITEM'],
  ['Required parameter', 'REQUIRED_PARAMETER_MISSING'],
  ['The requested qty is not available', 'INSUFFICIENT_STOCK'],
  ['out of stock', 'INSUFFICIENT_STOCK'],
];

interface Body {
  readonly errors?: readonly WireError[];
  readonly data?: Readonly<Record<string, unknown>> | null;
}

/**
 * The answer to a change of cart items as a Magento since 2.4.8 gives it: what was refused stands in `errors` beside the unchanged
 * cart, which `ask` reads. Only a cart that cannot be found is an error of the whole answer.
 */
export async function withCartErrors(
  release: MagentoRelease,
  { query, variables }: MagentoRequest,
  answer: Answer,
  ask: (question: Pick<MagentoRequest, 'query' | 'variables'>) => Promise<Answer>,
): Promise<Answer> {
  const root = isSince('2.4.8', release) ? rootIn(query) : undefined;
  const body = root === undefined || answer.status !== 200 ? null : (JSON.parse(answer.text ?? 'null') as Body | null);
  if (root === undefined || body === null) return answer;
  const refusals = (body.errors ?? []).filter(isToldInData);
  if (refusals.length < (body.errors ?? []).length) return answer;
  const asksWhy = partOf(root, 'errors') !== undefined;
  const changed = body.data?.[ROOT] as object | null | undefined;
  if (refusals.length === 0) {
    if (!asksWhy || changed === null || changed === undefined) return answer;
    return saying(answer, { cart: null, ...changed, errors: [] });
  }
  const { cart_id: cartId } = variables.input as { readonly cart_id: string };
  const found = await ask({ query: cartQuery(query, partOf(root, 'cart')?.selectionSet), variables: { cartId } });
  const cart = (JSON.parse(found.text ?? '{}') as Body).data?.cart ?? null;
  if (cart === null) return answer;
  const errors = refusals.map(({ message }) => ({ code: codeOf(message), message }));
  return saying(answer, { cart, ...(asksWhy && { errors }) });
}

const isToldInData = ({ path, extensions }: WireError): boolean =>
  path?.[0] === ROOT && /^graphql-(?:input|no-such-entity)$/.test(extensions?.category ?? '');

const saying = (answer: Answer, value: object): Answer => ({
  ...answer,
  text: JSON.stringify({ data: { [ROOT]: value } }),
});

const codeOf = (message: string): string => CODES.find(([words]) => message.includes(words))?.[1] ?? 'UNDEFINED';

function rootIn(query: string): FieldNode | undefined {
  if (!query.includes(ROOT)) return undefined;
  const operation = parse(query).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION ? fieldIn(operation.selectionSet, ROOT) : undefined;
}

const partOf = (root: FieldNode, name: string) => root.selectionSet && fieldIn(root.selectionSet, name);

function fieldIn({ selections }: SelectionSetNode, name: string): FieldNode | undefined {
  return selections.find((one): one is FieldNode => one.kind === Kind.FIELD && one.name.value === name);
}

/** By the name of the change, which the request names, and with its fragments. */
function cartQuery(change: string, selection: SelectionSetNode | undefined): string {
  const name = /^\s*mutation (\w+)/.exec(change)?.[1] ?? '';
  const fragments = parse(change).definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const query = `query ${name}($cartId: String!) { cart(cart_id: $cartId) ${selection ? print(selection) : '{ id }'} }`;
  return [query, ...fragments.map((one) => print(one))].join('\n');
}
