/**
 * `node scripts/import-table.mjs`: writes the table of import rules in ARCHITECTURE.md from .dependency-cruiser.mjs.
 * With `--check` it writes nothing and fails when the table is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import config from '../.dependency-cruiser.mjs';
import { inProject, isStarted } from './project.mjs';

const DOCUMENT = inProject('ARCHITECTURE.md');
const [START, END] = ['<!-- import rules: start -->', '<!-- import rules: end -->'];
const PACKAGE = /^\(\^\|\/\)node_modules\/(.+)\(\/\|\$\)$/;

const list = (value) => (value === undefined ? [] : [value].flat());
const isSpoken = (name) => name === 'Node' || name === 'itself';
const quoted = (names) => names.map((name) => (isSpoken(name) ? name : `\`${name}\``)).join(', ');

/** Path patterns in readable form: `^src/(a|b)/` is `src/{a,b}`, and a pattern of a package is its name. */
function readable(pattern) {
  if (pattern.startsWith('^(node:)?')) return ['Node'];
  if (pattern.endsWith('$1/')) return ['itself'];
  const [, name] = PACKAGE.exec(pattern) ?? [];
  const text = (name ?? pattern)
    .replace(/^(\^|\(\^\|\/\))|(\/|\$)+$/g, '')
    .replace(/\(\[\^\/\]\+\)|\[(\^\/|a-z-)\]\+/g, '*')
    .replace(/\(\?!([^)]*?)\/?\)/g, '<not $1>')
    .replace(/\w\?/g, '')
    .replaceAll('\\.', '.')
    .replace(/\(([^()|]*)\)/g, '$1')
    .replaceAll('(', '{')
    .replaceAll(')', '}')
    .replaceAll('|', ',');
  if (/[\\^$?+]/.test(text)) throw new Error(`The import table cannot show the pattern ${pattern}`);
  return /^\{[^{}]*\}$/.test(text) ? text.slice(1, -1).split(',') : [text.replace('<', '(').replace('>', ')')];
}

const names = (value) =>
  list(value)
    .flatMap(readable)
    .filter((name) => !name.startsWith('@types'));
const paths = (value) => quoted(names(value));
const except = (value) => (paths(value) === '' ? '' : ` except ${paths(value)}`);

function filesOf({ path, pathNot, orphan }) {
  if (orphan) return `any file${except(pathNot)}`;
  return `${path === undefined ? 'any file' : paths(path)}${except(pathNot)}`;
}

function importsOf({ path: from, orphan }, { path, pathNot, ...to }) {
  if (orphan) return 'something, or is imported';
  if (to.circular) return 'no cycle of running code';
  if (to.couldNotResolve) return 'only what exists';
  const unlessType = list(to.dependencyTypesNot).includes('type-only') ? ' (types are allowed)' : '';
  const own = names(from).join();
  const allowed = names(pathNot).map((name) => (name === own ? 'itself' : name));
  if (path === undefined && to.dependencyTypes === undefined) return `only ${quoted(allowed)}`;
  const exceptions = allowed.length === 0 ? '' : ` except ${quoted(allowed)}`;
  const what = path === undefined ? `no ${kindsOf(to.dependencyTypes)}` : `nothing of ${paths(path)}`;
  return `${what}${unlessType}${exceptions}`;
}

function kindsOf(types) {
  if (types.includes('npm-no-pkg')) return 'packages that package.json does not name';
  if (types.includes('npm')) return 'packages or Node modules';
  return types.includes('core') ? 'Node modules' : 'development packages';
}

/** The rules as a Markdown table, one row each. */
export function importTable(rules) {
  const rows = rules.map(({ name, from, to }) => `| ${name} | ${filesOf(from)} | ${importsOf(from, to)} |`);
  return ['| Rule | Files | Import |', '|---|---|---|', ...rows].join('\n');
}

/** The document with the current table. */
export function withImportTable(text) {
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`ARCHITECTURE.md lacks ${START} and ${END}`);
  return `${text.slice(0, start + START.length)}\n${importTable(config.forbidden)}\n${text.slice(end)}`;
}

/** True when ARCHITECTURE.md has the table of the rules. */
export function isImportTableCurrent() {
  const text = readFileSync(DOCUMENT, 'utf8');
  return withImportTable(text) === text;
}

if (isStarted(import.meta.url)) {
  if (!process.argv.includes('--check')) writeFileSync(DOCUMENT, withImportTable(readFileSync(DOCUMENT, 'utf8')));
  else if (!isImportTableCurrent()) {
    console.error('The import table of ARCHITECTURE.md is out of date: run node scripts/import-table.mjs');
    process.exitCode = 1;
  }
}
