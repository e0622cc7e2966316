import type { Draft } from './product-builders';

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** `Florist’s Choice` becomes `florists-choice`. */
export const urlKeyOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The HTML of a description: paragraphs, and a list of what is in it. */
export function descriptionOf(draft: Pick<Draft, 'story' | 'contains'>): string {
  const paragraphs = [draft.story].flat().map((text) => `<p>${escapeHtml(text)}</p>`);
  const items = (draft.contains ?? []).map((text) => `<li>${escapeHtml(text)}</li>`);
  return [...paragraphs, ...(items.length > 0 ? [`<ul>${items.join('')}</ul>`] : [])].join('');
}
