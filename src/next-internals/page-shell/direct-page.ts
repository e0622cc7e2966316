import type { GetServerSidePropsResult } from 'next';
import type { IncomingMessage } from 'node:http';
import type { ReactElement } from 'react';
import { WITH_INTERNALS } from '../switch';
import { renderDirectly } from './direct-render';
import type { LoadPage, PageRequest } from './page-request';
import { renderPage } from './render-page';

export interface DirectPage<Props> {
  /** Next's name of the route, `/[...slug]`. */
  readonly route: string;
  readonly load: LoadPage<Props>;
  readonly draw: (props: Props) => ReactElement;
  /** The content security policy. */
  readonly policy: () => string;
}

interface Loaded<Props> {
  readonly result: GetServerSidePropsResult<Props>;
  readonly status: number;
}

/**
 * A page whose HTML is sent here, which Next accepts and then renders nothing itself. Next still renders the
 * first page of each kind, its data for navigation, and every page in development.
 */
export function directPage<Props extends object>({ route, load, draw, policy }: DirectPage<Props>): LoadPage<Props> {
  if (!WITH_INTERNALS) return load;
  // What was loaded without Next, for pages that Next has to finish; Next begins them with status 200.
  const loading = new WeakMap<IncomingMessage, Promise<Loaded<Props>>>();
  const loadOnce = async (context: PageRequest) => {
    const result = await load(context);
    return { result, status: context.res.statusCode };
  };
  const send: LoadPage<Props> = async (context) => {
    const { req, res, query } = context;
    const loaded = loading.get(req) ?? loadOnce(context);
    loading.set(req, loaded);
    const { result, status } = await loaded;
    res.statusCode = status;
    const sentUrl = String(req.headers['x-posy-url'] ?? req.url);
    if (process.env.NODE_ENV !== 'production' || !('props' in result) || sentUrl.startsWith('/_next/')) return result;
    const pageProps = await result.props;
    const html = drawn(() => renderPage({ route, pageProps, query, element: draw(pageProps) }));
    if (html === null) return result;
    res.setHeader('Content-Security-Policy', policy());
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.setHeader('Content-Length', Buffer.byteLength(html));
    res.end(html);
    return result;
  };
  renderDirectly(route, send);
  return send;
}

/** Null if the page cannot be drawn: Next meets the same bug, and has a page for it. */
function drawn(draw: () => string | null): string | null {
  try {
    return draw();
  } catch {
    return null;
  }
}
