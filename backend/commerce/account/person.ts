import { plainName } from '../../../src/domain/text/person-name';
import { isLongerThan } from '../shared/clean-text';
import { ok, refuse, type Result } from '../../shared/result';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';
import type { CustomerRow } from '../customer/customer-row';
import { refuseName } from '../customer/person-name';

/** Personal data as sent by a caller; fields left out stay as they are. */
export interface PersonInput {
  readonly firstname?: string | null;
  readonly middlename?: string | null;
  readonly lastname?: string | null;
  readonly prefix?: string | null;
  readonly suffix?: string | null;
  readonly date_of_birth?: string | null;
  /** The legacy name of `date_of_birth`. */
  readonly dob?: string | null;
  readonly gender?: number | null;
  readonly taxvat?: string | null;
  readonly is_subscribed?: boolean | null;
}

export type Person = Pick<
  CustomerRow,
  'firstname' | 'middlename' | 'lastname' | 'prefix' | 'suffix' | 'date_of_birth' | 'gender' | 'taxvat'
>;

const MAX_LENGTH = 255;
const GENDERS = [1, 2, 3];

const TEXTS = ['firstname', 'middlename', 'lastname', 'prefix', 'suffix', 'taxvat'] as const;
const REQUIRED = [
  ['firstname', 'First Name'],
  ['lastname', 'Last Name'],
] as const;

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
}

function readBirthday(text: string | null, today: string): Result<string | null, ShopRefusal> {
  const day = text?.trim() ?? '';
  if (day === '') return ok(null);
  if (!isDay(day)) return refuse(badInput('Invalid date'));
  return day > today ? refuse(badInput('The Date of Birth should not be greater than today.')) : ok(day);
}

/** Validates personal data; returns only the fields that were sent. `now` is epoch ms. */
export function readPerson(input: PersonInput, now: number): Result<Partial<Person>, ShopRefusal> {
  const person: Partial<Person> = {};
  for (const field of TEXTS) {
    const text = input[field];
    if (text === undefined) continue;
    const clean = plainName(text ?? '');
    if (isLongerThan(clean, MAX_LENGTH)) return refuse(badInput(`"${field}" takes at most ${MAX_LENGTH} characters.`));
    const refusal = refuseName(field, clean);
    if (refusal !== null) return refuse(refusal);
    if (field === 'firstname' || field === 'lastname') person[field] = clean;
    else person[field] = clean === '' ? null : clean;
  }
  const missing = REQUIRED.filter(([field]) => person[field] === '').map(([, name]) => name);
  if (missing.length > 0) return refuse(badInput(`Required parameters are missing: ${missing.join(', ')}`));
  const born = input.date_of_birth === undefined ? input.dob : input.date_of_birth;
  if (born !== undefined) {
    const day = readBirthday(born, new Date(now).toISOString().slice(0, 10));
    if (!day.ok) return day;
    person.date_of_birth = day.value;
  }
  if (input.gender !== undefined) {
    if (input.gender !== null && !GENDERS.includes(input.gender)) return refuse(badInput('Invalid gender'));
    person.gender = input.gender;
  }
  return ok(person);
}
