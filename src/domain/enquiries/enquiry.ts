/** Topics of messages to the florist. */
export const ENQUIRY_KINDS = ['wedding', 'funeral', 'weekly', 'complaint'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Every field that an enquiry of some kind has. */
export const ENQUIRY_FIELDS = [
  'date',
  'place',
  'people',
  'director',
  'frequency',
  'budget',
  'order',
  'message',
  'wanted',
  'name',
  'email',
  'phone',
] as const;
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number];

/** How a field is filled in: a day is `YYYY-MM-DD`, a choice one of its codes, a text has several lines. */
export type FieldType = 'day' | 'line' | 'text' | 'choice' | 'email' | 'phone';

export const FIELD_TYPES: Readonly<Record<EnquiryField, FieldType>> = {
  date: 'day',
  place: 'line',
  people: 'line',
  director: 'line',
  frequency: 'choice',
  budget: 'choice',
  order: 'line',
  message: 'text',
  wanted: 'text',
  name: 'line',
  email: 'email',
  phone: 'phone',
};

/** Characters. */
export const MAX_ENQUIRY: Readonly<Record<EnquiryField, number>> = {
  date: 10,
  place: 200,
  people: 60,
  director: 200,
  frequency: 20,
  budget: 20,
  order: 40,
  message: 3000,
  wanted: 1000,
  name: 120,
  email: 254,
  phone: 40,
};

interface AskedField {
  readonly field: EnquiryField;
  readonly isRequired: boolean;
}

const needed = (field: EnquiryField): AskedField => ({ field, isRequired: true });
const optional = (field: EnquiryField): AskedField => ({ field, isRequired: false });

const SENDER = [needed('name'), needed('email')];

/**
 * The fields of each kind, in the order of the form. Little is required: a day may not be fixed yet, and a customer who
 * complains may not find the order number.
 */
export const ASKED_FIELDS: Readonly<Record<EnquiryKind, readonly AskedField[]>> = {
  wedding: [
    ...[optional('date'), optional('place'), optional('people'), optional('budget'), needed('message')],
    ...[...SENDER, optional('phone')],
  ],
  funeral: [optional('date'), optional('director'), needed('message'), ...SENDER, needed('phone')],
  weekly: [
    ...[needed('place'), needed('frequency'), optional('budget'), optional('message')],
    ...[...SENDER, optional('phone')],
  ],
  complaint: [optional('order'), needed('message'), optional('wanted'), ...SENDER, optional('phone')],
};

/** How often flowers come. */
export const FREQUENCIES = ['weekly', 'fortnightly', 'monthly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** A band of a budget, GBP pence. Null: no lower, or no upper end. */
export interface BudgetBand {
  readonly code: string;
  readonly from: number | null;
  readonly to: number | null;
}

const band = (from: number | null, to: number | null): BudgetBand => ({
  code: `${from === null ? 'under' : from / 100}-${to === null ? 'over' : to / 100}`,
  from,
  to,
});

/** Budgets for a whole wedding, and for one arrangement. No answer means not decided yet. */
export const BUDGETS: Readonly<Record<'wedding' | 'weekly', readonly BudgetBand[]>> = {
  wedding: [
    band(null, 50_000),
    band(50_000, 100_000),
    band(100_000, 200_000),
    band(200_000, 400_000),
    band(400_000, null),
  ],
  weekly: [band(null, 3000), band(3000, 5000), band(5000, 10_000), band(10_000, null)],
};

/** The codes among which a field of a kind is chosen; empty for a field that is typed. */
export function choicesOf(kind: EnquiryKind, field: EnquiryField): readonly string[] {
  if (field === 'frequency') return FREQUENCIES;
  if (field !== 'budget' || (kind !== 'wedding' && kind !== 'weekly')) return [];
  return BUDGETS[kind].map(({ code }) => code);
}

/** The typed values. Fields that the kind does not have are ignored. */
export interface EnquiryDraft {
  readonly kind: EnquiryKind;
  readonly typed: Readonly<Partial<Record<EnquiryField, string>>>;
}

/** An enquiry that can be sent: every field of its kind, `''` for one that was left empty. */
export interface Enquiry {
  readonly kind: EnquiryKind;
  readonly fields: Readonly<Partial<Record<EnquiryField, string>>>;
  /** Title of the wedding story that linked to the form; null without one. */
  readonly story: string | null;
}

/** An enquiry as the shop keeps it. */
export interface KeptEnquiry extends Enquiry {
  /** ISO UTC */
  readonly sentAt: string;
}

/** Years that the shop keeps an enquiry after it was sent; the embedded backend deletes it then, and the privacy notice says so. */
export const ENQUIRY_YEARS_KEPT = 2;

export function enquiryKind(text: string): EnquiryKind | null {
  return ENQUIRY_KINDS.find((kind) => kind === text) ?? null;
}
