/** The checks that are not tests, with their commands, for `npm test` and `npm run check`. */
import { tool } from '../project.mjs';
import { runNode } from '../run.mjs';

const CHECKS = {
  // Next's types of images, styles and routes; the build generates them as well.
  'generated types': [['next/dist/bin/next', 'typegen']],
  'lint and types': [
    [
      'eslint/bin/eslint.js',
      ...['--max-warnings', '0', '--cache', '--cache-strategy', 'content'],
      ...['--cache-location', 'node_modules/.cache/eslint/', '.'],
    ],
    // Type errors, and the rules that need types: never cached, because a type changes in another file.
    ['oxlint/bin/oxlint', '--deny-warnings'],
  ],
  // Cached in node_modules/.cache/prettier.
  format: [['prettier/bin/prettier.cjs', '--check', '--cache', '--log-level', 'warn', '.']],
  boundaries: [
    [
      'dependency-cruiser/bin/dependency-cruise.mjs',
      ...['src', 'middleware', 'backend', 'server', 'tools', 'tests'],
      ...['-T', 'err-long'],
    ],
  ],
  'unused code': [['knip/bin/knip.js']],
  'test-only code': [['knip/bin/knip.js', '--production']],
};

/**
 * Runs every check, two at a time. `generateTypes` does what the checks need that read generated types; it runs beside the
 * check of the format.
 */
export async function runChecks(check, generateTypes) {
  const generated = generateTypes();
  const lintAndTypes = async () => {
    await generated;
    await check('lint and types');
  };
  const others = async () => {
    await check('format');
    await generated;
    for (const name of ['boundaries', 'unused code', 'test-only code']) await check(name);
  };
  await Promise.all([lintAndTypes(), others()]);
}

/** Runs the commands of a check until one fails; returns `{ code, output, ms }`. */
export async function runCheck(name) {
  const total = { code: 0, output: '', ms: 0 };
  for (const [program, ...args] of CHECKS[name]) {
    const { code, output, ms } = await runNode(tool(program), args, {
      quiet: true,
      env: { NEXT_TELEMETRY_DISABLED: '1' },
    });
    total.code = code;
    total.output += output;
    total.ms += ms;
    if (code !== 0) break;
  }
  return total;
}
