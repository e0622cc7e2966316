export type EntryValue = string | boolean | null | readonly EntryValue[] | EntryFields;
export interface EntryFields {
  readonly [key: string]: EntryValue;
}

/** Internal: `readFrontMatter` converts it to a result. */
export class FrontMatterFault extends Error {
  constructor(
    /** Counts from 1. */
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const KEY = /^([A-Za-z][A-Za-z0-9_]*):(?:\s+(.*))?$/;
const DASH = /^-(\s+|$)/;
/** Bounds the recursion. */
const MAX_DEPTH = 6;

/** Reads `lines` from index `first` to their end. Throws a FrontMatterFault that names the line. */
export function readFields(lines: readonly string[], first: number): EntryFields {
  const reader = new FieldReader([...lines], first);
  const fields = reader.next() === null ? {} : reader.map(reader.indentHere(), 1);
  const rest = reader.next();
  if (rest !== null)
    throw new FrontMatterFault(reader.lineNumber(), 'this line is indented in a way that fits nothing above');
  return fields;
}

class FieldReader {
  constructor(
    private readonly lines: string[],
    private at: number,
  ) {}

  /** Moves to the next line with content and returns it trimmed, or null at the end. */
  next(): string | null {
    for (; this.at < this.lines.length; this.at += 1) {
      const text = (this.lines[this.at] ?? '').trim();
      if (text !== '' && !text.startsWith('#')) return text;
    }
    return null;
  }

  lineNumber(): number {
    return this.at + 1;
  }

  indentHere(): number {
    const blank = /^\s*/.exec(this.lines[this.at] ?? '')?.[0] ?? '';
    if (blank.includes('\t')) throw this.fault('indent with spaces, not with a tab');
    return blank.length;
  }

  map(indent: number, depth: number): EntryFields {
    const fields: Record<string, EntryValue> = {};
    for (let text = this.next(); text !== null && this.indentHere() === indent; text = this.next()) {
      if (DASH.test(text)) throw this.fault('a list item stands where a "key: value" was expected');
      const [, key, inline] = KEY.exec(text) ?? [];
      if (key === undefined) throw this.fault('expected "key: value"');
      if (Object.hasOwn(fields, key)) throw this.fault(`"${key}" is there twice`);
      this.at += 1;
      fields[key] = this.value((inline ?? '').trim(), indent, depth);
    }
    return fields;
  }

  private value(inline: string, indent: number, depth: number): EntryValue {
    if (inline === '|') return this.block(indent);
    if (inline !== '') return scalarOrList(inline);
    const text = this.next();
    if (text === null) return null;
    const below = this.indentHere();
    const isList = DASH.test(text);
    if (below < indent || (below === indent && !isList)) return null;
    if (depth >= MAX_DEPTH) throw this.fault('this is nested too deeply');
    return isList ? this.list(below, depth + 1) : this.map(below, depth + 1);
  }

  private list(indent: number, depth: number): readonly EntryValue[] {
    const items: EntryValue[] = [];
    for (let text = this.next(); text !== null && this.indentHere() === indent; text = this.next()) {
      const dash = DASH.exec(text)?.[0];
      if (dash === undefined) break;
      const rest = text.slice(dash.length);
      if (DASH.test(rest)) throw this.fault('a list inside a list is not understood');
      if (KEY.test(rest)) {
        // The dash is replaced by a space: what follows is an ordinary map, indented by its own first key.
        this.lines[this.at] = ' '.repeat(indent + dash.length) + rest;
        items.push(this.map(indent + dash.length, depth + 1));
      } else {
        this.at += 1;
        items.push(scalarOrList(rest));
      }
    }
    return items;
  }

  /** More deeply indented lines, unchanged: Markdown with its own blank lines and hash signs. */
  private block(indent: number): string {
    const taken: string[] = [];
    for (; this.at < this.lines.length; this.at += 1) {
      const line = this.lines[this.at] ?? '';
      if (line.trim() !== '' && this.indentHere() <= indent) break;
      taken.push(line);
    }
    const own = Math.min(...taken.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
    return taken
      .map((line) => (line.trim() === '' ? '' : line.slice(own)))
      .join('\n')
      .trim();
  }

  private fault(message: string): FrontMatterFault {
    return new FrontMatterFault(this.lineNumber(), message);
  }
}

function scalarOrList(text: string): EntryValue {
  const list = /^\[(.*)\]$/.exec(text)?.[1];
  // `[label](/path)` at the start of a text is a Markdown link, not a list: it does not end in `]`, or contains `](`.
  if (list === undefined || list.includes('](')) return scalar(text);
  return list.trim() === '' ? [] : list.split(',').map((item) => scalar(item.trim()));
}

function scalar(text: string): string | boolean {
  if (text === 'true') return true;
  if (text === 'false') return false;
  const quoted = /^(["'])(.*)\1$/.exec(text);
  return quoted?.[2] ?? text;
}
