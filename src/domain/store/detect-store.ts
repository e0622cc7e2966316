import type { KnownStore } from './store-preferences';

/**
 * S4-58. Which store suits a visitor: the remembered one, else the first whose language the browser asks for (the whole
 * tag before the language alone), else the store at the root. `languages` are tags in the order of preference, `de-AT`.
 */
export function detectStore(
  remembered: string | null,
  languages: readonly string[],
  known: readonly KnownStore[],
): KnownStore | null {
  const byCode = known.find(({ code }) => code === remembered);
  if (byCode !== undefined) return byCode;
  for (const language of languages) {
    const asked = language.toLowerCase();
    const same = known.find(({ locale }) => locale.toLowerCase() === asked) ?? known.find(speaks(asked));
    if (same !== undefined) return same;
  }
  return known.find(({ pathPrefix }) => pathPrefix === '') ?? null;
}

function speaks(tag: string): (store: KnownStore) => boolean {
  const [language] = tag.split('-');
  return ({ locale }) => locale.toLowerCase().split('-')[0] === language;
}

/** The tags of an `Accept-Language` header, the most wanted first; those refused by a weight of nothing are left out. */
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
