import type { Products } from './goods';
import type { NamedProduct } from './named-product';

/** Who calls: what a browser's cookies say of it. */
export interface Identity {
  readonly token?: string;
  readonly store?: string;
  readonly currency?: string;
}

export interface WireResponse {
  readonly status: number;
  readonly contentType: string;
  /** The JSON that came, or the text when it was none. */
  // What a test reads from it is the thing under test, so it is read as it came.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** A middleware with a shop behind it, and what the walk through it has learnt there. */
export interface Side {
  readonly name: 'published' | 'ours' | 'ours before the published';
  readonly url: string;
  /** `http://127.0.0.1:40123` of the backend behind it: addresses of pictures begin with it. */
  readonly backendOrigin: string;
  readonly products: Products;
  readonly named: NamedProduct;
  /** Ids, tokens and keys, which are chance and so differ from side to side. */
  readonly notes: Map<string, string>;
  /** A key out of the newest letter to that address. */
  key(purpose: 'confirm' | 'reset', email: string): Promise<string>;
}

/** A call as a storefront's server makes it: a list of arguments, and identity in cookies. */
export async function call(
  side: Pick<Side, 'url'>,
  method: string,
  args: unknown,
  identity: Identity = {},
): Promise<WireResponse> {
  return post(side, method, JSON.stringify(args), identity);
}

/** The same with any body, any type. */
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

export function noted(side: Side, name: string): string {
  const value = side.notes.get(name);
  if (value === undefined) throw new Error(`Nothing was noted as "${name}" (${side.name})`);
  return value;
}
