/** The checks that are not tests, with their commands, for `npm test` and `npm run check`. */
import { tool } from '../project.mjs';
import { runNode } from '../run.mjs';

const CHECKS = {
  // Of images, styles and routes, by Next.
  'generated types': [['next/dist/bin/next', 'typegen']],
  'lint and types': [
    ['eslint/bin/eslint.js', '--max-warnings', '0', '.'],
    // Type errors, and the rules that need types.
    ['oxlint/bin/oxlint', '--deny-warnings'],
  ],
  format: [['prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']],
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

/** Runs every check, two at a time: first what generates types, because two others read them, then the longest. */
export async function runChecks(check) {
  const [generated, ...waiting] = Object.keys(CHECKS);
  await check(generated);
  const inTurn = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await check(name);
  };
  await Promise.all([inTurn(), inTurn()]);
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
