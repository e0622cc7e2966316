import type { TermMeanings } from '../../../application/ports/catalogue';
import { matchesTerm, isOneLetterApart, searchWords, termWords } from '../../../domain/listing/matches-term';
import type { ListedProduct } from './list-products';

/** The meanings of a term in this shop: words that no name has become the words of names that are one letter apart. */
export function meaningsOf(
  term: string,
  products: readonly ListedProduct[],
  synonyms: Readonly<Record<string, readonly string[]>>,
): TermMeanings {
  const known = products.flatMap(({ summary }) => searchWords(summary.name));
  const words = termWords(term);
  const corrected = words.map((word) =>
    word.length < 5 || known.some((one) => matchesTerm(word, one))
      ? word
      : (known.find((one) => isOneLetterApart(word, one)) ?? word),
  );
  return {
    corrected: corrected.join(' ') === words.join(' ') ? null : corrected.join(' '),
    synonyms: words.flatMap((word) => (Object.hasOwn(synonyms, word) ? (synonyms[word] ?? []) : [])),
  };
}
