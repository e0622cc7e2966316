import { validate, type ValidationError } from 'class-validator';
import type { FieldMessages } from './form-values';

/** "Required" comes before anything about the form of a value, and only the first rule that fails is told. */
const ORDER = ['isNotEmpty', 'isEmail', 'minLength', 'maxLength'];

/** The first message of each field of a form whose rules are decorators; a field without fault is left out. */
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
