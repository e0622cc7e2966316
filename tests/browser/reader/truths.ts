import type { About } from './facts';
import { DATE, DAY, HOUR, PRICE, TILE, WEEKDAY } from './words';

type Groups = Readonly<Record<string, string>>;

/** Sentences of one shape, and whether one is true. */
export interface Truth {
  readonly says: RegExp;
  readonly isTrue: (groups: Groups, about: About) => boolean;
}

/** `{day}`, `{hour}` and so on in a pattern stand for those words; `{price2}` for a second price. */
const WORDS: Readonly<Record<string, string>> = {
  day: DAY,
  tile: TILE,
  date: DATE,
  hour: HOUR,
  price: PRICE,
  weekday: WEEKDAY,
  weekdays: '[A-Z][a-z]+day(?:(?: to |, | and )[A-Z][a-z]+day)*',
  postcode: '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d{2} [A-Z\\d]{4}',
  place: '.+?',
  name: '.+?',
  words: '.+',
};

/** A truth about whole sentences of a pattern. */
export function truth(pattern: string, isTrue: Truth['isTrue']): Truth {
  const says = pattern.replace(
    /\{([a-z]+)(\d?)\}/g,
    (_, word: string, at: string) => `(?<${word}${at}>${WORDS[word] ?? ''})`,
  );
  return { says: new RegExp(`^(?:${says})$`), isTrue };
}
