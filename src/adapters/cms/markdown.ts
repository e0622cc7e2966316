import { marked } from 'marked';
import { sanitiseHtml } from './sanitise-html';

/** Characters of a whole text: 20,000 words and more, whose HTML `sanitiseHtml` does not cut. */
const MAX_MARKDOWN = 140_000;
/**
 * Characters between two blank lines. The time to find emphasis grows with their square: 45,000 characters of `__a` take
 * ten seconds.
 */
const MAX_BLOCK = 3_000;
/** The sum of these squares, which takes half a second at worst: a long text may not have a long block everywhere. */
const MAX_SQUARES = 200_000_000;

const BLANK_LINES = /\n[ \t\r]*\n\s*/;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function toPlainHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
}

function isTooLong(markdown: string): boolean {
  const lengths = markdown.split(BLANK_LINES).map(({ length }) => length);
  const squares = lengths.reduce((sum, length) => sum + length ** 2, 0);
  return markdown.length > MAX_MARKDOWN || squares > MAX_SQUARES || lengths.some((length) => length > MAX_BLOCK);
}

/** Parses Markdown; text that is too long or nested too deeply for that is shown as it was `written`. */
function render(markdown: string, parse: (text: string) => string, written: (text: string) => string): string {
  if (isTooLong(markdown)) return sanitiseHtml(written(markdown)).trim();
  try {
    return sanitiseHtml(parse(markdown)).trim();
  } catch {
    return sanitiseHtml(written(markdown)).trim();
  }
}

/** Without formatting, but with its paragraphs. */
function inParagraphs(text: string): string {
  const blocks = text.trim().split(BLANK_LINES);
  return blocks.map((block) => `<p>${toPlainHtml(block)}</p>`).join('\n');
}

/** Renders Markdown as sanitised HTML. */
export function renderMarkdown(markdown: string): string {
  return render(markdown, (text) => marked.parse(text, { async: false, gfm: true }), inParagraphs);
}

/** Renders one line of Markdown without a paragraph around it. */
export function renderInlineMarkdown(markdown: string): string {
  return render(markdown, (text) => marked.parseInline(text, { async: false, gfm: true }), toPlainHtml);
}
