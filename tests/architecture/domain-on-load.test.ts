import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const DOMAIN = join(__dirname, '../../src/domain');
const files = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** The statements of a file that do something when it is loaded, and imports for what another file does then. */
function effectsOf(text: string): readonly string[] {
  const { statements } = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest);
  return statements.filter((one) => !isDeclaration(one)).map(({ pos, end }) => text.slice(pos, end).trim());
}

function isDeclaration(statement: ts.Statement): boolean {
  if (ts.isImportDeclaration(statement)) return statement.importClause !== undefined;
  if (ts.isVariableStatement(statement)) return (statement.declarationList.flags & ts.NodeFlags.Const) !== 0;
  return (
    ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
  );
}

test('no file of the domain does anything when it is loaded, as its package.json says to the bundler', () => {
  const { sideEffects } = JSON.parse(readFileSync(join(DOMAIN, 'package.json'), 'utf8')) as { sideEffects: unknown };
  expect(sideEffects).toBe(false);
  expect(files.length).toBeGreaterThan(90);
  const found = files.map((file) => [file, effectsOf(readFileSync(join(DOMAIN, file), 'utf8'))] as const);
  expect(found.filter(([, effects]) => effects.length > 0)).toEqual([]);
});

test.each(["import './other';", 'register(1);', 'let count = 0;'])('detects %s', (text) => {
  expect(effectsOf(`const one = 1;\n${text}`)).toEqual([text]);
});
