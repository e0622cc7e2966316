import { formatDay } from '../delivery/format-day';
import { choicesOf, ENQUIRY_FIELDS, type EnquiryField, type EnquiryKind, type EnquiryRow } from './enquiry-fields';

/** What an enquiry is called. */
export const KIND_NAMES: Readonly<Record<EnquiryKind, string>> = {
  wedding: 'Wedding enquiry',
  funeral: 'Funeral enquiry',
  weekly: 'Weekly flowers enquiry',
  complaint: 'Complaint',
};

const LABELS: Readonly<Record<EnquiryField, string>> = {
  date: 'Date',
  place: 'Place',
  people: 'People',
  funeral_director: 'Funeral director',
  frequency: 'How often',
  budget: 'Budget',
  order_number: 'Order',
  message: 'In their words',
  wanted: 'What they would like us to do',
  name: 'Name',
  email: 'Email',
  telephone: 'Telephone',
};

/** One filled-in field with its label, for people. */
export interface WordedField {
  readonly field: EnquiryField;
  readonly label: string;
  readonly value: string;
}

/** The filled-in fields of an enquiry with their labels; days and choices as people write them. */
export function wordFields(row: EnquiryRow): readonly WordedField[] {
  return ENQUIRY_FIELDS.flatMap((field) => {
    const value = row[field] ?? '';
    if (value === '') return [];
    const worded = field === 'date' ? formatDay(value) : (choicesOf(row.kind, field)?.[value] ?? value);
    return [{ field, label: LABELS[field], value: worded }];
  });
}
