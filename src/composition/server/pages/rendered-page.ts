import type { GetServerSidePropsResult } from 'next';
import type { IncomingMessage } from 'node:http';
import type { ReactElement } from 'react';
import { renderPage } from '../../../next-internals/page-shell/render-page';
import { policyOfPages } from '../security-policy';
import { renderDirectly } from '../../../next-internals/page-shell/direct-render';
import type { LoadPage, PageRequest } from '../../../adapters/http/pages/page';

interface Loaded<Props> {
  readonly result: GetServerSidePropsResult<Props>;
  readonly status: number;
}

/**
 * A page of `route` whose HTML is sent here, which Next accepts and then renders nothing itself. Next still renders the
 * first page of each kind, its data for navigation, and every page in development.
 */
export function renderedPage<Props extends object>(
  route: string,
  load: LoadPage<Props>,
  draw: (props: Props) => ReactElement,
): LoadPage<Props> {
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
    res.setHeader('Content-Security-Policy', policyOfPages());
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
