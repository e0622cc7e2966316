import { shortened } from './search';

/** Texts of the page of results that only the server draws. */
export const searchResultTexts = {
  corrected: (typed: string, meant: string) =>
    `Nothing matches “${shortened(typed)}”. Showing results for “${shortened(meant)}”.`,
  didYouMean: (meant: string) => `Did you mean “${shortened(meant)}”?`,
  near: 'We have nothing for all of those words together, but each of these finds something:',
} as const;
