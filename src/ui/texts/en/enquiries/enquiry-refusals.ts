import { ENQUIRY_FIELDS, FIELD_TYPES, type EnquiryField, type EnquiryKind } from '../../../../domain/enquiries/enquiry';
import type { FieldRefusal } from '../../../../domain/enquiries/read-enquiry';
import type { RefusalInQuery } from '../../../view-models/cart/refusal-in-query';
import { nativeRefusalMessage } from '../account/native-refusals';
import { contactTexts } from '../layout/contact';
import { labelOfField } from './enquiry-texts';

/** A field that has to be corrected, and how. */
interface WordedFieldRefusal {
  readonly field: EnquiryField;
  readonly words: string;
}

const MISSING: Readonly<Record<(typeof FIELD_TYPES)[EnquiryField], string>> = {
  day: 'Please choose a day.',
  line: 'Please fill this in.',
  text: 'Please write a few words.',
  choice: 'Please choose.',
  email: 'Please give us an email address, so that we can answer.',
  phone: 'Please give us a telephone number, so that we can call you.',
};

const WORDS: Readonly<Record<FieldRefusal['kind'], (field: EnquiryField, limit: string) => string>> = {
  missing: (field) => MISSING[FIELD_TYPES[field]],
  'not-a-day': () => 'Please give a day that exists, such as 2027-06-05.',
  past: () => 'This day has passed. Please choose one to come, or leave it empty.',
  'too-far': () => 'This day is more than five years away. Please check the year.',
  'not-an-email': () => 'Please check the email address: it needs an @ and a dot after it.',
  'not-a-phone': () => 'Please check the telephone number: it needs at least seven digits.',
  'not-a-choice': () => 'Please choose one of these.',
  'holds-link': () => 'Please leave web addresses out of your name.',
  'too-long': (_field, limit) => `This is longer than ${limit} characters. Please shorten it.`,
  'too-many-links': (_field, limit) =>
    `There are more than ${limit} web addresses in what you write. Please leave some out, or send us an email.`,
};

const isKind = (kind: string): kind is FieldRefusal['kind'] => Object.hasOwn(WORDS, kind);

/** The error messages, in form order. The URL's codes that are about no field are left out. */
export function fieldRefusalMessages(refusals: readonly RefusalInQuery[]): readonly WordedFieldRefusal[] {
  return ENQUIRY_FIELDS.flatMap((field) => {
    const found = refusals.find(({ kind, subject }) => subject === field && isKind(kind));
    if (found === undefined || !isKind(found.kind)) return [];
    const limit = /^\d{1,6}$/.test(found.detail) ? found.detail : '';
    return [{ field, words: WORDS[found.kind](field, limit) }];
  });
}

/** Why nothing was sent, above the form. The fields were checked before, so the backend itself refuses little but a captcha. */
export function enquiryRefusalMessage(
  kind: EnquiryKind,
  refusals: readonly RefusalInQuery[],
  needsCaptcha: boolean,
): string {
  const fields = fieldRefusalMessages(refusals).map(({ field }) => labelOfField(kind, field));
  if (fields.length > 0) return 'Nothing has been sent yet. Please check:';
  const [first] = refusals;
  const byPhone = `You can also call us on ${contactTexts.phone} or write to ${contactTexts.email}.`;
  if (first === undefined) return '';
  switch (first.kind) {
    case 'trapped':
      return `Nothing was sent: a field that is not shown was filled in, as programs do. Please press the button again. ${byPhone}`;
    case 'not-offered':
      return `We cannot take this by a form. Please call us on ${contactTexts.phone} or write to ${contactTexts.email}.`;
    case 'too-large':
      return `Nothing was sent: this is more than the form can take. Please shorten it, or send us an email: ${contactTexts.email}.`;
    case 'busy':
      return `Nothing was sent: several enquiries have come from you within the hour. Please try again later. ${byPhone}`;
    default:
      return nativeRefusalMessage(
        first,
        needsCaptcha
          ? `Nothing was sent: Google’s check against automated messages did not let it through. Please press the button again. ${byPhone}`
          : `Nothing was sent. Please check what you have typed. ${byPhone}`,
      );
  }
}
