/** The checks that are no tests: name, program and arguments. `npm test` and `npm run check` share them. */
import { existsSync, writeFileSync } from 'node:fs';
import { inProject, tool } from './project.mjs';
import { runNode } from './run.mjs';

const CHECKS = {
  types: ['typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']],
  lint: ['eslint/bin/eslint.js', ['--max-warnings', '0', '.']],
  format: ['prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']],
  boundaries: [
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ['src', 'middleware', 'backend', 'server', 'tools', 'tests', '-T', 'err-long'],
  ],
  'unused code': ['knip/bin/knip.js', []],
};

/** Runs one check and answers `{ code, output, ms }`. */
export async function runCheck(name) {
  const [program, args] = CHECKS[name];
  declareNext();
  return runNode(tool(program), args, { quiet: true, log: inProject('test-results', `${name.replace(' ', '-')}.log`) });
}

/** Types of images and styles; Next writes this file at its first build, but types are looked at before. */
function declareNext() {
  const file = inProject('next-env.d.ts');
  if (existsSync(file)) return;
  writeFileSync(file, '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n');
}
