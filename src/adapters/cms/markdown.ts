import { marked } from 'marked';
import { sanitiseHtml } from './sanitise-html';

/** Renders Markdown as sanitised HTML. */
export function renderMarkdown(markdown: string): string {
  return sanitiseHtml(marked.parse(markdown, { async: false, gfm: true })).trim();
}

/** Renders one line of Markdown without a paragraph around it. */
export function renderInlineMarkdown(markdown: string): string {
  return sanitiseHtml(marked.parseInline(markdown, { async: false, gfm: true })).trim();
}
