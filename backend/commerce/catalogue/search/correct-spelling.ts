import { sql } from 'kysely';
import type { ShopDatabase } from '../../../database/shop-database';
import { isOneLetterApart } from './one-letter-apart';
import { chunksOfTerm, readTerm } from './read-term';
import { readSynonyms } from './synonyms';
import { hasUnindexedPrefix, MAX_WORDS } from './term-query';
import { termSearchFor } from './term-search-for';
import { findKnownWords, findNearWords } from './vocabulary';
import { wordsOf } from './words';

/** Words with fewer letters are not corrected: too many others are like them. */
const CORRECTABLE = /^\p{L}{4,25}$/u;
/** Letters from which a word that some products have may be misspelt, and a correction may begin with another letter. */
const MIN_LONG = 5;
/** A term with more words that hardly any product has is not corrected. */
const MAX_DOUBTFUL = 3;
/** A term that finds as many products is not corrected. */
const ENOUGH = 3;
/** Products that a correction of a term needs that finds some itself. */
const FAR_MORE = 10;
/** Corrections of a word that are tried. */
const MAX_TRIED = 8;
/** Products that are counted. */
const MAX_COUNTED = 100;
/** Letters of each word of two that were typed as one. */
const MIN_PART = 3;

/** The products that a term finds, up to a limit. Whole words are found faster than long beginnings, and usually enough. */
async function countOf(database: ShopDatabase, term: string): Promise<number> {
  const { query } = await readTerm(database, term);
  if (query.length === 0) return 0;
  const search = termSearchFor(database);
  const count = async (whole: boolean): Promise<number> => {
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM (
      SELECT id FROM (${search.ids(query, { whole })}) found LIMIT ${MAX_COUNTED}) counted`.execute(database);
    return Number(rows[0]?.count ?? 0);
  };
  const whole = hasUnindexedPrefix(query) ? await count(true) : 0;
  return whole === MAX_COUNTED ? whole : count(false);
}

/** The word as two: "redroses" is "red roses". */
async function findParts(database: ShopDatabase, word: string): Promise<readonly string[]> {
  const pairs = Array.from({ length: Math.max(0, word.length - 2 * MIN_PART + 1) }, (_, at) => [
    word.slice(0, at + MIN_PART),
    word.slice(at + MIN_PART),
  ]);
  const known = await findKnownWords(database, pairs.flat());
  return pairs.filter((pair) => pair.every((part) => known.has(part))).map((pair) => pair.join(' '));
}

/** What a word may have been meant to be, with the most products first; the first letter is seldom wrong. */
async function findCorrections(database: ShopDatabase, word: string): Promise<readonly string[]> {
  if (!CORRECTABLE.test(word)) return [];
  const synonyms = (await readSynonyms(database)).flatMap(({ words }) => words.split(' '));
  const near = [
    ...(await findNearWords(database, word)),
    ...synonyms.filter((one) => isOneLetterApart(one, word)),
    ...(await findParts(database, word)),
  ];
  const likely = (one: string): number => (one.startsWith(word.charAt(0)) ? 0 : 1);
  const likeIt = word.length < MIN_LONG ? near.filter((one) => likely(one) === 0 && one.length >= word.length) : near;
  const tried = [...new Set(likeIt)].sort((one, other) => likely(one) - likely(other)).slice(0, MAX_TRIED);
  const counted = await Promise.all(tried.map(async (one) => ({ one, count: await countOf(database, one) })));
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => likely(a.one) - likely(b.one) || b.count - a.count)
    .map(({ one }) => one);
}

interface Doubtful {
  readonly word: string;
  readonly corrections: readonly string[];
}

/**
 * The words of a term that no product has, or else those that hardly any has, each with its corrections; none if the term stays
 * without a match because one of them has no correction, or if they are many.
 */
async function findDoubtful(database: ShopDatabase, term: string): Promise<readonly Doubtful[]> {
  const words = [...new Set(chunksOfTerm(term).flat().slice(0, MAX_WORDS))];
  const counted = await Promise.all(words.map(async (word) => ({ word, count: await countOf(database, word) })));
  const unknown = counted.filter(({ count }) => count === 0);
  const isRare = ({ word, count }: { readonly word: string; readonly count: number }): boolean =>
    count < ENOUGH && word.length >= MIN_LONG;
  const rare = unknown.length > 0 ? unknown : counted.filter(isRare);
  if (rare.length > MAX_DOUBTFUL) return [];
  const doubtful = await Promise.all(
    rare.map(async ({ word }) => ({ word, corrections: await findCorrections(database, word) })),
  );
  const correctable = doubtful.filter(({ corrections }) => corrections.length > 0);
  return unknown.length > 0 && correctable.length < unknown.length ? [] : correctable;
}

function withCorrections(term: string, corrections: ReadonlyMap<string, string>): string {
  const pieces = term.trim().split(/\s+/);
  return pieces
    .map((piece) => {
      const words = wordsOf(piece);
      return words.some((word) => corrections.has(word))
        ? words.map((word) => corrections.get(word) ?? word).join(' ')
        : piece;
    })
    .join(' ');
}

/** The term with two of its words as one, if products have that: "stone ware" is "stoneware". */
async function findJoined(database: ShopDatabase, term: string): Promise<string | null> {
  const words = chunksOfTerm(term).flat().slice(0, MAX_WORDS);
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
  const known = await findKnownWords(database, pairs);
  for (const [at, joined] of pairs.entries()) {
    const corrected = [...words.slice(0, at), joined, ...words.slice(at + 2)].join(' ');
    if (known.has(joined) && (await countOf(database, corrected)) > 0) return corrected;
  }
  return null;
}

/**
 * The term that was probably meant by one that finds `found` products: each word of four letters or more that no product has, or of five that hardly any
 * has, with one letter wrong, missing, added or swapped, or two words typed as one, or one as two. Null if the term finds enough, or no
 * other finds anything.
 */
export async function correctSpelling(database: ShopDatabase, term: string, found: number): Promise<string | null> {
  if (found >= ENOUGH) return null;
  const joined = found === 0 ? await findJoined(database, term) : null;
  if (joined !== null) return joined;
  const [first, ...others] = await findDoubtful(database, term);
  if (first === undefined) return null;
  const best = others.map(({ word, corrections: [correction = word] }) => [word, correction] as const);
  for (const correction of first.corrections) {
    const corrected = withCorrections(term, new Map([[first.word, correction], ...best]));
    if ((await countOf(database, corrected)) >= (found === 0 ? 1 : FAR_MORE)) return corrected;
  }
  return null;
}
