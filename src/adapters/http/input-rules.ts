import {
  IsArray,
  IsBoolean,
  IsInt,
  IsNumber,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { isCalendarDate } from '../../domain/delivery/calendar/calendar-date';
import { isAttemptKey } from '../../domain/orders/order-attempt';
import { MAX_LINE } from '../../domain/shared/line-length';

/** Pages of a list that may be asked for. */
export const MAX_PAGE = 100_000;

export type InputClass = new () => object;

const nestedClasses = new WeakMap<object, Map<string, InputClass>>();

/** The class of the record in this input field, or null. */
export function nestedClassOf(prototype: object, field: string): InputClass | null {
  const own = nestedClasses.get(prototype)?.get(field);
  if (own !== undefined) return own;
  const parent = Object.getPrototypeOf(prototype) as object | null;
  return parent === null ? null : nestedClassOf(parent, field);
}

const MAX_ID = 255;
/**
 * Maximum characters of a submitted password. More than a new one may have, so that the password rule refuses it with
 * a text for the shopper.
 */
const MAX_PASSWORD_INPUT = 1024;
const MAX_MESSAGE = 10_000;
const MAX_TOKEN = 4096;
const MAX_ENTRIES = 100;
/** NUL and halves of characters: no cookie, URL or database can hold them. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);
/** Names that would modify an object's prototype. */
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** A text of at most `max` characters. */
export function Text(max: number): PropertyDecorator {
  return (target, field) => {
    IsString({ message: '$property must be a text' })(target, field);
    MaxLength(max, { message: `$property must have at most ${max} characters` })(target, field);
    accepts((value) => typeof value !== 'string' || isStorable(value), 'must be well-formed Unicode')(target, field);
  };
}

export const Id = () => Text(MAX_ID);
export const Line = () => Text(MAX_LINE);
export const Message = () => Text(MAX_MESSAGE);
export const Password = () => Text(MAX_PASSWORD_INPUT);

export function Flag(): PropertyDecorator {
  return IsBoolean({ message: '$property must be true or false' });
}

/** Any finite number; the domain decides whether it is a valid quantity, with a message for the shopper. */
export function Quantity(): PropertyDecorator {
  return IsNumber({ allowNaN: false, allowInfinity: false }, { message: '$property must be a number' });
}

/** A whole number from `least` to `most`. */
export function Whole(least: number, most: number): PropertyDecorator {
  const message = `$property must be a whole number from ${least} to ${most}`;
  return (target, field) => {
    IsInt({ message })(target, field);
    Min(least, { message })(target, field);
    Max(most, { message })(target, field);
  };
}

/** May be left out, but not null. */
export const Optional = () => ValidateIf((_input, value) => value !== undefined);

/** Null is allowed; leaving it out is not. */
export const Nullable = () => ValidateIf((_input, value) => value !== null);

/** May be left out where `other` is given. */
export function OptionalWith(...others: readonly string[]): PropertyDecorator {
  return ValidateIf(
    (input: Readonly<Record<string, unknown>>, value) =>
      value !== undefined || others.every((other) => input[other] === undefined),
  );
}

/** A cart handle, or null when the page shows no cart. */
export function CartHandle(): PropertyDecorator {
  return accepts((value) => value === null || isShortText(value, MAX_ID), 'must be a cart or null');
}

/** A captcha token, or null. */
export function CaptchaToken(): PropertyDecorator {
  return accepts((value) => value === null || isShortText(value, MAX_TOKEN), 'must be a captcha token or null');
}

/** The key of an order attempt. */
export function AttemptKey(): PropertyDecorator {
  return accepts(isAttemptKey, 'must be the key of an order attempt');
}

/** A calendar day. */
export function Day(): PropertyDecorator {
  return accepts((value) => typeof value === 'string' && isCalendarDate(value), 'must be a day, YYYY-MM-DD');
}

export function OneOf(...values: readonly string[]): PropertyDecorator {
  return accepts((value) => values.includes(value as string), `must be one of ${values.join(', ')}`);
}

export function Ids(): PropertyDecorator {
  return (target, field) => {
    IsArray({ message: '$property must be a list' })(target, field);
    accepts(isListOfIds, `must be a list of at most ${MAX_ENTRIES} ids`)(target, field);
  };
}

/** Texts, or lists of texts, by name. */
export function TextsByName(): PropertyDecorator {
  return recordOf((value) => isShortText(value, MAX_MESSAGE) || isListOfIds(value), 'texts or lists of texts');
}

export function NumbersByName(): PropertyDecorator {
  return recordOf((value) => typeof value === 'number' && Number.isFinite(value), 'numbers');
}

/** This field holds one record of the given class. */
export function RecordOf(inputClass: InputClass): PropertyDecorator {
  return (target, field) => {
    const fields = nestedClasses.get(target) ?? new Map<string, InputClass>();
    nestedClasses.set(target, fields.set(String(field), inputClass));
    ValidateNested({ message: '$property must be an object' })(target, field);
    accepts((value) => value instanceof inputClass, 'must be an object')(target, field);
  };
}

function recordOf(accept: (value: unknown) => boolean, what: string): PropertyDecorator {
  return accepts((value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const entries = Object.entries(value);
    return (
      entries.length <= MAX_ENTRIES &&
      entries.every(([name, one]) => isShortText(name, MAX_ID) && !RESERVED.has(name) && accept(one))
    );
  }, `must be an object of at most ${MAX_ENTRIES} ${what}`);
}

function isListOfIds(value: unknown): boolean {
  return Array.isArray(value) && value.length <= MAX_ENTRIES && value.every((one) => isShortText(one, MAX_ID));
}

function isShortText(value: unknown, max: number): boolean {
  return typeof value === 'string' && value.length <= max && isStorable(value);
}

function accepts(test: (value: unknown) => boolean, words: string): PropertyDecorator {
  return ValidateBy({ name: words, validator: { validate: test, defaultMessage: () => `$property ${words}` } });
}
