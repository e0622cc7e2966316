import { validateSync, type ValidationError } from 'class-validator';
import { isPlainRecord, type PlainRecord } from '../plain-record';
import { nestedClassOf } from './input-rules';

type InputClass = new () => object;

/** The first error of a record by the rules of its class, as a sentence that names the field; null when it is valid. */
export function inputError(inputClass: InputClass, record: PlainRecord): string | null {
  const [error] = validateSync(instanceOf(inputClass, record), {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
  });
  return error ? sentence(error, '') : null;
}

/** class-validator validates instances, so the record's own fields are copied into one, nested records included. */
function instanceOf(inputClass: InputClass, record: PlainRecord): object {
  const instance = new inputClass();
  for (const [field, value] of Object.entries(record)) {
    const nested = nestedClassOf(instance, field);
    const fill = (one: unknown): unknown => (nested && isPlainRecord(one) ? instanceOf(nested, one) : one);
    Object.defineProperty(instance, field, {
      value: Array.isArray(value) ? value.map(fill) : fill(value),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return instance;
}

function sentence(error: ValidationError, path: string): string {
  const [nested] = error.children ?? [];
  const isEntry = /^\d+$/.test(error.property);
  const here = isEntry ? `${path.replace(/\.$/, '')}[${error.property}].` : `${path}${error.property}.`;
  // An entry of a list that is not a record is reported with the list's name.
  if (nested) return sentence(nested, nested.property === error.property ? path : here);
  const [message] = Object.values(error.constraints ?? {});
  return `${path}${(message ?? `${error.property} is not valid`).replace(/^property /, '')}.`;
}
