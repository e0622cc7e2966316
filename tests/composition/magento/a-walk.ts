import type { GetServerSideProps } from 'next';
import { handleAction } from '../../../src/adapters/http/handle-action';
import { handleRead } from '../../../src/adapters/http/handle-read';
import { serverApp } from '../../../src/composition/server/create-server-app';
import type { SendHttp } from '../../../middleware/middleware';
import { runBackend } from '../../contract/running-backend';
import { sendByFetch, startGateServer } from '../../interop/gate-server';
import { magentoGate } from '../../magento/magento-gate';
import type { MagentoRelease } from '../../magento/magento-facts';
import { askedPage } from '../asked-page';
import { runningFrontServer } from '../opened-features';
import { serveShopOnMagento } from './a-shop-on-magento';

/** The response to an action or a read. */
interface Found {
  readonly ok?: boolean;
  readonly kind?: string;
  readonly value?: unknown;
  readonly reason?: { readonly kind: string; readonly code?: string };
}

/**
 * One browser in the shop on the stand-in of a release: what it posts, reads and opens, with its cookies. `between` may answer
 * before the stand-in, or lose an answer.
 */
export async function aWalkOn(
  release: MagentoRelease,
  between: (gate: SendHttp) => SendHttp = (gate) => gate,
  env: Readonly<Record<string, string>> = {},
) {
  const backend = await runBackend();
  const gate = magentoGate(sendByFetch, { release });
  const magento = await startGateServer({ ...gate, send: between(gate.send) }, new URL(backend.graphqlUrl).origin);
  const server = await runningFrontServer((request, response) => {
    const [, kind, name = ''] = /\/api\/(actions|reads)\/([^/?]*)/.exec(request.url ?? '') ?? [];
    const handle = kind === 'actions' ? handleAction : handleRead;
    void handle(serverApp(), decodeURIComponent(name), request, response);
  });
  const serve = (more: Readonly<Record<string, string>>) =>
    serveShopOnMagento(`${magento.url}/graphql`, { ...server.env, ENQUIRIES: 'on', ...env, ...more });
  const { log } = serve({});
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const asked = async (path: string, method: 'GET' | 'POST', input: object): Promise<Found> => {
    const response = await server.post(
      path,
      JSON.stringify(input),
      {
        'content-type': 'application/json',
        ...(cookies.size > 0 && { cookie: cookie() }),
      },
      method,
    );
    for (const text of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, decodeURIComponent(value));
    }
    const body = (await response.json()) as { readonly result?: Found } & Found;
    return body.result ?? body;
  };
  const seen = (page: GetServerSideProps<object>, url: string) =>
    askedPage(page, url, cookies.size > 0 ? { cookie: cookie() } : {});
  const act = (action: string, input: object = {}, store = '') =>
    asked(`${store}/api/actions/${action}`, 'POST', input);
  return {
    backend,
    gate,
    log,
    cookies,
    /** A new process of the shop, which has learned nothing yet, with these settings more. */
    restart: (more: Readonly<Record<string, string>> = {}) => void serve(more),
    act,
    /** What an action found in the store with this prefix; fails if it was refused. */
    done: async <Value>(action: string, input: object = {}, store = ''): Promise<Value> => {
      const found = await act(action, input, store);
      if (found.ok !== true) throw new Error(`${action}: ${JSON.stringify(found).slice(0, 600)}`);
      return found.value as Value;
    },
    /** Where a form without scripts leads. */
    sent: async (action: string, fields: Readonly<Record<string, string>>) => {
      const form = new URLSearchParams(fields).toString();
      const type = 'application/x-www-form-urlencoded';
      const { headers } = await server.post(`/api/actions/${action}`, form, { 'content-type': type, cookie: cookie() });
      return headers.get('location');
    },
    read: async <Value>(read: string, query: Readonly<Record<string, string>> = {}): Promise<Value> => {
      const found = await asked(`/api/reads/${read}?${new URLSearchParams(query)}`, 'GET', {});
      if (found.ok !== true) throw new Error(`${read}: ${JSON.stringify(found).slice(0, 600)}`);
      return found.value as Value;
    },
    /** The text of a page's data; fails if it has another status than 200. */
    open: async (page: GetServerSideProps<object>, url: string) => {
      const { status, props } = await seen(page, url);
      const text = JSON.stringify(props);
      if (status !== 200) throw new Error(`${url}: ${status} ${text.slice(0, 600)}`);
      return text;
    },
    seen,
    close: async () => {
      await server.close();
      await magento.close();
      await backend.close();
    },
  };
}

export type Walk = Awaited<ReturnType<typeof aWalkOn>>;
