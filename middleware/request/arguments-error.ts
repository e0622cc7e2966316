import { type Limits } from '../limits';
import { isLongerThan } from '../text-length';

/** Names that reach an object's prototype when copied. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Argument names of documents, which may be longer than other texts. */
const DOCUMENT_KEYS: ReadonlySet<string> = new Set(['query', 'mutation']);

type Bounds = Pick<Limits, 'stringChars' | 'documentChars' | 'listItems' | 'depth' | 'pageSize' | 'searchChars'>;

/**
 * The first error of a list of arguments, whatever the method: forbidden names and sizes. Null when there is none.
 * `carriesDocument` allows the length of a custom query or mutation.
 */
export function argumentsError(args: readonly unknown[], limits: Bounds, carriesDocument: boolean): string | null {
  return faultOf(args, { limits, carriesDocument, key: '', depth: 1 });
}

interface Place {
  readonly limits: Bounds;
  readonly carriesDocument: boolean;
  /** The name of the value; list entries have their list's name. */
  readonly key: string;
  readonly depth: number;
}

function faultOf(value: unknown, place: Place): string | null {
  const { limits, key, depth } = place;
  if (value === null || value === undefined || typeof value === 'boolean') return null;
  if (typeof value === 'string') return textFault(value, place);
  if (typeof value === 'number') return numberFault(value, place);
  if (typeof value !== 'object') return 'The arguments must be plain JSON.';
  if (depth > limits.depth) return `The arguments are nested deeper than ${limits.depth} levels.`;
  if (Array.isArray(value)) {
    if (value.length > limits.listItems) return `A list is longer than ${limits.listItems} entries.`;
    return firstFault(value, (entry) => faultOf(entry, { ...place, key, depth: depth + 1 }));
  }
  const entries = Object.entries(value);
  if (entries.length > limits.listItems) return `An object has more than ${limits.listItems} names.`;
  return firstFault(entries, ([name, entry]) => {
    if (FORBIDDEN_KEYS.has(name)) return `The name ${name} is not accepted.`;
    if (name.length > 100) return 'A name among the arguments is longer than 100 characters.';
    return faultOf(entry, { ...place, key: name, depth: depth + 1 });
  });
}

function textFault(text: string, { limits, key, depth, carriesDocument }: Place): string | null {
  if (key === 'search' && isLongerThan(text, limits.searchChars)) {
    return `search must not be longer than ${limits.searchChars} characters.`;
  }
  const isDocument = carriesDocument && depth === 3 && DOCUMENT_KEYS.has(key);
  const bound = isDocument ? limits.documentChars : limits.stringChars;
  return isLongerThan(text, bound) ? `A text is longer than ${bound} characters.` : null;
}

function numberFault(value: number, { limits, key }: Place): string | null {
  if (!Number.isFinite(value)) return 'A number is too large.';
  return key === 'pageSize' && value > limits.pageSize ? `pageSize must not be more than ${limits.pageSize}.` : null;
}

function firstFault<T>(values: readonly T[], faultIn: (value: T) => string | null): string | null {
  for (const value of values) {
    const fault = faultIn(value);
    if (fault !== null) return fault;
  }
  return null;
}
