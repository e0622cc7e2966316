import type { GetServerSideProps } from 'next';
import type { ReactElement } from 'react';
import { renderPage } from '../../../ui/rendering/render-page';
import { policyOfPages } from '../security-policy';

/**
 * A page of `route` whose HTML is sent here, which Next accepts and then renders nothing itself. Next still renders the
 * first page of each kind, its data for navigation, and every page in development.
 */
export function renderedPage<Props extends object>(
  route: string,
  load: GetServerSideProps<Props>,
  draw: (props: Props) => ReactElement,
): GetServerSideProps<Props> {
  return async (context) => {
    const result = await load(context);
    const { req, res, query } = context;
    const sentUrl = String(req.headers['x-posy-url'] ?? req.url);
    if (process.env.NODE_ENV !== 'production' || !('props' in result) || sentUrl.startsWith('/_next/')) return result;
    const pageProps = await result.props;
    const html = renderPage({ route, pageProps, query, element: draw(pageProps) });
    if (html === null) return result;
    res.setHeader('Content-Security-Policy', policyOfPages());
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.setHeader('Content-Length', Buffer.byteLength(html));
    res.end(html);
    return result;
  };
}
