interface HtmlProps {
  /** Sanitised on the server, where it came in. */
  readonly html: string;
  readonly className?: string;
}

/** The one place where words of the florist or the backend become markup. */
export function Html({ html, className }: HtmlProps) {
  // eslint-disable-next-line react/no-danger -- every adapter that hands out HTML sanitises it
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
