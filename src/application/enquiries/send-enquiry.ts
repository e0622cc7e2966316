import type { Enquiry, EnquiryDraft } from '../../domain/enquiries/enquiry';
import { readEnquiry, type FieldRefusal } from '../../domain/enquiries/read-enquiry';
import { londonMoment } from '../../domain/delivery/calendar/london-time';
import { contentSlug } from '../../domain/content/content-page';
import { refuse, type Result } from '../../domain/shared/result';
import type { CarriesCaptcha, Clock } from '../ports/system';
import type { Content } from '../ports/content';
import type { Enquiries, NoEnquiries } from '../ports/customer';
import type { Failure } from '../ports/failures';

export interface SendEnquiryDeps {
  readonly enquiries: Pick<Enquiries, 'send'>;
  readonly content: Pick<Content, 'wedding'>;
  readonly clock: Clock;
}

export interface EnquiryRequest extends EnquiryDraft, Partial<CarriesCaptcha> {
  /** Slug of the wedding story that linked to the form, or `''`. */
  readonly story: string;
  /** The value of a field that people do not see, and programs fill in. */
  readonly trap: string;
}

/** `fields`: what to correct; `trapped`: a field that people do not see was filled in. */
export type EnquiryRefusal =
  { readonly kind: 'fields'; readonly fields: readonly FieldRefusal[] } | { readonly kind: 'trapped' } | NoEnquiries;

export type SendEnquiry = (request: EnquiryRequest) => Promise<Result<void, EnquiryRefusal | Failure>>;

/** Sends an enquiry to the florist. A story that cannot be found is left out, because the enquiry matters more. */
export function makeSendEnquiry({ enquiries, content, clock }: SendEnquiryDeps): SendEnquiry {
  const titleOf = async ({ kind, story }: EnquiryRequest): Promise<Enquiry['story']> => {
    const slug = kind === 'wedding' ? contentSlug(story) : null;
    const found = slug === null ? null : await content.wedding(slug);
    return found?.ok === true ? found.value.title : null;
  };
  return async (request) => {
    if (request.trap !== '') return refuse({ kind: 'trapped' });
    const read = readEnquiry(request, londonMoment(clock.now()).date);
    if (!read.ok) return refuse({ kind: 'fields', fields: read.reason });
    return enquiries.send({ ...read.value, story: await titleOf(request) }, request.captchaToken);
  };
}
