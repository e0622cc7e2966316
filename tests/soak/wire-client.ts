/** One way into the shop's wire: the storefront's own mount, or a middleware alone. */
export interface WireClient {
  /** Where `{integration}/{method}` goes, with a closing slash. */
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
  readonly store?: string;
  readonly currency?: string;
  /** Where the call comes from, as the one trusted proxy in front says. */
  readonly address?: string;
}

/** A call with any body; its answer as text. */
export async function send(
  door: WireClient,
  path: string,
  body: string,
  caller: Caller = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<EndpointResponse> {
  const cookies = [
    ...(caller.token === undefined ? [] : [`vsf-customer=${encodeURIComponent(caller.token)}`]),
    `vsf-store=${caller.store ?? 'default'}`,
    `vsf-currency=${caller.currency ?? 'GBP'}`,
  ];
  const answer = await fetch(door.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': caller.address ?? '203.0.113.7',
      cookie: cookies.join('; '),
      ...headers,
    },
    body,
  });
  return {
    status: answer.status,
    contentType: answer.headers.get('content-type') ?? '',
    text: await answer.text(),
    setCookies: answer.headers.getSetCookie(),
  };
}

/** `data` of a call that must succeed. */
// What a test reads from it is the thing under test, so it is read as it came.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export async function dataOf(
  door: WireClient,
  method: string,
  args: readonly unknown[],
  caller?: Caller,
): Promise<any> {
  const { status, text } = await send(door, `magento/${method}`, JSON.stringify(args), caller);
  const body = JSON.parse(text) as { data?: unknown; errors?: unknown };
  if (status !== 200 || body.errors !== undefined) throw new Error(`${method}: ${status} ${text.slice(0, 500)}`);
  return body.data;
}
