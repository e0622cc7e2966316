import type { Products } from './products';
import type { NamedProduct } from './example-products';

/** The caller's identity, as cookies have it. */
export interface Identity {
  readonly token?: string;
  readonly store?: string;
  readonly currency?: string;
}

export interface WireResponse {
  readonly status: number;
  readonly contentType: string;
  /** Parsed JSON, or the text if it is not JSON. */
  // Typed loosely on purpose, because the response is what is tested.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** A middleware with a shop behind it, and the values collected during the calls. */
export interface Side {
  readonly name: 'published' | 'ours' | 'ours before the published';
  readonly url: string;
  /** `http://127.0.0.1:40123` of the backend behind it; picture URLs begin with it. */
  readonly backendOrigin: string;
  readonly products: Products;
  readonly named: NamedProduct;
  /** Ids, tokens and keys, which are random and differ between sides. */
  readonly notes: Map<string, string>;
  /** Reads a key from the newest e-mail to that address. */
  key(purpose: 'confirm' | 'reset', email: string): Promise<string>;
}

/** Calls as a storefront's server does: a list of arguments, identity in cookies. */
export async function call(
  side: Pick<Side, 'url'>,
  method: string,
  args: unknown,
  identity: Identity = {},
): Promise<WireResponse> {
  return post(side, method, JSON.stringify(args), identity);
}

/** The same with any body and content type. */
export async function post(
  side: Pick<Side, 'url'>,
  method: string,
  body: string,
  { token, store = 'default', currency = 'GBP' }: Identity = {},
  contentType = 'application/json',
): Promise<WireResponse> {
  const cookies = [
    ...(token === undefined ? [] : [`vsf-customer=${encodeURIComponent(token)}`]),
    `vsf-store=${store}`,
    `vsf-currency=${currency}`,
  ];
  const answer = await fetch(`${side.url}/magento/${method}`, {
    method: 'POST',
    headers: { 'content-type': contentType, cookie: cookies.join('; ') },
    body,
  });
  const text = await answer.text();
  return {
    status: answer.status,
    contentType: answer.headers.get('content-type') ?? '',
    body: parsed(text),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function stored(side: Side, name: string): string {
  const value = side.notes.get(name);
  if (value === undefined) throw new Error(`Nothing was stored as "${name}" (${side.name})`);
  return value;
}
