/** What search knows besides the words of products, whose full-text index each database has in its own way. */
export interface SearchTables {
  /** Words of products, each also without any one of its letters. */
  search_near_words: {
    near: string;
    word: string;
  };
  /** Words that search takes for others too. */
  search_synonyms: {
    /** In lower case, without accents and punctuation: `mothers day`. */
    words: string;
    /** Separated by commas: `thank you, birthday`. */
    means: string;
  };
}
