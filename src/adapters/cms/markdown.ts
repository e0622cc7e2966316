import { marked } from 'marked';
import { sanitiseHtml } from './sanitise-html';

/** Markdown of the content service as safe HTML (S2-63). */
export function renderMarkdown(markdown: string): string {
  return sanitiseHtml(marked.parse(markdown, { async: false, gfm: true })).trim();
}

/** The same for one line of text: no paragraph around it. */
export function renderInlineMarkdown(markdown: string): string {
  return sanitiseHtml(marked.parseInline(markdown, { async: false, gfm: true })).trim();
}
