import type { Workshop } from '../../../domain/catalogue/workshop';
import { type BodyPart, partsOfBody } from '../../../domain/content/content-page';
import { htmlInStore } from '../../html-in-store';
import type { SiteProps } from '../../site-props';
import { Html } from '../shared/Html';
import { withShopWordsInHtml } from '../../texts/en/delivery/shop-words';
import { EnquiryInvitation } from '../enquiries/EnquiryInvitation';
import { WorkshopList } from './WorkshopList';
import { OneZone, ZoneList } from './ZoneList';

interface ContentWordsProps {
  readonly site: Pick<
    SiteProps,
    'storePrefix' | 'locale' | 'promise' | 'days' | 'schedule' | 'country' | 'hasEnquiries'
  >;
  /** Sanitised HTML. */
  readonly body: string;
  /** Null if they could not be loaded, and on a page without any. */
  readonly workshops: readonly Workshop[] | null;
}

/** The text of a content page, with workshops, delivery zones and ways to ask at their places in it; nothing without a text. */
export function ContentProse({ site, body, workshops }: ContentWordsProps) {
  if (body === '') return null;
  const parts = partsOfBody(withShopWordsInHtml(htmlInStore(site.storePrefix, body), site));
  const [first, ...others] = parts;
  if (first?.kind === 'html' && others.length === 0) return <Html className="prose" html={first.html} />;
  return (
    <div className="prose">
      {parts.map((part, at) => (
        <Part key={at} part={part} site={site} workshops={workshops} />
      ))}
    </div>
  );
}

function Part({ part, site, workshops }: Omit<ContentWordsProps, 'body'> & { readonly part: BodyPart }) {
  switch (part.kind) {
    case 'html':
      return part.html === '' ? null : <Html className="prose" html={part.html} />;
    case 'workshops':
      return <WorkshopList site={site} workshops={workshops} />;
    case 'zones':
      return <ZoneList site={site} />;
    case 'zone':
      return <OneZone code={part.code} site={site} />;
    case 'enquiry':
      return <EnquiryInvitation about={part.about} site={site} />;
  }
}
