import { type Picture, GALLERY_PICTURE } from '../../../domain/catalogue/pictures/picture';
import { sizedPictureUrl } from '../../../domain/catalogue/pictures/picture-url';
import { inStore, type SiteProps } from '../../site-props';
import { PageHead } from './PageHead';

interface PublicHeadProps {
  readonly site: SiteProps;
  /** The document's title, with the shop's name. */
  readonly title: string;
  /** Null or empty if there is none. */
  readonly description: string | null;
  /**
   * The path and query that search engines list for this page, without store prefix; null if they should not list it.
   */
  readonly canonical: string | null;
  /** What previews of shared links take the page for. */
  readonly kind?: 'website' | 'product' | 'article';
  /** For previews of shared links; null for the shop's own. */
  readonly picture?: Picture | null;
}

/** A square, px. */
const SHOP_PICTURE = { url: '/icons/icon-512.png', alt: '' };

/** Metadata of a public page for search engines and link previews. */
export function PublicHead({ site, title, description, canonical, kind = 'website', picture }: PublicHeadProps) {
  const { origin, storePrefix } = site;
  const addressIn = (prefix: string, path: string) => origin + inStore(prefix, path);
  return (
    <PageHead title={title}>
      {description !== null && description !== '' && <meta name="description" content={description} />}
      {canonical === null ? (
        <meta name="robots" content="noindex, follow" />
      ) : (
        [
          <link key="canonical" rel="canonical" href={addressIn(storePrefix, canonical)} />,
          ...storesOfLanguage(site).map(({ hreflang, prefix }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={addressIn(prefix, canonical)} />
          )),
          <meta key="og:type" property="og:type" content={kind} />,
          <meta key="og:url" property="og:url" content={addressIn(storePrefix, canonical)} />,
          <meta key="og:title" property="og:title" content={title} />,
          <meta key="og:image" property="og:image" content={origin + pictureOf(picture ?? SHOP_PICTURE, site)} />,
        ]
      )}
    </PageHead>
  );
}

function pictureOf({ url }: Picture, { assetsHost }: SiteProps): string {
  return sizedPictureUrl(url, GALLERY_PICTURE.w, GALLERY_PICTURE.h, assetsHost);
}

/** The stores whose pages are the same ones at the same paths: those of one language. A store in another may name its paths otherwise. */
function storesOfLanguage({ stores, locale }: SiteProps) {
  const [language] = locale.split('-');
  const same = stores.filter((store) => store.locale.split('-')[0] === language);
  if (same.length < 2) return [];
  const all = same.map((store) => ({ hreflang: store.locale, prefix: store.pathPrefix }));
  return same.some(({ pathPrefix }) => pathPrefix === '') ? [...all, { hreflang: 'x-default', prefix: '' }] : all;
}
