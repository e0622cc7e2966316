import { HtmlContext, type HtmlProps } from 'next/dist/shared/lib/html-context.shared-runtime';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { localeOf } from '../../ui/site-props';
import { sharedValue } from '../server/shared-value';
import { WITH_INTERNALS } from '../switch';

/** The document around a page of one kind, which is the same for every page of that kind. */
export interface CachedDocument {
  readonly beforeHead: string;
  readonly beforeContent: string;
  readonly beforeData: string;
  readonly end: string;
  /** Next's data of the page, without what differs between pages. */
  readonly data: HtmlProps['__NEXT_DATA__'];
}

/** Around the mark in the head, the place that Next leaves for the content, and the data. */
const PARTS =
  /^(.*)<meta name="posy-head" data-next-head=""\/>(.*)<next-js-internal-body-render-target><\/next-js-internal-body-render-target>(.*<script id="__NEXT_DATA__"[^>]*>)\{.*?\}(<\/script>.*)$/s;

/** Pages live in bundles of their own. */
const SHELLS = sharedValue<Map<string, CachedDocument>>('page-shells');
const shells = (): Map<string, CachedDocument> => SHELLS.orMake(() => new Map());

/** The scripts of a page depend on its route and on which parts its props have, its first element on the language. */
function kindOf(route: string, pageProps: object): string {
  return [route, localeOf(pageProps), ...Object.keys(pageProps).sort()].join(' ');
}

export function cachedDocument(route: string, pageProps: object): CachedDocument | null {
  return shells().get(kindOf(route, pageProps)) ?? null;
}

/**
 * Keeps the document that Next renders around the first page of a kind. `props` are those of the document; `document` is
 * rendered again with marks in the places of head, content and data.
 */
export function cacheDocument(props: HtmlProps, document: ReactElement): void {
  const { __NEXT_DATA__: data } = props;
  const pageProps = data.props.pageProps as object | undefined;
  if (!WITH_INTERNALS || process.env.NODE_ENV !== 'production' || pageProps === undefined || data.gssp !== true) return;
  const kind = kindOf(data.page, pageProps);
  if (shells().has(kind)) return;
  const marked: HtmlProps = {
    ...props,
    head: [<meta key="posy-head" name="posy-head" />],
    docComponentsRendered: {},
    // Rendering adds to this object.
    __NEXT_DATA__: { ...data, props: {}, query: {} },
  };
  const html = renderToStaticMarkup(<HtmlContext.Provider value={marked}>{document}</HtmlContext.Provider>);
  const parts = PARTS.exec(html);
  // Next's document looks different from what is expected: Next renders every page itself.
  if (parts === null) return;
  const [, beforeHead = '', beforeContent = '', beforeData = '', end = ''] = parts;
  const shell = { beforeHead: `<!DOCTYPE html>${beforeHead}`, beforeContent, beforeData, end };
  shells().set(kind, { ...shell, data: marked.__NEXT_DATA__ });
}
