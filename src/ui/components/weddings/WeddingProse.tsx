import type { Wedding } from '../../../domain/content/wedding';
import { htmlInStore } from '../../html-in-store';
import type { SiteProps } from '../../site-props';
import { Html } from '../shared/Html';
import { EnquiryInvitation } from '../enquiries/EnquiryInvitation';
import { WeddingFacts } from './WeddingFacts';

interface WeddingWordsProps {
  readonly wedding: Wedding;
  readonly site: Pick<SiteProps, 'storePrefix' | 'locale' | 'hasEnquiries'>;
}

/** The flowers of a wedding, and its story. */
export function WeddingProse({ wedding, site }: WeddingWordsProps) {
  return (
    <>
      <WeddingFacts wedding={wedding} site={site} />
      {wedding.body !== '' && <Html className="prose" html={htmlInStore(site.storePrefix, wedding.body)} />}
      <EnquiryInvitation about="wedding" site={site} story={wedding.slug} />
    </>
  );
}
