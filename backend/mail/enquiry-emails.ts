import { withoutLinks } from '../commerce/customer/person-name';
import { ANSWER_TIMES } from '../commerce/enquiry/answer-times';
import {
  enquiryReference,
  type EnquiryRow,
  KIND_NAMES,
  type WordedField,
  wordFields,
} from '../commerce/enquiry/enquiry-fields';
import { type Email, type EmailSection, queueEmail } from './email';
import { SHOP_CONTACT } from '../commerce/store/shop-contact';
import type { EnquiryEmails } from '../commerce/enquiry/create-enquiry';

const section = (heading: string, paragraphs: readonly string[]): EmailSection => ({ heading, paragraphs, rows: [] });

const isLong = ({ field }: WordedField): boolean => field === 'message' || field === 'wanted';

/** Short fields as a list, then long ones under headings of their own. */
function fieldSections(heading: string, fields: readonly WordedField[]): readonly EmailSection[] {
  const short = fields.filter((field) => !isLong(field));
  const long = fields.filter(isLong);
  return [
    ...(short.length === 0
      ? []
      : [section(heading, [short.map(({ label, value }) => `${label}: ${value}`).join('\n')])]),
    ...long.map(({ label, value }) => section(label, [value])),
  ];
}

/** Everything that was sent, for the florist, who answers its sender. */
export function floristEnquiryEmail(row: EnquiryRow): Email {
  const when = wordFields(row).find(({ field }) => field === 'date');
  return {
    subject: `${KIND_NAMES[row.kind]} ${row.id} from ${row.name}${when === undefined ? '' : `, ${when.value}`}`,
    greeting: `${KIND_NAMES[row.kind]} ${row.id} has come in.`,
    sections: [
      ...(row.story === null ? [] : [section('About', [row.story])]),
      ...fieldSections('What they say', wordFields(row)),
      section('When you have answered', [
        'Reply to this email: your answer goes to the sender.',
        row.kind === 'complaint'
          ? `They expect to hear from you within ${ANSWER_TIMES.answer}, and your decision within ${ANSWER_TIMES.decision}.`
          : `They expect an answer within ${ANSWER_TIMES.answer}.`,
        `Then: npm run florist -- enquiry ${row.id} --answered`,
      ]),
    ],
  };
}

const ANSWER = `We will answer within ${ANSWER_TIMES.answer}.`;

/** What the sender may expect, by the kind. */
function nextSteps({ kind }: EnquiryRow): readonly string[] {
  switch (kind) {
    case 'wedding':
      return [ANSWER, 'We will suggest a time to meet or to talk. Nothing is booked until you say so.'];
    case 'funeral':
      return [
        `We will telephone you within ${ANSWER_TIMES.answer}, on the number you gave.`,
        `If the service is sooner, please do not wait for us: call ${SHOP_CONTACT.phone}.`,
      ];
    case 'weekly':
      return [ANSWER, 'You will have a price in writing. Nothing is booked until you say so.'];
    case 'complaint':
      return [
        `You will hear from us within ${ANSWER_TIMES.answer}. Most things are put right there and then.`,
        `You will have our decision, with its reasons, within ${ANSWER_TIMES.decision} of your complaint.`,
      ];
  }
}

/** Nothing in it becomes a link: anybody may type anybody's address into a form. */
function repeated(row: EnquiryRow): readonly EmailSection[] {
  const fields = wordFields(row).filter(({ field }) => field !== 'email');
  return fieldSections(
    'What you sent us',
    fields.map((one) => ({ ...one, value: withoutLinks(one.value) })),
  );
}

/** The sender's copy, and what happens next. `complaints` is the address of the page about complaints. */
export function senderEnquiryEmail(row: EnquiryRow, complaints: string): Email {
  const steps = section('What happens next', [
    ...nextSteps(row),
    `You can always call us on ${SHOP_CONTACT.phone}, or reply to this email.`,
  ]);
  return {
    subject: row.kind === 'complaint' ? 'We have your complaint' : 'We have your enquiry',
    greeting: row.kind === 'complaint' ? 'Your complaint has reached us.' : 'Thank you. Your enquiry has reached us.',
    sections: [
      row.kind === 'complaint' ? { ...steps, link: { text: 'How we handle complaints', href: complaints } } : steps,
      ...repeated(row),
      section('If this was not you', [
        `Somebody has probably typed your address by mistake. Please tell us, and we will delete it: ${SHOP_CONTACT.phone} or ${SHOP_CONTACT.email}.`,
      ]),
    ],
  };
}

/** The emails about enquiries. Once sent, the outbox forgets their texts. */
export function enquiryEmails({ floristEmail }: { readonly floristEmail: string }): EnquiryEmails {
  const both = { orderId: null, isSecret: true };
  return {
    enquiryReceived: async (transaction, row, now) => {
      const to = { recipient: floristEmail, replyTo: row.email, reference: enquiryReference(row.id, 'florist') };
      await queueEmail(transaction, { ...both, ...to, message: floristEnquiryEmail(row) }, now);
    },
    enquiryCopy: async (transaction, row, complaints, now) => {
      const to = { recipient: row.email, replyTo: SHOP_CONTACT.email, reference: enquiryReference(row.id, 'sender') };
      await queueEmail(transaction, { ...both, ...to, message: senderEnquiryEmail(row, complaints) }, now);
    },
  };
}
