const meanings = (name: string, more: string): string => `query ${name}($search: String!) {
  products(search: $search, pageSize: 1) { suggestions { search } ${more} }
}`;

/** Synonyms and suggestions for a search term. Suggestions are Magento's own since 2.4.5, synonyms are an addition. */
export const MEANINGS = meanings('searchMeanings', 'synonyms');

export const MEANINGS_STANDARD = meanings('searchSuggestions', '');
