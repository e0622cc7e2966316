import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { cloneElement, type JSX, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { cachedDocument } from './cached-document';

interface PageToRender {
  /** Next's name of the route, `/[...slug]`. */
  readonly route: string;
  readonly pageProps: object;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
  readonly element: ReactElement;
}

/**
 * The HTML of a page as Next renders it, byte for byte, in one pass: Next renders each page, its document and its styles as
 * three web streams. Null for the first page of a kind, from which `cacheDocument` learns the document.
 */
export function renderPage({ route, pageProps, query, element }: PageToRender): string | null {
  const shell = cachedDocument(route, pageProps);
  if (shell === null) return null;
  let head: readonly JSX.Element[] = [];
  const updateHead = (state: readonly JSX.Element[]) => {
    head = state;
  };
  const content = renderToString(
    <div id="__next">
      <HeadManagerContext.Provider value={{ updateHead, mountedInstances: new Set() }}>
        {element}
      </HeadManagerContext.Provider>
    </div>,
  );
  const headHtml = renderToStaticMarkup(<>{head.map((one) => cloneElement(one, { 'data-next-head': '' }))}</>);
  const data = JSON.stringify({ ...shell.data, props: { pageProps, __N_SSP: true }, query });
  return (
    shell.beforeHead +
    headHtml +
    shell.beforeContent +
    content +
    shell.beforeData +
    data.replace(UNSAFE_IN_SCRIPT, escaped) +
    shell.end
  );
}

/** As Next escapes its data: what could end a script element, and line ends that JavaScript has not always allowed in texts. */
const UNSAFE_IN_SCRIPT = /[&><\u2028\u2029]/g;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
