import type { EnquiryScreenProps } from '../../../ui/screens/EnquiryScreen';
import { contentSlug } from '../../../domain/content/content-page';
import { enquiryKind, type EnquiryDraft } from '../../../domain/enquiries/enquiry';
import { knownSender } from '../../../domain/customer/customer';
import { londonMoment } from '../../../domain/delivery/calendar/london-time';
import { firstOf } from '../../../domain/navigation/reserved-params';
import { readFormOutcome } from '../form-outcome';
import type { PageContext, PageLoadResult } from './page';

type Body = Omit<EnquiryScreenProps, 'site'>;

/**
 * The enquiry form, by `about` in the query, with a signed-in customer's name and address; without it, the choice of
 * a topic.
 */
export async function loadEnquiry({ app, shop, query }: PageContext): Promise<PageLoadResult<Body>> {
  if (!shop.offers.enquiries) return { kind: 'failed', status: 404 };
  const { refusals, enquiry } = readFormOutcome(query);
  const isSent = enquiry === 'sent';
  const kind = enquiryKind(firstOf(query.about));
  const slug = kind === 'wedding' ? contentSlug(firstOf(query.story)) : null;
  const wedding = slug === null ? null : await shop.content.wedding(slug);
  return {
    kind: 'page',
    body: {
      kind,
      story: slug !== null && wedding?.ok === true ? { slug, title: wedding.value.title } : null,
      today: londonMoment(app.clock.now()).date,
      isSent,
      refusals,
      typed: refusals.length > 0 ? shop.session.typedForm.fields() : kind === null || isSent ? {} : await sender(shop),
    },
  };
}

/** Nothing while the account cannot be reached: the form can be filled in without it. */
async function sender({ session, commerce }: PageContext['shop']): Promise<EnquiryDraft['typed']> {
  if (!session.auth.isSignedIn()) return {};
  const [customer, book] = await Promise.all([commerce.accounts.customer(), commerce.addressBook.all()]);
  return customer.ok ? knownSender(customer.value, book.ok ? book.value : []) : {};
}
