import type { Enquiry, EnquiryField, EnquiryKind } from '../../src/domain/enquiries/enquiry';

type Fields = Readonly<Partial<Record<EnquiryField, string>>>;

const SENDER = { name: 'Ann Lee', email: 'ann@example.org', phone: '' };

const FIELDS: Readonly<Record<EnquiryKind, Fields>> = {
  wedding: {
    ...{ date: '2027-06-05', place: 'Boxgrove Priory', people: 'about 80', budget: '1000-2000' },
    ...{ message: 'Peonies, if they are out.', ...SENDER },
  },
  funeral: {
    ...{ date: '2026-10-20', director: 'Reynolds, High Street', message: 'A sheaf of garden flowers.' },
    ...{ ...SENDER, phone: '01243 000000' },
  },
  weekly: {
    ...{ place: 'The reading room, West Street', frequency: 'fortnightly', budget: '30-50' },
    ...{ message: 'Nothing that drops pollen.', ...SENDER },
  },
  complaint: { order: '000000001', message: 'The lilies were brown.', wanted: 'Another bunch, please.', ...SENDER },
};

/** An enquiry that can be sent on 7 October 2026. */
export function anEnquiry(kind: EnquiryKind = 'wedding', fields: Fields = {}): Enquiry {
  return { kind, fields: { ...FIELDS[kind], ...fields }, story: null };
}
