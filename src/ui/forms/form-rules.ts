import { validate, type ValidationError, ValidateBy } from 'class-validator';
import type { FieldMessages } from './form-values';
import { holdsLink } from '../../domain/shared/person-name';
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

/** Refuses a web address in a name. */
export const NoLink = () =>
  ValidateBy({
    name: 'noLink',
    validator: {
      validate: (text: unknown) => typeof text !== 'string' || !holdsLink(text),
      defaultMessage: () => validationTexts.noLink,
    },
  });
