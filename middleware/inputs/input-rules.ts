import { IsArray, IsInt, Max, Min, ValidateBy, ValidateNested, type ValidationOptions } from 'class-validator';
import { isPlainRecord } from '../plain-record';
import { isLongerThan } from '../text-length';

type InputClass = new () => object;

const nestedClasses = new WeakMap<object, Map<string, () => InputClass>>();

function remember(target: object, field: string, inputClass: () => InputClass): void {
  const fields = nestedClasses.get(target) ?? new Map<string, () => InputClass>();
  nestedClasses.set(target, fields.set(field, inputClass));
}

/**
 * The class of the nested record or records in a field of an input, inherited fields included; null for other fields.
 */
export function nestedClassOf(instance: object, field: string): InputClass | null {
  for (let shape: unknown = instance; shape instanceof Object; shape = Object.getPrototypeOf(shape)) {
    const inputClass = nestedClasses.get(shape)?.get(field);
    if (inputClass) return inputClass();
  }
  return null;
}

/** This field contains one record of the given class. */
export function RecordOf(inputClass: () => InputClass): PropertyDecorator {
  return (target, field) => {
    remember(target, String(field), inputClass);
    ValidateNested({ message: '$property must be an object' })(target, field);
    accepts(isPlainRecord, 'must be an object')(target, field);
  };
}

/** This field contains a list of records of the given class. */
export function ListOf(inputClass: () => InputClass): PropertyDecorator {
  return (target, field) => {
    remember(target, String(field), inputClass);
    IsArray({ message: '$property must be a list' })(target, field);
    ValidateNested({ each: true, message: '$property must be a list of objects' })(target, field);
  };
}

/** A whole quantity. Zero is for updates only, where it removes the line from the cart. */
export function IsQuantity(least: 0 | 1): PropertyDecorator {
  const message = `$property must be a whole number from ${least} to 10,000`;
  return (target, field) => {
    IsInt({ message })(target, field);
    Min(least, { message })(target, field);
    Max(10_000, { message })(target, field);
  };
}

/** A GraphQL ID: a short text or an integer. The backend refuses an empty one with its own message. */
export function IsId(options?: ValidationOptions): PropertyDecorator {
  const isId = (value: unknown): boolean =>
    typeof value === 'string' ? !isLongerThan(value, 255) : Number.isSafeInteger(value);
  return accepts(isId, 'must be an id', options);
}

const FILTER_WORDS: ReadonlySet<string> = new Set(['eq', 'in', 'match', 'match_type', 'from', 'to']);

/** Conditions by attribute code: `{"price": {"from": "10", "to": "20"}}`. */
export function IsFilter(): PropertyDecorator {
  const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
  const isCondition = (value: unknown): boolean => isText(value) || (Array.isArray(value) && value.every(isText));
  const isConditions = (value: unknown): boolean =>
    isPlainRecord(value) &&
    Object.entries(value).every(([word, one]) => FILTER_WORDS.has(word) && (one === null || isCondition(one)));
  return accepts(
    (value) => isPlainRecord(value) && Object.entries(value).every(([code, one]) => isCode(code) && isConditions(one)),
    'must name attributes with conditions (eq, in, match, from, to)',
  );
}

/** ASC or DESC by attribute code. */
export function IsSort(): PropertyDecorator {
  return accepts(
    (value) =>
      isPlainRecord(value) &&
      Object.entries(value).every(([code, way]) => isCode(code) && (way === 'ASC' || way === 'DESC')),
    'must name attributes with ASC or DESC',
  );
}

function isCode(name: string): boolean {
  return /^[a-z][a-z0-9_]{0,59}$/.test(name);
}

function accepts(test: (value: unknown) => boolean, words: string, options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    { name: words, validator: { validate: test, defaultMessage: () => `$property ${words}` } },
    { ...options },
  );
}
