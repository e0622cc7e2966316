import type { Migration } from '../migrate';

/**
 * The words to which a term may be corrected are those of names, categories and options, and long ones of descriptions. Both tables
 * are emptied, and the shop fills them when it starts.
 */
export const wordsThatSell: Migration = {
  name: '0058-words-that-sell',
  statements: () => [`DELETE FROM search_near_words`, `DELETE FROM product_words`],
};
