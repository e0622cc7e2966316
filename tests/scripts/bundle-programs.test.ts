import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SCRIPT = resolve(__dirname, '../../scripts/build/bundle-programs.mjs');
const BUILT_IN = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'posy-programs-'));
  const bundle = `import(${JSON.stringify(SCRIPT)}).then(({ bundlePrograms }) => bundlePrograms(${JSON.stringify(folder)}))`;
  execFileSync(process.execPath, ['-e', bundle]);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Packages that a program loads when it starts, and those that it loads when they are first used. */
function packagesOf(program: string) {
  const code = readFileSync(join(folder, program), 'utf8');
  const named = (call: RegExp) => [...new Set([...code.matchAll(call)].map(([, name = '']) => name))].sort();
  return {
    first: named(/\brequire\("([^"./][^"]*)"\)/g).filter((name) => !BUILT_IN.has(name)),
    later: named(/\bimport\("([^"]+)"\)/g),
  };
}

test('the storefront loads Next and its copy of React when it starts, and the client of Redis where it is used', () => {
  expect(packagesOf('server/main.js')).toEqual({ first: ['next', 'react-dom/server.edge'], later: ['@redis/client'] });
});

test('the backend loads the driver of its file, and clients of mail, payment and PostgreSQL where they are used', () => {
  expect(packagesOf('backend/main.js')).toEqual({
    first: ['libsql'],
    later: ['@zxcvbn-ts/language-common', 'nodemailer', 'pg', 'stripe'],
  });
});

test('the process that resizes pictures stands beside the backend', () => {
  expect(readFileSync(join(folder, 'backend/main.js'), 'utf8')).toContain('require.resolve("./resize-process")');
  expect(packagesOf('backend/resize-process.js')).toEqual({ first: ['sharp'], later: [] });
});
