import Head from 'next/head';
import type { SiteProps } from '../../site-props';
import { ControlSpecimens } from './ControlSpecimens';
import { FoundationSpecimens } from './FoundationSpecimens';
import { ProductSpecimens } from './ProductSpecimens';
import { MessageSpecimens } from './MessageSpecimens';
import { words } from './words';

/** Everything the shop is drawn with, on one page and in all its states. For those who build it: see `pages/styleguide.tsx`. */
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
