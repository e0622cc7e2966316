import {
  Composer,
  type Document,
  isMap,
  isNode,
  isScalar,
  Lexer,
  LineCounter,
  Parser,
  visit,
  type YAMLMap,
} from 'yaml';

export type EntryValue = string | boolean | null | readonly EntryValue[] | EntryFields;
export interface EntryFields {
  readonly [key: string]: EntryValue;
}

export type FieldsReading =
  | { readonly kind: 'read'; readonly fields: EntryFields }
  /** `line` counts from 1. */
  | { readonly kind: 'faulty'; readonly line: number; readonly message: string };

interface Fault {
  readonly offset: number;
  readonly message: string;
}

/**
 * Maximum of open collections and the values in them: about nine levels. The package reads recursively, and a text of a
 * few kilobytes that nests deeper than the stack ends the process.
 */
const MAX_OPEN = 20;

const KEY = /^[A-Za-z][A-Za-z0-9_]*$/;
const NO_PAIR = 'expected "key: value"';

const OPTIONS: ConstructorParameters<typeof Composer>[0] = {
  // Numbers and dates stay text, so that a sku or a year is not changed.
  schema: 'failsafe',
  customTags: ['null', 'bool'],
  prettyErrors: false,
  logLevel: 'silent',
  // The package compares each key with each other one; `faultOf` does not.
  uniqueKeys: false,
};

/** Reads the fields of an entry from YAML without anchors and tags. */
export function readYaml(source: string): FieldsReading {
  const lines = new LineCounter();
  const faulty = ({ offset, message }: Fault): FieldsReading => ({
    kind: 'faulty',
    line: lines.linePos(offset).line,
    message,
  });
  const document = compose(source, lines);
  if ('offset' in document) return faulty(document);
  const { contents } = document;
  if (contents === null) return { kind: 'read', fields: {} };
  if (!isMap(contents)) return faulty({ offset: 0, message: NO_PAIR });
  const fault = faultOf(document);
  return fault === null ? { kind: 'read', fields: document.toJS({ maxAliasCount: 0 }) as EntryFields } : faulty(fault);
}

function compose(source: string, lines: LineCounter): Document.Parsed | Fault {
  lines.addNewLine(0);
  const parser = new Parser(lines.addNewLine);
  const tokens = [];
  for (const lexeme of new Lexer().lex(source)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (parser.stack.length > MAX_OPEN) return { offset: parser.offset, message: 'this is nested too deeply' };
  }
  for (const token of parser.end()) tokens.push(token);
  const [document, second] = new Composer(OPTIONS).compose(tokens, true, source.length);
  if (document === undefined) return { offset: 0, message: NO_PAIR };
  const error = document.errors[0];
  if (error !== undefined) return { offset: error.pos[0], message: error.message };
  return second === undefined ? document : { offset: second.range[0], message: 'a second document begins here' };
}

function faultOf(document: Document.Parsed): Fault | null {
  let fault: Fault | null = null;
  const stop = (node: unknown, message: string): symbol => {
    fault = { offset: (isNode(node) && node.range?.[0]) || 0, message };
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_, node) => stop(node, 'anchors and aliases are not understood'),
    Map: (_, map) => {
      const wrong = wrongKey(map);
      return wrong === null ? undefined : stop(wrong.key, wrong.message);
    },
    Value: (_, node) => (node.tag === undefined ? undefined : stop(node, 'tags are not understood')),
  });
  return fault;
}

function wrongKey(map: YAMLMap): { readonly key: unknown; readonly message: string } | null {
  const known = new Set<string>();
  for (const { key } of map.items) {
    const name = isScalar(key) && typeof key.value === 'string' ? key.value : '';
    if (!KEY.test(name)) return { key, message: NO_PAIR };
    if (known.has(name)) return { key, message: `"${name}" is there twice` };
    known.add(name);
  }
  return null;
}
