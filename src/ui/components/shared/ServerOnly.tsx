import { useState, type ReactNode } from 'react';
import { Static } from '../../../next-internals/server-only/server-components';

interface ServerOnlyProps {
  /** Id of the element, by which the browser finds the server's HTML. */
  readonly id: string;
  /**
   * Write `process.env.NEXT_RUNTIME !== '' && <Part />`: the bundler evaluates it, so that the script of a page has `false` and
   * does not contain the part.
   */
  readonly children: ReactNode;
  /** `span` within a paragraph or a label. */
  readonly as?: 'div' | 'span';
  /** An object on which alone the content depends: it is rendered once for it. Such content sees no React context. */
  readonly cacheKey?: object;
}

/**
 * Content that never changes after the server rendered it: the browser keeps its HTML. It must need no script, and a page
 * must not be reached by client navigation that would change it.
 */
export function ServerOnly({ id, children, as: Tag = 'div', cacheKey }: ServerOnlyProps) {
  // Read before React replaces anything, so that the content also survives a failed hydration.
  const [html] = useState(() => (children === false ? (document.getElementById(id)?.innerHTML ?? '') : ''));
  if (children !== false && cacheKey === undefined)
    return (
      <Tag id={id} className="contents">
        {children}
      </Tag>
    );
  const own = children !== false && cacheKey !== undefined ? Static.cachedHtml(cacheKey, id, children) : html;
  return (
    // The server's own markup, in the browser read from this page.
    <Tag id={id} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: own }} />
  );
}
