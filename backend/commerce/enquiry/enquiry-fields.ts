import type { Selectable } from 'kysely';
import type { EnquiryTables } from '../../database/account-tables';
import { formatDay } from '../delivery/calendar-day';

export type EnquiryRow = Selectable<EnquiryTables['enquiries']>;
export type EnquiryKind = EnquiryRow['kind'];

/** Fields that a sender fills in, with the names of the GraphQL schema and of the columns. */
export const ENQUIRY_FIELDS = [
  'date',
  'place',
  'people',
  'funeral_director',
  'frequency',
  'budget',
  'order_number',
  'message',
  'wanted',
  'name',
  'email',
  'telephone',
] as const;
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

interface FieldRule {
  readonly most: number;
  /** Only texts have several lines. */
  readonly type: 'line' | 'text' | 'day' | 'email' | 'telephone';
}

/** Characters; the storefront's `domain/enquiries` has the same rules. */
export const FIELD_RULES: Readonly<Record<EnquiryField, FieldRule>> = {
  date: { most: 10, type: 'day' },
  place: { most: 200, type: 'line' },
  people: { most: 60, type: 'line' },
  funeral_director: { most: 200, type: 'line' },
  frequency: { most: 20, type: 'line' },
  budget: { most: 20, type: 'line' },
  order_number: { most: 40, type: 'line' },
  message: { most: 3000, type: 'text' },
  wanted: { most: 1000, type: 'text' },
  name: { most: 120, type: 'line' },
  email: { most: 254, type: 'email' },
  telephone: { most: 40, type: 'telephone' },
};

const SENDER = ['name', 'email'] as const;

/** The fields of each kind in their order, and those without which it is refused. */
export const KINDS: Readonly<
  Record<EnquiryKind, { readonly fields: readonly EnquiryField[]; readonly needs: readonly EnquiryField[] }>
> = {
  wedding: {
    fields: ['date', 'place', 'people', 'budget', 'message', ...SENDER, 'telephone'],
    needs: ['message', ...SENDER],
  },
  funeral: {
    fields: ['date', 'funeral_director', 'message', ...SENDER, 'telephone'],
    needs: ['message', ...SENDER, 'telephone'],
  },
  weekly: {
    fields: ['place', 'frequency', 'budget', 'message', ...SENDER, 'telephone'],
    needs: ['place', 'frequency', ...SENDER],
  },
  complaint: {
    fields: ['order_number', 'message', 'wanted', ...SENDER, 'telephone'],
    needs: ['message', ...SENDER],
  },
};

/** Texts of the codes of a choice; GBP. */
const BUDGETS: Readonly<Record<'wedding' | 'weekly', Readonly<Record<string, string>>>> = {
  wedding: {
    'under-500': 'up to £500',
    '500-1000': '£500 to £1,000',
    '1000-2000': '£1,000 to £2,000',
    '2000-4000': '£2,000 to £4,000',
    '4000-over': 'over £4,000',
  },
  weekly: {
    'under-30': 'up to £30 each time',
    '30-50': '£30 to £50 each time',
    '50-100': '£50 to £100 each time',
    '100-over': 'over £100 each time',
  },
};
const FREQUENCIES: Readonly<Record<string, string>> = {
  weekly: 'every week',
  fortnightly: 'every two weeks',
  monthly: 'every month',
};

/** The choices of a field with their texts; null for a field that is typed. */
export function choicesOf(kind: EnquiryKind, field: EnquiryField): Readonly<Record<string, string>> | null {
  if (field === 'frequency') return FREQUENCIES;
  if (field !== 'budget') return null;
  return kind === 'wedding' || kind === 'weekly' ? BUDGETS[kind] : {};
}

/** The outbox's reference of an email about an enquiry. */
export const enquiryReference = (id: number, to: 'florist' | 'sender'): string => `enquiry-${id}-${to}`;

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
  message: 'Message',
  wanted: 'How we can put it right',
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
