import type { TopBanner as Banner } from '../../../domain/content/layout';
import { HOME, countryOfStore } from '../../../domain/address/country';
import type { SiteProps } from '../../site-props';
import { htmlInStore } from '../../html-in-store';
import { withShopWordsInHtml, closureText } from '../../texts/en/delivery/shop-words';
import { headerWords } from '../../texts/en/layout/header-words';
import { Html } from '../shared/Html';

/** Sentences about our own van and about flowers are wrong in the store of another country. */
function wordsFor(locale: string, { left, center, abroad }: Banner): Omit<Banner, 'abroad'> {
  return countryOfStore(locale) === HOME ? { left, center } : { left: '', center: abroad };
}

/** The florist's announcement; before a closure and while it lasts, that instead of its middle. Nothing without any words. */
export function TopBanner({ site }: { site: SiteProps }) {
  const { banner, storePrefix, schedule, locale } = site;
  const [closure = null] = closureText(schedule?.closureSoon ?? null, locale);
  const { left, center } = wordsFor(site.locale, banner ?? { left: '', center: '', abroad: '' });
  if (closure === null && left + center === '') return null;
  const words = (html: string) => withShopWordsInHtml(htmlInStore(storePrefix, html), site);
  return (
    <aside className="top-banner" aria-label={headerWords.banner}>
      <div className="page top-banner-row">
        <Html className="top-banner-left" html={words(left)} />
        {closure === null ? (
          <Html className="top-banner-center" html={words(center)} />
        ) : (
          <p className="top-banner-center">{closure}</p>
        )}
        <p className="top-banner-right">{headerWords.greeting(site.weekday)}</p>
      </div>
    </aside>
  );
}
