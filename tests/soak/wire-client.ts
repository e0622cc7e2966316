/** One entry to the shop's API: the storefront's mount, or a middleware alone. */
export interface WireClient {
  /** Base of `{integration}/{method}`, with a trailing slash. */
  readonly url: string;
}

export interface EndpointResponse {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  readonly setCookies: readonly string[];
}

export interface Caller {
  readonly token?: string;
  /** Cart id in the cookie. */
  readonly cart?: string;
  readonly store?: string;
  readonly currency?: string;
  /** Client address as reported by the one trusted proxy. */
  readonly address?: string;
}

/** A call with any body; the response as text. */
export async function send(
  side: WireClient,
  path: string,
  body: string,
  caller: Caller = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<EndpointResponse> {
  const cookies = [
    ...(caller.token === undefined ? [] : [`vsf-customer=${encodeURIComponent(caller.token)}`]),
    ...(caller.cart === undefined ? [] : [`vsf-cart=${encodeURIComponent(caller.cart)}`]),
    `vsf-store=${caller.store ?? 'default'}`,
    `vsf-currency=${caller.currency ?? 'GBP'}`,
  ];
  const answer = await fetch(side.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': caller.address ?? '203.0.113.7',
      cookie: cookies.join('; '),
      ...headers,
    },
    body,
    redirect: 'manual',
  });
  return {
    status: answer.status,
    contentType: answer.headers.get('content-type') ?? '',
    text: await answer.text(),
    setCookies: answer.headers.getSetCookie(),
  };
}

/** Returns `data` of a call that must succeed. */
export async function dataOf(
  side: WireClient,
  method: string,
  args: readonly unknown[],
  caller?: Caller,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- loosely typed, because the response is what is tested
): Promise<any> {
  const { status, text } = await send(side, `magento/${method}`, JSON.stringify(args), caller);
  const body = JSON.parse(text) as { data?: unknown; errors?: unknown };
  if (status !== 200 || body.errors !== undefined) throw new Error(`${method}: ${status} ${text.slice(0, 500)}`);
  return body.data;
}
