/** The ids of requirements at the beginning of the titles of tests that run. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { inProject } from '../project.mjs';

const TESTS = new Set(['test', 'it', 'describe']);
/** Parts of a call that keep its tests from running. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme']);
const IDS = /^(?:S\d+-\d+,? ?)+/;
/** A title that begins with the first value of its row. */
const BY_ROW = /^%[sp]/;

/**
 * Ids below tests/: `test('S5-16 S5-17 a line ...'`, also in the rows of `test.each(ROWS)('%s', ...)`. `isLeftOut` is called with
 * a file, and with a file and a title.
 */
export function citedIds(isLeftOut = () => false) {
  const files = readdirSync(inProject('tests'), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isLeftOut(file, ''));
  return new Set(
    files.flatMap((file) =>
      idsOfTests(readFileSync(inProject('tests', file), 'utf8'), (title) => isLeftOut(file, title)),
    ),
  );
}

/** The same of one file's text. */
export function idsOfTests(text, isLeftOut = () => false) {
  if (!text.includes('S')) return [];
  const source = ts.createSourceFile('a.test.tsx', text, ts.ScriptTarget.Latest, true);
  const ids = [];
  const visit = (node) => {
    const call = ts.isCallExpression(node) ? testCall(node) : null;
    if (call?.isRun === false) return;
    if (call !== null) for (const title of titlesOf(node, source)) if (!isLeftOut(title)) ids.push(...idsIn(title));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return ids;
}

/** Whether the tests of a call run; null for calls of anything else. */
function testCall(node) {
  const names = [];
  let callee = node.expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee)) names.push(callee.name.text);
    else if (!ts.isCallExpression(callee) && !ts.isTaggedTemplateExpression(callee)) return null;
    callee = ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression;
  }
  return TESTS.has(callee.text) ? { isRun: !names.some((name) => NOT_RUN.has(name)) } : null;
}

function titlesOf(node, source) {
  const title = beginning(node.arguments[0]);
  if (title === null) return valuesOf(node.arguments[0], source);
  if (!BY_ROW.test(title)) return [title];
  const rows = ts.isCallExpression(node.expression) ? listOf(node.expression.arguments[0], source) : [];
  return rows.map((row) => beginning(ts.isArrayLiteralExpression(row) ? row.elements[0] : row) ?? '');
}

/** How a text begins, as far as it is written in the code. */
function beginning(node) {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : null;
}

/** The titles of `for (const [title, ...] of ROWS) test(title, ...)`. */
function valuesOf(name, source) {
  if (name === undefined || !ts.isIdentifier(name)) return [];
  for (let node = name.parent; node !== undefined; node = node.parent) {
    if (!ts.isForOfStatement(node) || !ts.isVariableDeclarationList(node.initializer)) continue;
    const { name: bound } = node.initializer.declarations[0];
    const at = ts.isIdentifier(bound) ? 0 : bound.elements.findIndex((one) => one.name?.getText() === name.text);
    return listOf(node.expression, source).map(
      (row) => beginning(ts.isArrayLiteralExpression(row) ? row.elements[at] : row) ?? '',
    );
  }
  return [];
}

/** The elements of a list in place, or of one with that name in the same file. */
function listOf(node, source) {
  if (node === undefined) return [];
  if (ts.isAsExpression(node)) return listOf(node.expression, source);
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((one) => (ts.isSpreadElement(one) ? listOf(one.expression, source) : [one]));
  if (!ts.isIdentifier(node)) return [];
  let found = [];
  const visit = (one) => {
    if (ts.isVariableDeclaration(one) && one.name.getText() === node.text && one.initializer !== undefined)
      found = listOf(one.initializer, source);
    else ts.forEachChild(one, visit);
  };
  visit(source);
  return found;
}

const idsIn = (title) => IDS.exec(title)?.[0].match(/S\d+-\d+/g) ?? [];
