import type { SiteProps } from '../../site-props';
import { htmlInStore } from '../../html-in-store';
import { withShopWordsInHtml } from '../../texts/en/delivery/shop-words';
import { headerWords } from '../../texts/en/layout/header-words';
import { Html } from '../shared/Html';

/** The florist's announcement; nothing if there is none, or one without words. */
export function TopBanner({ site }: { site: SiteProps }) {
  const { banner, storePrefix } = site;
  if (banner === null || banner.left + banner.center === '') return null;
  const words = (html: string) => withShopWordsInHtml(htmlInStore(storePrefix, html), site);
  return (
    <aside className="top-banner" aria-label={headerWords.banner}>
      <div className="page top-banner-row">
        <Html className="top-banner-left" html={words(banner.left)} />
        <Html className="top-banner-center" html={words(banner.center)} />
        <p className="top-banner-right">{headerWords.greeting(site.weekday)}</p>
      </div>
    </aside>
  );
}
