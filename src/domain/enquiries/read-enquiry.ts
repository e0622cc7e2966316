import { isLongerThan } from '../shared/line-length';
import { isCalendarDate, plusDays, type CalendarDate } from '../delivery/calendar/calendar-date';
import { ok, refuse, type Result } from '../shared/result';
import { plainEmail, readEmail } from '../text/email';
import { trimText } from '../text/invisible';
import { holdsLink, isNamed, plainName } from '../text/person-name';
import { readTelephone } from '../text/telephone';
import {
  ASKED_FIELDS,
  choicesOf,
  FIELD_TYPES,
  MAX_ENQUIRY,
  type Enquiry,
  type EnquiryDraft,
  type EnquiryField,
  type EnquiryKind,
} from './enquiry';

/** Days from today; a later day is taken for a mistyped year. */
const FURTHEST_DAY = 5 * 366;
/** Web addresses in one enquiry: enough for pictures of ideas, too few for advertising. */
export const MAX_LINKS = 3;

/** Why a field cannot be sent as it is; `limit` is characters, or web addresses. */
export type FieldRefusal =
  | { readonly field: EnquiryField; readonly kind: 'missing' | 'not-a-day' | 'past' | 'too-far' }
  | { readonly field: EnquiryField; readonly kind: 'not-an-email' | 'not-a-phone' | 'not-a-choice' | 'holds-link' }
  | { readonly field: EnquiryField; readonly kind: 'too-long' | 'too-many-links'; readonly limit: number };

/** Reads what was typed or pasted. Returns the refusals of all fields, in form order. `today` is in London. */
export function readEnquiry(
  { kind, typed }: EnquiryDraft,
  today: CalendarDate,
): Result<Omit<Enquiry, 'story'>, readonly FieldRefusal[]> {
  const fields = Object.fromEntries(
    ASKED_FIELDS[kind].map(({ field }) => [field, storedText(field, typed[field] ?? '')]),
  );
  let links = 0;
  const refusals = ASKED_FIELDS[kind].flatMap(({ field, isRequired }): readonly FieldRefusal[] => {
    const text = fields[field] ?? '';
    if (text === '' || (field === 'name' && !isNamed(text))) return isRequired ? [{ field, kind: 'missing' }] : [];
    const limit = MAX_ENQUIRY[field];
    if (isTooLong(field, text)) return [{ field, kind: 'too-long', limit }];
    const refusal = refusalOf(kind, field, text, today);
    if (refusal !== null) return [{ field, kind: refusal }];
    const before = links;
    links += countLinks(text);
    return links > MAX_LINKS && before < links ? [{ field, kind: 'too-many-links', limit: MAX_LINKS }] : [];
  });
  return refusals.length > 0 ? refuse(refusals) : ok({ kind, fields });
}

/** Several lines are counted as the field of the page counts them, a line also as it is compared. */
function isTooLong(field: EnquiryField, text: string): boolean {
  const most = MAX_ENQUIRY[field];
  return FIELD_TYPES[field] === 'text' ? [...text].length > most : isLongerThan(text, most);
}

/** The text as the shop stores it, if it is accepted; a line break is one character. */
function storedText(field: EnquiryField, text: string): string {
  if (field === 'name') return plainName(text);
  if (field === 'email') return plainEmail(text);
  return (field === 'phone' ? readTelephone(text) : null) ?? trimText(text.replace(/\r\n?/g, '\n'));
}

type Plain = Exclude<FieldRefusal, { readonly limit: number }>['kind'];

function refusalOf(kind: EnquiryKind, field: EnquiryField, text: string, today: CalendarDate): Plain | null {
  switch (FIELD_TYPES[field]) {
    case 'day':
      return refusalOfDay(text, today);
    case 'email':
      return readEmail(text) !== null ? null : 'not-an-email';
    case 'phone':
      return readTelephone(text) !== null ? null : 'not-a-phone';
    case 'choice':
      return choicesOf(kind, field).includes(text) ? null : 'not-a-choice';
    case 'line':
      return field === 'name' && holdsLink(text) ? 'holds-link' : null;
    case 'text':
      return null;
  }
}

function refusalOfDay(text: string, today: CalendarDate): 'not-a-day' | 'past' | 'too-far' | null {
  if (!isCalendarDate(text)) return 'not-a-day';
  if (text < today) return 'past';
  return text > lastDay(today) ? 'too-far' : null;
}

/** The last day that can be asked about. */
export function lastDay(today: CalendarDate): CalendarDate {
  return plusDays(today, FURTHEST_DAY);
}

const countLinks = (text: string): number => (text.match(/:\/\/|(?<!:\/\/)www\./gi) ?? []).length;
