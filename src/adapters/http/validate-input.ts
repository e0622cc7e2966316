import { getMetadataStorage, validateSync, type ValidationError } from 'class-validator';
import { nestedClassOf, type InputClass } from './input-rules';

/** An input error: the field (`address.city` if nested, empty for the whole input) and a message. */
export interface InputError {
  readonly field: string;
  readonly message: string;
}

/**
 * Validates untrusted data against a decorated class. Keys are compared with the declared fields before any value is
 * copied, so that no unknown or prototype name is ever assigned.
 */
export function inputError(inputClass: InputClass, record: unknown): InputError | null {
  if (!isRecord(record)) return { field: '', message: 'The input must be a JSON object.' };
  const unknown = unknownField(inputClass, record, '');
  if (unknown !== null) return { field: unknown, message: `${unknown} is not a field of this action.` };
  if (declaredFields(inputClass).size === 0) return null;
  const [error] = validateSync(instanceOf(inputClass, record), {
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
  });
  return error === undefined ? null : faultOf(error, '');
}

function unknownField(inputClass: InputClass, record: Readonly<Record<string, unknown>>, path: string): string | null {
  const declared = declaredFields(inputClass);
  for (const [name, value] of Object.entries(record)) {
    if (!declared.has(name)) return path + name;
    const nested = nestedClassOf(inputClass.prototype as object, name);
    const inside = nested !== null && isRecord(value) ? unknownField(nested, value, `${path}${name}.`) : null;
    if (inside !== null) return inside;
  }
  return null;
}

function instanceOf(inputClass: InputClass, record: Readonly<Record<string, unknown>>): object {
  const instance = new inputClass() as Record<string, unknown>;
  for (const [name, value] of Object.entries(record)) {
    const nested = nestedClassOf(inputClass.prototype as object, name);
    instance[name] = nested !== null && isRecord(value) ? instanceOf(nested, value) : value;
  }
  return instance;
}

const fieldsOf = new WeakMap<InputClass, ReadonlySet<string>>();

function declaredFields(inputClass: InputClass): ReadonlySet<string> {
  const known = fieldsOf.get(inputClass);
  if (known !== undefined) return known;
  const rules = getMetadataStorage().getTargetValidationMetadatas(inputClass, '', false, false);
  const fields = new Set(rules.map(({ propertyName }) => propertyName));
  fieldsOf.set(inputClass, fields);
  return fields;
}

function faultOf(error: ValidationError, path: string): InputError {
  const [nested] = error.children ?? [];
  const field = path + error.property;
  if (nested !== undefined) return faultOf(nested, `${field}.`);
  const [message] = Object.values(error.constraints ?? {});
  return { field, message: `${path}${message ?? `${error.property} is not valid`}.` };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
