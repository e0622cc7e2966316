import Head from 'next/head';
import type { SiteProps } from '../../site-props';
import { ControlSpecimens } from './ControlSpecimens';
import { FoundationSpecimens } from './FoundationSpecimens';
import { ProductSpecimens } from './ProductSpecimens';
import { MessageSpecimens } from './MessageSpecimens';
import { words } from './words';

/** Every component in all its states on one page, for developers; see `pages/styleguide.tsx`. */
export function StyleguideScreen({ site }: { readonly site: SiteProps }) {
  return (
    <>
      <Head>
        <title>{words.title}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>{words.title}</h1>
      <FoundationSpecimens />
      <ControlSpecimens />
      <ProductSpecimens site={site} />
      <MessageSpecimens />
    </>
  );
}
