import { readYaml, type EntryFields } from './yaml-fields';

export type FrontMatterReading =
  | { readonly kind: 'read'; readonly fields: EntryFields; readonly body: string }
  /** `line` counts from 1. */
  | { readonly kind: 'faulty'; readonly line: number; readonly message: string };

const FENCE = /^---\s*$/;

/** Parses an entry: YAML between two lines of `---`, then Markdown. */
export function readFrontMatter(source: string): FrontMatterReading {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (!FENCE.test(lines[0] ?? '')) return faulty(1, 'the first line must be ---');
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end < 0) return faulty(lines.length, 'the closing --- is missing');
  const reading = readYaml(lines.slice(1, end).join('\n'));
  if (reading.kind === 'faulty') return faulty(reading.line + 1, reading.message);
  const body = lines.slice(end + 1).join('\n');
  return { kind: 'read', fields: reading.fields, body: body.trim() };
}

const faulty = (line: number, message: string): FrontMatterReading => ({ kind: 'faulty', line, message });
