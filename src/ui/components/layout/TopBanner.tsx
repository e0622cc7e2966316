import type { SiteProps } from '../../site-props';
import { htmlInStore } from '../../html-in-store';
import { headerTexts } from '../../texts/en/header';
import { Html } from '../shared/Html';

/** The florist's announcement; nothing if there is none. */
export function TopBanner({ site }: { site: SiteProps }) {
  const { banner, storePrefix } = site;
  if (banner === null) return null;
  return (
    <aside className="top-banner" aria-label={headerTexts.banner}>
      <div className="page top-banner-row">
        <Html className="top-banner-left" html={htmlInStore(storePrefix, banner.left)} />
        <Html className="top-banner-center" html={htmlInStore(storePrefix, banner.center)} />
        <p className="top-banner-right">{headerTexts.greeting(site.weekday)}</p>
      </div>
    </aside>
  );
}
