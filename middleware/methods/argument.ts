import { inputError } from '../inputs/validate-input';
import { isPlainRecord, type PlainRecord } from '../plain-record';
import { isLongerThan } from '../text-length';

export type ArgumentReading =
  { readonly ok: true; readonly variables: PlainRecord } | { readonly ok: false; readonly message: string };

/** Converts the argument of a method to the variables of its document, or reports what is wrong with it. */
export type Argument = (value: unknown) => ArgumentReading;

/** The captcha token is for this middleware; the backend's schema has no such field. */
export const RECAPTCHA: readonly string[] = ['recaptchaToken'];

type InputClass = new () => object;

type ToVariables = (record: PlainRecord) => PlainRecord;

const asTheyAre: ToVariables = (record) => record;

const variables = (values: PlainRecord): ArgumentReading => ({ ok: true, variables: values });

const refused = (message: string): ArgumentReading => ({ ok: false, message });

/** A required record. Without `toVariables` its fields are the variables. */
export function record(inputClass: InputClass, toVariables: ToVariables = asTheyAre): Argument {
  return (value) => {
    if (!isPlainRecord(value)) return refused('The argument must be an object.');
    const fault = inputError(inputClass, value);
    return fault === null ? variables(toVariables(value)) : refused(fault);
  };
}

/** A record that may be left out or null, which counts as empty. */
export function optionalRecord(inputClass: InputClass, toVariables: ToVariables = asTheyAre): Argument {
  const read = record(inputClass, toVariables);
  return (value) => read(value ?? {});
}

/** A record that is the document's only variable `$input`. */
export function input(inputClass: InputClass, without: readonly string[] = []): Argument {
  return record(inputClass, (given) => ({ input: withoutFields(given, without) }));
}

export function withoutFields(given: PlainRecord, names: readonly string[]): PlainRecord {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));
}

/**
 * A text. When left out or null it is sent as such for the backend to refuse, unless `otherwise` is given as its
 * default.
 */
export function text(name: string, longest: number, otherwise?: string): Argument {
  return (value) => {
    const given = value ?? otherwise ?? value;
    if (given === undefined || given === null) return absent(name, given);
    if (typeof given !== 'string') return refused(`${name} must be a text.`);
    return isLongerThan(given, longest)
      ? refused(`${name} is longer than ${longest} characters.`)
      : variables({ [name]: given });
  };
}

/** A list of texts, or none. */
export function texts(name: string): Argument {
  return (value) => {
    if (value === undefined || value === null) return absent(name, value);
    return Array.isArray(value) && value.every((one) => typeof one === 'string')
      ? variables({ [name]: value })
      : refused(`${name} must be a list of texts.`);
  };
}

const absent = (name: string, value: null | undefined): ArgumentReading =>
  variables(value === null ? { [name]: null } : {});

export function integer(name: string): Argument {
  return (value) =>
    typeof value === 'number' && Number.isSafeInteger(value)
      ? variables({ [name]: value })
      : refused(`${name} must be a whole number.`);
}

/** An argument that the protocol accepts and ignores. */
export const ignored: Argument = () => variables({});
