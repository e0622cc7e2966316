import type { Workshop } from '../../../domain/catalogue/workshop';
import { aroundWorkshops } from '../../../domain/content/around-workshops';
import { htmlInStore } from '../../html-in-store';
import type { SiteProps } from '../../site-props';
import { Html } from '../shared/Html';
import { withShopWordsInHtml } from '../../texts/en/delivery/shop-words';
import { WorkshopList } from './WorkshopList';

interface ContentWordsProps {
  readonly site: Pick<SiteProps, 'storePrefix' | 'locale' | 'promise' | 'schedule'>;
  /** Sanitised HTML. */
  readonly body: string;
  /** Null if they could not be loaded, and on a page without any. */
  readonly workshops: readonly Workshop[] | null;
}

/** The text of a content page, with the workshops at their place in it; nothing without a text. */
export function ContentWords({ site, body, workshops }: ContentWordsProps) {
  if (body === '') return null;
  const html = withShopWordsInHtml(htmlInStore(site.storePrefix, body), site);
  const parts = aroundWorkshops(html);
  if (parts === null) return <Html className="prose" html={html} />;
  const [before, after] = parts;
  return (
    <div className="prose">
      <Html className="prose" html={before} />
      <WorkshopList site={site} workshops={workshops} />
      <Html className="prose" html={after} />
    </div>
  );
}
