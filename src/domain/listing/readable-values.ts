import { type ChosenFilters, valuesOf, type Filter } from './filter';
import { PRICE } from './product-filter';

/**
 * URLs have words of a value's label instead of the backend's id of it: `?occasion=birthday`. Only numbers are replaced, and only by words
 * that no other value of the filter has. These are the words for the ids, by filter.
 */
export type ReadableValues = ReadonlyMap<string, ReadonlyMap<string, string>>;

const MAX_WORDS = 60;

/** `filters` are all of a place, with the backend's values. */
export function readableValues(filters: readonly Filter[]): ReadableValues {
  return new Map(filters.filter(({ code }) => code !== PRICE).map(({ code, options }) => [code, wordsFor(options)]));
}

function wordsFor(options: Filter['options']): ReadonlyMap<string, string> {
  const words = options.map(({ value, label }) => ({ value, words: wordsOf(label) }));
  const isOnly = (text: string, own: string) =>
    words.every(({ value, words: others }) => value === own || (value !== text && others !== text));
  return new Map(
    words
      .filter(({ value, words: text }) => /^\d+$/.test(value) && text !== '' && isOnly(text, value))
      .map(({ value, words: text }) => [value, text]),
  );
}

/** `New home & baby` is `new-home-and-baby`. */
function wordsOf(label: string): string {
  const plain = label.normalize('NFD').replace(/[\p{M}'’]/gu, '');
  const words =
    plain
      .toLowerCase()
      .replaceAll('&', ' and ')
      .match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, MAX_WORDS);
}

/** Converts readable values to the backend's; values of a URL with ids stay unchanged. */
export function toBackendValues(chosen: ChosenFilters, readable: ReadableValues): ChosenFilters {
  return mapValues(chosen, (code, text) => {
    const found = [...(readable.get(code) ?? [])].find(([, words]) => words === text);
    return found?.[0] ?? text;
  });
}

/** Chosen values as URLs have them. */
export function toReadableValues(chosen: ChosenFilters, readable: ReadableValues): ChosenFilters {
  return mapValues(chosen, (code, value) => readable.get(code)?.get(value) ?? value);
}

/** Filters with the values that URLs have. */
export function withReadableValues(filters: readonly Filter[], readable: ReadableValues): readonly Filter[] {
  return filters.map((filter) => ({
    ...filter,
    options: filter.options.map((option) => ({
      ...option,
      value: readable.get(filter.code)?.get(option.value) ?? option.value,
    })),
  }));
}

function mapValues(chosen: ChosenFilters, map: (code: string, value: string) => string): ChosenFilters {
  const entries = Object.keys(chosen).map(
    (code) => [code, [...new Set(valuesOf(chosen, code).map((value) => map(code, value)))]] as const,
  );
  return Object.fromEntries(entries);
}
