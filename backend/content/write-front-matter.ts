import { type EntryFields, type EntryValue, readYaml } from './yaml-fields';
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';

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

/** `stringify` calls itself for each level. */
const MAX_DEPTH = 10;

export type FrontMatterWriting =
  { readonly kind: 'written'; readonly text: string } | { readonly kind: 'refused'; readonly message: string };

/**
 * The text of an entry with these JSON values; `body` is its Markdown. Refuses values that would be read differently,
 * except that numbers become text and the body loses the space around it.
 */
export function writeFrontMatter(values: Readonly<Record<string, unknown>>): FrontMatterWriting {
  const { body: markdown = '', ...rest } = values;
  if (typeof markdown !== 'string') return { kind: 'refused', message: 'body must be a string' };
  const body = markdown.replace(/\r\n/g, '\n').trim();
  if (!isShallow(rest, MAX_DEPTH)) return { kind: 'refused', message: 'this is nested too deeply' };
  const fields = Object.keys(rest).length === 0 ? '' : stringify(rest, { lineWidth: 0 });
  const text = `---\n${fields}---\n${body}\n`;
  // Half of a surrogate pair does not survive UTF-8.
  const reading = readFrontMatter(Buffer.from(text, 'utf8').toString('utf8'));
  if (reading.kind === 'faulty') return { kind: 'refused', message: reading.message };
  const isKept = reading.body === body && isDeepStrictEqual({ ...reading.fields }, asRead(rest));
  return isKept
    ? { kind: 'written', text }
    : { kind: 'refused', message: 'The entry has characters that a file cannot keep' };
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

function asRead(value: Readonly<Record<string, unknown>>): EntryFields {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, valueAsRead(inner)]));
}

function valueAsRead(value: unknown): EntryValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(valueAsRead);
  return typeof value === 'object' ? asRead({ ...value }) : JSON.stringify(value);
}
