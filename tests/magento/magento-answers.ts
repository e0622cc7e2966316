import { Kind, parse, print, visit } from 'graphql';
import { INTERNAL } from './magento-judge';
import { isSince, type MagentoRelease } from './magento-facts';

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string | null;
}
export interface WireError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: { readonly category?: string };
}
interface Body {
  readonly errors?: readonly WireError[];
  readonly data?: Readonly<Record<string, unknown>> | null;
}

/** Categories of refusals that an order gets as `PlaceOrderError` since 2.4.7, with their codes. */
const ORDER_CODES: Readonly<Record<string, string>> = {
  'graphql-input': 'UNABLE_TO_PLACE_ORDER',
  'graphql-no-such-entity': 'CART_NOT_FOUND',
};

/** The query without what only a Magento has: the embedded backend has no `errors` of an order or of changed items. */
export function withoutErrors(query: string): string {
  if (!/\berrors\b/.test(query)) return query;
  return print(
    visit(parse(query), {
      Field: (field) => (field.name.value === 'errors' && field.selectionSet !== undefined ? null : undefined),
      SelectionSet: { leave: (set) => (set.selections.length === 0 ? { ...set, selections: [TYPENAME] } : undefined) },
    }),
  );
}

/** The surname of every guest in the tests, and the postcode by which the embedded backend finds their orders. */
const SURNAME = 'Lee';
const POSTCODE = 'PO19 1LB';

/** A Magento since 2.4.8 finds a guest's order by surname, the embedded backend by postcode. */
export function byPostcode<
  Asked extends { readonly query: string; readonly variables: Readonly<Record<string, unknown>> },
>(asked: Asked): Asked {
  if (!/\bguestOrder\b[^)]*\blastname\b/.test(asked.query)) return asked;
  const { lastname, ...variables } = asked.variables;
  const postcode = lastname === SURNAME ? POSTCODE : 'AB1 2CD';
  return {
    ...asked,
    query: asked.query.replace(/\blastname(?=:\s*[$"])/, 'postcode').replace(/\$lastname\b/g, '$$postcode'),
    variables: { ...variables, ...(lastname !== undefined && { postcode }) },
  };
}

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/** What the embedded backend answered to `query`, as this Magento says it. */
export function asMagento(release: MagentoRelease, query: string, answer: Answer): Answer {
  const body = bodyIn(answer.text);
  if (body === null) return answer;
  const said = { ...body, ...(body.errors === undefined ? {} : { errors: body.errors.map(withoutInternals) }) };
  const whole = isSince('2.4.7', release) ? withOrderErrors(release, query, said) : said;
  return { ...answer, status: statusOf(release, whole, answer.status), text: JSON.stringify(whole) };
}

function bodyIn(text: string | null): Body | null {
  try {
    return JSON.parse(text ?? '') as Body | null;
  } catch {
    return null;
  }
}

/** A Magento declares none of its sentences as a notice to shoppers. */
function withoutInternals(error: WireError): WireError {
  const { path, extensions: { category } = {} } = error;
  if (category !== 'internal') return { ...error, ...(category !== undefined && { extensions: { category } }) };
  return { message: INTERNAL, ...(path === undefined ? {} : { path }) };
}

/** 2.4.7 and 2.4.8 say only in `errors` of the order why it was refused; 2.4.9 in both places. */
function withOrderErrors(release: MagentoRelease, query: string, body: Body): Body {
  const { errors = [], data } = body;
  if (data === null || data === undefined || !('placeOrder' in data)) return body;
  const refusals = errors.filter(({ path }) => path?.[0] === 'placeOrder');
  const known = refusals.flatMap(({ message, extensions }) => {
    const code = ORDER_CODES[extensions?.category ?? ''];
    return code === undefined ? [] : [{ code, message }];
  });
  if (known.length < refusals.length) return body;
  const asked = /\berrors\b/.test(query);
  const order = {
    ...(known.length > 0 ? { order: null } : (data.placeOrder as object | null)),
    ...(asked && { errors: known }),
  };
  const others = errors.filter((error) => !refusals.includes(error));
  const told = isSince('2.4.9', release) ? errors : others;
  const { errors: _, ...rest } = body;
  return { ...rest, ...(told.length > 0 && { errors: told }), data: { ...data, placeOrder: order } };
}

/** Since 2.4.9 a refusal for want of rights has a status of its own. */
function statusOf(release: MagentoRelease, { errors = [] }: Body, status: number): number {
  if (!isSince('2.4.9', release)) return status;
  const category = errors.find((error) => error.extensions?.category !== undefined)?.extensions?.category;
  if (category === 'graphql-authentication') return 401;
  return category === 'graphql-authorization' ? 403 : status;
}
