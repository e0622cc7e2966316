import type { KnownStore } from './store-preferences';

/** Returns the remembered store, else the best match of `languages` (`de-AT`, by preference), else the root store. */
export function detectStore(
  remembered: string | null,
  languages: readonly string[],
  known: readonly KnownStore[],
): KnownStore | null {
  const byCode = known.find(({ code }) => code === remembered);
  if (byCode !== undefined) return byCode;
  for (const language of languages) {
    const tag = language.toLowerCase();
    const match = known.find(({ locale }) => locale.toLowerCase() === tag) ?? known.find(hasLanguage(tag));
    if (match !== undefined) return match;
  }
  return known.find(({ pathPrefix }) => pathPrefix === '') ?? null;
}

function hasLanguage(tag: string): (store: KnownStore) => boolean {
  const [language] = tag.split('-');
  return ({ locale }) => locale.toLowerCase().split('-')[0] === language;
}

/** Returns the tags of an `Accept-Language` header by preference, without those of weight 0. */
export function readLanguages(header: string): readonly string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ tag, weight }) => /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
