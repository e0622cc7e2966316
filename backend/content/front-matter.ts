import { type EntryFields, FrontMatterFault, readFields } from './front-matter-fields';

export type FrontMatterReading =
  | { readonly kind: 'read'; readonly fields: EntryFields; readonly body: string }
  /** `line` counts from 1. */
  | { readonly kind: 'faulty'; readonly line: number; readonly message: string };

const FENCE = /^---\s*$/;

/**
 * Parses an entry: fields between two lines of `---`, then Markdown.
 *
 * The fields are a small subset of YAML: `key: text`, `key: |` with indented lines below, lists with `- `, maps by
 * indentation, `[a, b]`, and `true` or `false`. Everything else is plain text, so that a sentence with a colon or an
 * apostrophe needs no quotes. Numbers and dates stay text, so that a sku or a year is not changed.
 */
export function readFrontMatter(source: string): FrontMatterReading {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (!FENCE.test(lines[0] ?? '')) return faulty(1, 'the first line must be ---');
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end < 0) return faulty(lines.length, 'the closing --- is missing');
  try {
    const fields = readFields(lines.slice(0, end), 1);
    return {
      kind: 'read',
      fields,
      body: lines
        .slice(end + 1)
        .join('\n')
        .trim(),
    };
  } catch (fault) {
    if (fault instanceof FrontMatterFault) return faulty(fault.line, fault.message);
    throw fault;
  }
}

const faulty = (line: number, message: string): FrontMatterReading => ({ kind: 'faulty', line, message });
