import { contactTexts } from '../layout/contact';

/** Texts of the search box and the page of results. */
export const searchTexts = {
  label: 'What are you looking for?',
  placeholder: 'Search for items',
  results: (term: string) => `Search results for “${shortened(term)}”`,
  found: (term: string, count: number) =>
    `“${shortened(term)}”: ${count} ${count === 1 ? 'product' : 'products'} found`,
  pages: 'Categories and pages',
  invitation: 'Search by flower, colour or occasion: white roses, a sympathy posy, a birthday orchid.',
  searching: 'Searching…',
  suggestions: (count: number, term: string) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'} for “${term}”`,
  pagesOnly: (term: string) => `No products match “${term}”, but these pages do.`,
  correctedSuggestions: (count: number, typed: string, meant: string) =>
    `Nothing matches “${shortened(typed)}”. ${count} ${count === 1 ? 'suggestion' : 'suggestions'} for “${shortened(meant)}”`,
  all: (term: string) => `All results for “${term}”`,
  tooShort: 'Please type at least three letters.',
  nothingHint: `Check the spelling, try fewer words, or ring us on ${contactTexts.phone}.`,
} as const;

/** Characters of a term in a heading. */
const MAX_SHOWN = 60;

/** The field has the whole term. */
export function shortened(term: string): string {
  const characters = [...term];
  return characters.length <= MAX_SHOWN ? term : `${characters.slice(0, MAX_SHOWN).join('').trim()}…`;
}
