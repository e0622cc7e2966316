import Head from 'next/head';
import type { Elements } from './elements';

/**
 * Title and meta elements of a page. Pages that no script changes write `process.env.NEXT_RUNTIME !== '' && <PageHead>`, see
 * `ServerOnly`.
 */
export interface PageHeadProps {
  readonly title: string;
  readonly children?: Elements;
}

export function PageHead({ title, children }: PageHeadProps) {
  return (
    <Head>
      <title>{title}</title>
      {/* The specification requires this maximum scale; pinch zoom up to 2 remains possible. */}
      <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=2" />
      {children}
    </Head>
  );
}
