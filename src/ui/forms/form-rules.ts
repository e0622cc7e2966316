import { validate, type ValidationError, ValidateBy } from 'class-validator';
import type { FieldMessages } from './form-values';
import { readEmail } from '../../domain/text/email';
import { holdsLink, isNamed } from '../../domain/text/person-name';
import { readTelephone } from '../../domain/text/telephone';
import { validationTexts } from '../texts/en/validation';

/** "Required" takes precedence, and only the first failed rule is shown. */
const ORDER = ['isNotEmpty', 'isEmail', 'minLength', 'maxLength'];

/** Returns the first message of each invalid field of a form class with validation decorators. */
export async function firstMessages<Field extends string>(
  form: object,
  fields: readonly Field[],
): Promise<FieldMessages<Field>> {
  const faults = await validate(form);
  const messages = new Map<Field, string>();
  for (const field of fields) {
    const fault = faults.find((candidate) => candidate.property === field);
    const message = fault === undefined ? undefined : firstMessage(fault);
    if (message !== undefined) messages.set(field, message);
  }
  return messages;
}

function firstMessage({ constraints = {} }: ValidationError): string | undefined {
  const first = ORDER.find((rule) => constraints[rule] !== undefined) ?? Object.keys(constraints)[0];
  return first === undefined ? undefined : constraints[first];
}

const rule = (name: string, messageOf: (text: string) => string | null): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (text: unknown) => messageOf(String(text)) === null,
      defaultMessage: (about) => messageOf(String(about?.value)) ?? '',
    },
  });

/** Refuses a web address in a name, and a name without a letter. */
export const PersonName = () =>
  rule('personName', (text) => {
    if (holdsLink(text)) return validationTexts.noLink;
    return isNamed(text) ? null : validationTexts.noName;
  });

/** Refuses what is no email address, with `message`. */
export const Email = (message: string) => rule('isEmail', (text) => (readEmail(text) === null ? message : null));

/** Refuses a number that cannot be dialled. */
export const Telephone = () =>
  rule('telephone', (text) => (readTelephone(text) === null ? validationTexts.invalidPhone : null));
