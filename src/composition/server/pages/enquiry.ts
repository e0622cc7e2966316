import type { EnquiryScreenProps } from '../../../ui/screens/EnquiryScreen';
import { contentSlug } from '../../../domain/content/content-slug';
import { enquiryKind } from '../../../domain/enquiries/enquiry';
import { londonMoment } from '../../../domain/delivery/london-time';
import { firstOf } from '../../../domain/navigation/known-query';
import { readFormResult } from '../../actions/read-form-result';
import type { PageContext, PageLoadResult } from './page';

type Body = Omit<EnquiryScreenProps, 'site'>;

/** The form of an enquiry, by `about` in the query; without it, the choice of what to ask about. */
export async function loadEnquiry({ app, shop, query }: PageContext): Promise<PageLoadResult<Body>> {
  if (!shop.offers.enquiries) return { kind: 'failed', status: 404 };
  const { refusals, enquiry } = readFormResult(query);
  const kind = enquiryKind(firstOf(query.about));
  const slug = kind === 'wedding' ? contentSlug(firstOf(query.story)) : null;
  const wedding = slug === null ? null : await shop.content.wedding(slug);
  return {
    kind: 'page',
    body: {
      kind,
      story: slug !== null && wedding?.ok === true ? { slug, title: wedding.value.title } : null,
      today: londonMoment(app.clock.now()).date,
      isSent: enquiry === 'sent',
      refusals,
      typed: refusals.length === 0 ? {} : shop.session.typedForm.fields(),
    },
  };
}
