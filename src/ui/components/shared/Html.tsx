interface HtmlProps {
  /** Sanitised on the server by the adapter. */
  readonly html: string;
  readonly className?: string;
}

/** The only component that renders HTML of the florist or the backend. */
export function Html({ html, className }: HtmlProps) {
  // eslint-disable-next-line react/no-danger -- every adapter that hands out HTML sanitises it
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
