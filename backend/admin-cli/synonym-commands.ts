import { recordChanges, SEARCH } from '../commerce/catalogue/listing/record-changes';
import {
  MAX_MEANINGS,
  MAX_SYNONYM_WORDS,
  MAX_SYNONYMS,
  meaningsOf,
  readSynonyms,
} from '../commerce/catalogue/search/synonyms';
import { wordsOf } from '../commerce/catalogue/search/words';
import { ok, refuse } from '../shared/result';
import { inTransaction } from '../database/transaction';
import { type AdminCommand, type AdminContext, type AdminResult, parseArguments } from './admin-command';
import { asTable } from './table';

async function list({ database }: AdminContext): Promise<string> {
  const synonyms = await readSynonyms(database);
  if (synonyms.length === 0) return 'Search takes no word for another.';
  return asTable(
    ['Who looks for', 'finds too'],
    synonyms.map(({ words, means }) => [words, means]),
    new Set(),
  );
}

export const synonymsCommand: AdminCommand = {
  name: 'synonyms',
  help: [['synonyms', 'the words that search takes for others too']],
  run: async (admin, words) => (words.length > 0 ? null : ok(await list(admin))),
};

/** The meanings as they are stored; a message when they are invalid. */
function readMeanings(text: string): { readonly means: string } | string {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  const meanings = meaningsOf({ means: text });
  if (meanings.length === 0) return 'Say what it means with --means, such as "gift card, hamper".';
  if (parts.length > MAX_MEANINGS) return `A synonym has at most ${MAX_MEANINGS} meanings.`;
  if (meanings.some((words) => words.length > MAX_SYNONYM_WORDS))
    return `A meaning has at most ${MAX_SYNONYM_WORDS} words.`;
  return { means: meanings.map((words) => words.join(' ')).join(', ') };
}

async function add(admin: AdminContext, typed: string, text: string): Promise<AdminResult> {
  const asked = wordsOf(typed);
  if (asked.length === 0 || asked.length > MAX_SYNONYM_WORDS)
    return refuse(`A synonym is for one to ${MAX_SYNONYM_WORDS} words.`);
  const read = readMeanings(text);
  if (typeof read === 'string') return refuse(read);
  const words = asked.join(' ');
  const stored = await inTransaction<null, string>(admin.database, async (transaction) => {
    const others = (await readSynonyms(transaction)).filter((synonym) => synonym.words !== words);
    if (others.length >= MAX_SYNONYMS) return refuse(`There are ${MAX_SYNONYMS} synonyms already.`);
    await transaction.deleteFrom('search_synonyms').where('words', '=', words).execute();
    await transaction
      .insertInto('search_synonyms')
      .values({ words, ...read })
      .execute();
    await recordChanges(transaction, [SEARCH]);
    return ok(null);
  });
  return stored.ok ? ok(await list(admin)) : stored;
}

async function remove(admin: AdminContext, typed: string): Promise<AdminResult> {
  const words = wordsOf(typed).join(' ');
  const removed = await inTransaction<null, string>(admin.database, async (transaction) => {
    const gone = await transaction
      .deleteFrom('search_synonyms')
      .where('words', '=', words)
      .returning('words')
      .execute();
    if (gone.length === 0) return refuse(`Search takes ${typed} for nothing else.`);
    await recordChanges(transaction, [SEARCH]);
    return ok(null);
  });
  return removed.ok ? ok(await list(admin)) : removed;
}

export const synonymCommand: AdminCommand = {
  name: 'synonym',
  help: [
    [
      'synonym add WORDS --means TEXT',
      'who looks for these words finds other ones too, several with commas: "gift card, hamper"',
    ],
    ['synonym remove WORDS', 'they find only themselves again'],
  ],
  run: async (admin, [verb, ...typed]) => {
    const read = parseArguments(typed, verb === 'add' ? ['means'] : []);
    const words = read?.positionals.join(' ') ?? '';
    if (read === null || words === '') return null;
    if (verb === 'add') return add(admin, words, read.text('means') ?? '');
    return verb === 'remove' ? remove(admin, words) : null;
  },
};
