import type { BudgetBand, EnquiryField, EnquiryKind, Frequency } from '../../../../domain/enquiries/enquiry';
import { ENQUIRY_YEARS_KEPT } from '../../../../domain/enquiries/enquiry';
import { contactTexts } from '../layout/contact';
import { answerTimes } from './answer-times';

interface KindTexts {
  /** Heading of the form, and its name where one chooses what to ask about. */
  readonly title: string;
  readonly about: string;
  /** Text of a link to the form, on the page of its topic. */
  readonly link: string;
  readonly submit: string;
  readonly sent: string;
  readonly next: readonly string[];
}

const ANSWER = `We will answer by email within ${answerTimes.answer}.`;

/** Texts of each kind of enquiry. */
export const enquiryKindTexts: Readonly<Record<EnquiryKind, KindTexts>> = {
  wedding: {
    title: 'Ask about wedding flowers',
    about: 'Tell us what you know so far. The rest can wait until we meet.',
    link: 'Write to us about your wedding',
    submit: 'Send my enquiry',
    sent: 'Thank you. Your enquiry has reached us.',
    next: [ANSWER, 'We will suggest a time to meet or to talk. Nothing is booked until you say so.'],
  },
  funeral: {
    title: 'Ask about funeral flowers',
    about: `We will telephone you, and see to the rest. If the service is within the next two days, please call us now on ${contactTexts.phone}.`,
    link: 'Ask us to telephone you',
    submit: 'Ask us to call',
    sent: 'Thank you. Your message has reached us.',
    next: [
      `We will telephone you within ${answerTimes.answer}, on the number you gave.`,
      `If the service is sooner, please do not wait for us: call ${contactTexts.phone}.`,
    ],
  },
  weekly: {
    title: 'Ask about weekly flowers',
    about: 'Fresh flowers for a house, a desk or a dining room, as often as you like.',
    link: 'Ask about weekly flowers',
    submit: 'Send my enquiry',
    sent: 'Thank you. Your enquiry has reached us.',
    next: [ANSWER, 'You will have a price in writing. Nothing is booked until you say so.'],
  },
  complaint: {
    title: 'Make a complaint',
    about: 'We are sorry that something went wrong. Tell us in your own words.',
    link: 'Write your complaint here',
    submit: 'Send my complaint',
    sent: 'Your complaint has reached us.',
    next: [
      `You will hear from us within ${answerTimes.answer}. Most things are put right there and then.`,
      `You will have our decision, with its reasons, within ${answerTimes.decision} of your complaint.`,
    ],
  },
};

/** Texts of the page of enquiries. */
export const enquiryTexts = {
  title: 'Write to us',
  choose: 'What is it about?',
  other: 'For anything else, call us or write to us:',
  instead: 'You can also call us or write to us:',
  story: (title: string) => `About: ${title}`,
  optional: '(optional)',
  notDecided: 'Not decided yet',
  choosePlease: 'Please choose',
  next: 'What happens next',
  copy: 'We have sent you a copy by email. If it has not arrived in a few minutes, please check your junk folder.',
  complaints: 'How we handle complaints',
  another: 'Write about something else',
  trap: 'Leave this field empty',
  unproven: `Nothing was sent: Google’s check against automated messages did not load. Please try again, or call us on ${contactTexts.phone}.`,
  kept: `We use what you write to answer you, keep it for ${ENQUIRY_YEARS_KEPT} years and then delete it.`,
  privacy: 'Privacy notice',
  /** Replaces a bare link to the form where the shop has none. */
  byPhone: `Call us on ${contactTexts.phone} or write to ${contactTexts.email}.`,
} as const;

const LABELS: Readonly<Record<EnquiryField, string>> = {
  date: 'Date',
  place: 'Place',
  people: 'How many guests',
  director: 'Funeral director',
  frequency: 'How often',
  budget: 'Budget',
  order: 'Order number',
  message: 'What would you like?',
  wanted: 'What would you like us to do?',
  name: 'Your name',
  email: 'Your email address',
  phone: 'Your telephone number',
};

const LABELS_OF: Readonly<Record<EnquiryKind, Partial<Record<EnquiryField, string>>>> = {
  wedding: { date: 'Date of the wedding' },
  funeral: { date: 'Date of the service', phone: 'A telephone number to call you back' },
  weekly: { place: 'Where the flowers will go', budget: 'Budget each time', message: 'Anything else we should know' },
  complaint: { message: 'What happened?' },
};

const HINTS_OF: Readonly<Record<EnquiryKind, Partial<Record<EnquiryField, string>>>> = {
  wedding: {
    date: 'Leave it empty if the day is not fixed yet.',
    place: 'The church or the venue, and the town.',
    message: 'Bouquets, buttonholes, tables, a church: a few words will do.',
  },
  funeral: {
    date: 'Leave it empty if you do not know it yet.',
    message: 'A few words will do, or simply ask us to call.',
  },
  weekly: { place: 'The address, or the town to begin with.' },
  complaint: {
    order: 'It is in your order confirmation. Without it we will find the order by your email address.',
    wanted: 'A replacement, a refund or something else.',
  },
};

export const labelOfField = (kind: EnquiryKind, field: EnquiryField): string => LABELS_OF[kind][field] ?? LABELS[field];

export const hintOfField = (kind: EnquiryKind, field: EnquiryField): string | null => HINTS_OF[kind][field] ?? null;

/** The choices of frequency. */
export const frequencyTexts: Readonly<Record<Frequency, string>> = {
  weekly: 'Every week',
  fortnightly: 'Every two weeks',
  monthly: 'Every month',
};

const pounds = (pence: number): string => `£${(pence / 100).toLocaleString('en-GB')}`;

/** `£500 to £1,000`; enquiries are about prices in GBP, whatever the store. */
export function budgetText({ from, to }: Pick<BudgetBand, 'from' | 'to'>): string {
  if (from === null) return `Up to ${pounds(to ?? 0)}`;
  return to === null ? `Over ${pounds(from)}` : `${pounds(from)} to ${pounds(to)}`;
}
