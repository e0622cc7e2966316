import type { EnquiryKind } from '../../../domain/enquiries/enquiry';
import { inStore } from '../../site-props';

/** The page with the form, in the store; `story` is the slug of the wedding story that links to it. */
export function enquiryPath(storePrefix: string, about: EnquiryKind, story: string | null = null): string {
  const query = new URLSearchParams({ about, ...(story !== null && { story }) });
  return inStore(storePrefix, `/enquiry?${query.toString()}`);
}
