import type { SiteProps } from '../../site-props';
import { type AnyPage, structuredData } from '../../structured-data/structured-data';

interface StructuredDataProps {
  readonly site: SiteProps;
  readonly page: AnyPage;
}

/** For search engines (JSON-LD), last in the page, because no visitor waits for it. */
export function StructuredData({ site, page }: StructuredDataProps) {
  const graph = structuredData(site, page);
  if (graph.length === 0) return null;
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // eslint-disable-next-line react/no-danger -- our own JSON, in which no element can end; React would escape its quotes
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text.replace(/</g, '\\u003c') }} />;
}
