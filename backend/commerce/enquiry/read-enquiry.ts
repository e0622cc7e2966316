import { plainEmail, readEmail } from '../../../src/domain/text/email';
import { holdsLink, isNamed, plainName } from '../../../src/domain/text/person-name';
import { readTelephone } from '../../../src/domain/text/telephone';
import { cleanLine, cleanLines, isLongerThan } from '../shared/clean-text';
import { addDays, type Day, parseDay } from '../delivery/calendar-day';
import { ok, refuse, type Result } from '../../shared/result';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';
import { choicesOf, type EnquiryField, type EnquiryKind, FIELD_RULES, KINDS } from './enquiry-fields';

export type EnquiryInput = { readonly about: Uppercase<EnquiryKind>; readonly story?: string | null } & {
  readonly [Field in EnquiryField]?: string | null;
};

/** What a sender filled in, cleaned; fields that the kind does not have are left out. */
export interface ReadEnquiry {
  readonly kind: EnquiryKind;
  readonly values: Readonly<Partial<Record<EnquiryField, string>>>;
  readonly story: string | null;
}

const MAX_STORY = 200;
/** Days from today. */
const FURTHEST_DAY = 5 * 366;
/** Web addresses in one enquiry. */
const MAX_LINKS = 3;

function isDayToCome(text: string, today: Day): boolean {
  return parseDay(text) === text && text >= today && text <= addDays(today, FURTHEST_DAY);
}

/** What is wrong with a value, as a sentence; null if nothing is. */
function faultOf(kind: EnquiryKind, field: EnquiryField, value: string, today: Day): string | null {
  const { most, type } = FIELD_RULES[field];
  if (type === 'text' ? [...value].length > most : isLongerThan(value, most))
    return `“${field}” takes at most ${most} characters.`;
  const choices = choicesOf(kind, field);
  if (choices !== null && !Object.hasOwn(choices, value)) return `“${field}” is not one of the choices.`;
  if (type === 'day' && !isDayToCome(value, today)) return `“${field}” must be a day to come, such as 2026-10-07.`;
  if (type === 'email' && readEmail(value) === null) return 'Enter a valid email address.';
  if (type === 'telephone' && readTelephone(value) === null) return 'Enter a valid telephone number.';
  if (field === 'name' && holdsLink(value)) return '“name” cannot contain a web address.';
  return null;
}

/** The text as it is stored, if it is accepted. */
function storedText(field: EnquiryField, text: string): string {
  const { type } = FIELD_RULES[field];
  if (field === 'name') return plainName(text);
  if (type === 'email') return plainEmail(text);
  return (type === 'telephone' ? readTelephone(text) : null) ?? (type === 'text' ? cleanLines : cleanLine)(text);
}

const countLinks = (text: string): number => (text.match(/:\/\/|(?<!:\/\/)www\./gi) ?? []).length;

/** Reads an enquiry, or refuses it with one sentence. `today` is in London. */
export function readEnquiry(input: EnquiryInput, today: Day): Result<ReadEnquiry, ShopRefusal> {
  const kind = input.about.toLowerCase() as EnquiryKind;
  const { fields, needs } = KINDS[kind];
  const values: Partial<Record<EnquiryField, string>> = {};
  for (const field of fields) {
    const value = storedText(field, input[field] ?? '');
    if ((value === '' || (field === 'name' && !isNamed(value))) && needs.includes(field))
      return refuse(badInput(`Please fill in “${field}”.`));
    if (value === '') continue;
    const fault = faultOf(kind, field, value, today);
    if (fault !== null) return refuse(badInput(fault));
    values[field] = value;
  }
  const links = Object.values(values).reduce((count, value) => count + countLinks(value), 0);
  if (links > MAX_LINKS) return refuse(badInput(`An enquiry takes at most ${MAX_LINKS} web addresses.`));
  const story = cleanLine(input.story ?? '').slice(0, MAX_STORY);
  return ok({ kind, values, story: story === '' || kind !== 'wedding' ? null : story });
}
