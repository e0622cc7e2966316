import type { EnquiryKind } from '../../../domain/enquiries/enquiry';
import { type SiteProps, inStore } from '../../site-props';
import { enquiryKindTexts, enquiryTexts } from '../../texts/en/enquiries/enquiry-texts';

interface EnquiryInvitationProps {
  readonly about: EnquiryKind;
  readonly site: Pick<SiteProps, 'storePrefix' | 'hasEnquiries'>;
  /** Slug of the wedding story with this link. */
  readonly story?: string;
}

/** The way to the form of an enquiry; how else to reach the florist, in a shop without one. */
export function EnquiryInvitation({ about, site, story }: EnquiryInvitationProps) {
  if (!site.hasEnquiries) return <p>{enquiryTexts.byPhone}</p>;
  return (
    <p>
      <a className="button button-quiet" href={enquiryPath(site.storePrefix, about, story)}>
        {enquiryKindTexts[about].link}
      </a>
    </p>
  );
}

/** The page with the form, in the store; `story` is the slug of the wedding story that links to it. */
export function enquiryPath(storePrefix: string, about: EnquiryKind, story: string | null = null): string {
  const query = new URLSearchParams({ about, ...(story !== null && { story }) });
  return inStore(storePrefix, `/enquiry?${query.toString()}`);
}
