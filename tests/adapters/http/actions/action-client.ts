import { serverApp } from '../../../../src/composition/server/create-server-app';
import { handleAction } from '../../../../src/adapters/http/handle-action';
import { aServerApp } from '../../../composition/a-server-app';
import { runningFrontServer } from '../../../composition/opened-features';

/** A browser with its cookies, posting actions like a page of the shop. */
export interface Page {
  /** `name=value` pairs that the browser holds. */
  readonly cookies: Map<string, string>;
  /** Posts JSON; the response's cookies replace those of the browser. */
  act(action: string, input?: unknown, headers?: Readonly<Record<string, string>>): Promise<ActionResponse>;
}

export interface ActionResponse {
  readonly status: number;
  readonly body: {
    readonly result?: {
      readonly ok?: boolean;
      readonly kind?: string;
      readonly value?: unknown;
      readonly reason?: Reason;
    };
    readonly session?: { readonly signedIn: boolean; readonly expired: boolean };
    readonly field?: string;
    readonly message?: string;
  };
  readonly setCookies: readonly string[];
  readonly headers: Headers;
}

interface Reason {
  readonly kind: string;
  readonly cart?: { readonly id: string; readonly items: readonly unknown[] };
}

/** The actions handler on a local port, over a new in-memory store that `open` creates. */
export async function openActions() {
  const server = await runningFrontServer((request, response) => {
    const name = /\/api\/actions\/([^/?]*)/.exec(request.url ?? '')?.[1] ?? '';
    void handleAction(serverApp(), decodeURIComponent(name), request, response);
  });
  return {
    ...server,
    open: (...[data, env, offers]: Parameters<typeof aServerApp>) =>
      aServerApp(data, { ...server.env, ...env }, offers),
    page: (cookies: Readonly<Record<string, string>> = {}): Page =>
      pageOf(server.post, new Map(Object.entries(cookies))),
  };
}

type Post = Awaited<ReturnType<typeof runningFrontServer>>['post'];

function pageOf(post: Post, cookies: Map<string, string>): Page {
  return {
    cookies,
    act: async (action, input = {}, headers = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
      const response = await post(`/api/actions/${action}`, JSON.stringify(input), {
        'content-type': 'application/json',
        ...(cookie === '' ? {} : { cookie }),
        ...headers,
      });
      const setCookies = response.headers.getSetCookie();
      for (const text of setCookies) keep(cookies, text);
      return {
        status: response.status,
        body: (await response.json()) as ActionResponse['body'],
        setCookies,
        headers: response.headers,
      };
    },
  };
}

function keep(cookies: Map<string, string>, text: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
  if (text.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, decodeURIComponent(value));
}
