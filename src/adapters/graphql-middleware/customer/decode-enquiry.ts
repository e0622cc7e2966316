import type { EnquiryPage } from '../../../application/ports/customer';
import {
  ASKED_FIELDS,
  enquiryKind,
  type Enquiry,
  type EnquiryField,
  type KeptEnquiry,
} from '../../../domain/enquiries/enquiry';
import { number, optionalText, readEach, record, text, DecodingError, type WireRecord } from '../wire-value';

const WIRE_NAMES: Readonly<Record<EnquiryField, string>> = {
  date: 'date',
  place: 'place',
  people: 'people',
  director: 'funeral_director',
  frequency: 'frequency',
  budget: 'budget',
  order: 'order_number',
  message: 'message',
  wanted: 'wanted',
  name: 'name',
  email: 'email',
  phone: 'telephone',
};

/** The input of `sendEnquiry`; what was left empty is left out. */
export function fromEnquiry({ kind, fields, story }: Enquiry): WireRecord {
  const filled = ASKED_FIELDS[kind].flatMap(({ field }) => {
    const value = fields[field] ?? '';
    return value === '' ? [] : [[WIRE_NAMES[field], value] as const];
  });
  return { about: kind.toUpperCase(), ...Object.fromEntries(filled), ...(story !== null && { story }) };
}

export function toEnquiryPage(value: unknown): EnquiryPage {
  const wire = record(value, 'enquiries');
  const info = record(wire.page_info, 'paging of enquiries');
  return { enquiries: readEach(wire.items, toEnquiry), totalPages: number(info.total_pages ?? 0, 'pages') };
}

function toEnquiry(wire: WireRecord): KeptEnquiry {
  const kind = enquiryKind(text(wire.about, 'kind of an enquiry').toLowerCase());
  if (kind === null) throw new DecodingError('the kind of an enquiry is not known');
  const fields = ASKED_FIELDS[kind].map(({ field }) => [field, optionalText(wire[WIRE_NAMES[field]]) ?? ''] as const);
  return {
    kind,
    fields: Object.fromEntries(fields),
    story: optionalText(wire.story),
    sentAt: text(wire.created_at, 'time of an enquiry'),
  };
}
