import { marked } from 'marked';
import { sanitiseHtml } from './sanitise-html';

/** Characters of a whole text. */
const MAX_MARKDOWN = 30_000;
/**
 * Characters between two blank lines. The time to find emphasis grows with their square: 45,000 characters of `__a` take
 * ten seconds.
 */
const MAX_BLOCK = 3_000;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function toPlainHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
}

/** Parses Markdown; text that is too long or nested too deeply for that is shown as it was written. */
function render(markdown: string, parse: (text: string) => string): string {
  const blocks = markdown.split(/\n[ \t\r]*\n/);
  const isTooLong = markdown.length > MAX_MARKDOWN || blocks.some((block) => block.length > MAX_BLOCK);
  if (isTooLong) return sanitiseHtml(toPlainHtml(markdown)).trim();
  try {
    return sanitiseHtml(parse(markdown)).trim();
  } catch {
    return sanitiseHtml(toPlainHtml(markdown)).trim();
  }
}

/** Renders Markdown as sanitised HTML. */
export function renderMarkdown(markdown: string): string {
  return render(markdown, (text) => marked.parse(text, { async: false, gfm: true }));
}

/** Renders one line of Markdown without a paragraph around it. */
export function renderInlineMarkdown(markdown: string): string {
  return render(markdown, (text) => marked.parseInline(text, { async: false, gfm: true }));
}
