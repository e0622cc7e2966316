import type { NamedPage, ShopWords, Synonym } from '../../domain/listing/search-words';
import { type Attributes, isOwnPath, line, listed, name, type Report, text } from './entry-fields';

const MAX_SYNONYMS = 200;
const MAX_PAGES = 50;
/** Phrases of a synonym or a page, and what a synonym means. */
const MAX_PHRASES = 20;
const MAX_MEANINGS = 3;
/** Characters of a list of phrases. */
const MAX_CHARACTERS = 500;

/** The entry `search`: `synonyms` with `words` and `means`, and `pages` with `label`, `path` and `words`; lists of phrases have commas. */
export function toShopWords({ synonyms, pages }: Attributes, report: Report): ShopWords {
  return {
    synonyms: listed(synonyms, 'synonyms', MAX_SYNONYMS, report, toSynonym),
    pages: listed(pages, 'pages', MAX_PAGES, report, toPage),
  };
}

function toSynonym({ words, means }: Attributes, field: string, report: Report): Synonym | null {
  const synonym = {
    words: phrases(words, `${field}.words`, MAX_PHRASES, report),
    means: phrases(means, `${field}.means`, MAX_MEANINGS, report),
  };
  return synonym.words.length === 0 || synonym.means.length === 0 ? null : synonym;
}

function toPage({ label, path, words }: Attributes, field: string, report: Report): NamedPage | null {
  const page = {
    name: name(label, `${field}.label`, report),
    path: line(path),
    words: phrases(words, `${field}.words`, MAX_PHRASES, report),
  };
  const isOwn = isOwnPath(page.path);
  if (!isOwn) report(`${field}.path`, 'is not a path of the shop');
  return page.name === '' || !isOwn || page.words.length === 0 ? null : page;
}

function phrases(value: unknown, field: string, most: number, report: Report): readonly string[] {
  const found = text(value, field, MAX_CHARACTERS, report)
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
  if (found.length === 0) report(field, 'has no words');
  if (found.length > most) report(field, `has more than ${most} phrases`);
  return found.slice(0, most);
}
