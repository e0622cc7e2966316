import type { Article } from 'schema-dts';
import type { Wedding } from '../../domain/content/wedding';
import { WEDDINGS } from '../../domain/navigation/routes';
import type { SiteProps } from '../site-props';
import { pageAddress, pictureAddress } from './addresses';

/** The story of a wedding. The florist does not publish its date, so there is none. */
export function weddingData(site: SiteProps, { slug, title, description, pictures }: Wedding): Article {
  const author = { '@type': 'Organization', name: site.storeName, url: pageAddress(site, '/') } as const;
  return {
    '@type': 'Article',
    headline: title,
    ...(description === '' ? {} : { description }),
    ...(pictures.length === 0 ? {} : { image: pictures.map((picture) => pictureAddress(site, picture)) }),
    mainEntityOfPage: pageAddress(site, `/${WEDDINGS}/${slug}`),
    author,
    publisher: author,
  };
}
