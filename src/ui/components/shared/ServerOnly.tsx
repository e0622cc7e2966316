import { useState, type ReactNode } from 'react';

interface ServerOnlyProps {
  /** Of the element, by which the browser finds what the server rendered. */
  readonly id: string;
  /**
   * Write `process.env.NEXT_RUNTIME !== '' && <Part />`: the bundler evaluates it, so that the script of a page has `false` and
   * does not contain the part.
   */
  readonly children: ReactNode;
  /** `span` within a paragraph or a label. */
  readonly as?: 'div' | 'span';
}

/**
 * Content that never changes after the server rendered it: the browser keeps its HTML. It must need no script, and a page
 * must not be reached by client navigation that would change it.
 */
export function ServerOnly({ id, children, as: Tag = 'div' }: ServerOnlyProps) {
  // Read before React replaces anything, so that the content also survives a failed hydration.
  const [html] = useState(() => (children === false ? (document.getElementById(id)?.innerHTML ?? '') : ''));
  if (children !== false)
    return (
      <Tag id={id} className="contents">
        {children}
      </Tag>
    );
  return (
    // The server's own markup, read from this page.
    <Tag id={id} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
