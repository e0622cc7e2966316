/**
 * `npm run soak [-- [journeys] [orders] [calls] [attacks] [canaries] --carts 1000 --kills 60 --races 20 --calls 100000
 * --canaries 100000 --seed 1
 * --postgres --stripe]`: long-running tests, all or the named parts; `npm test` runs short versions. With `--postgres` orders
 * and calls use a temporary PostgreSQL server, which the orders test kills as well; with `--stripe` orders are paid at a
 * Stripe on this machine that loses, repeats, mixes up and delays messages. Figures are written to
 * test-results/soak.json, and the same seed repeats the same carts, moments and calls.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runBrowserTests } from './browser-tests.mjs';
import { build } from './build.mjs';
import { isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, needNode, PROJECT } from './project.mjs';
import { stopChildrenWithUs } from './run.mjs';

/** Each part with its arguments. */
const PARTS = {
  journeys: ['--project=build', 'outage', 'races'],
  orders: ['--config', inProject('tests/soak/playwright.config.ts'), 'orders-under-kills'],
  calls: ['--config', inProject('tests/soak/playwright.config.ts'), 'hostile-calls'],
  attacks: ['--config', inProject('tests/soak/playwright.config.ts'), 'attacks'],
  canaries: ['--config', inProject('tests/soak/playwright.config.ts'), 'canaries.soak'],
};
const DEFAULTS = {
  carts: '1000',
  kills: '60',
  races: '20',
  calls: '100000',
  canaries: '100000',
  seed: String((Date.now() % 1_000_000) + 1),
};
const FIGURES = inProject('test-results/soak.json');

needNode();
process.chdir(PROJECT);
stopChildrenWithUs();
const { asked, parts, postgres, stripe } = readArguments();
const env = {
  POSY_SOAK_CARTS: asked.carts,
  POSY_SOAK_KILLS: asked.kills,
  POSY_SOAK_CALLS: asked.calls,
  POSY_SOAK_CANARIES: asked.canaries,
  POSY_SOAK_SEED: asked.seed,
  POSY_SOAK_DATABASE: postgres ? 'postgres' : '',
  POSY_SOAK_STRIPE: stripe ? 'yes' : '',
  POSY_RACE_RUNS: asked.races,
};
const ready = (await ensureInstalled()) && (isBuilt() || (await build()));
process.exitCode = ready ? await soak() : 1;

function readArguments() {
  const numbers = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, { type: 'string' }]));
  const options = {
    ...numbers,
    postgres: { type: 'boolean', default: false },
    stripe: { type: 'boolean', default: false },
  };
  try {
    const { values: given, positionals } = parseArgs({ options, allowPositionals: true });
    const { postgres, stripe, ...values } = given;
    for (const [name, text] of Object.entries(values))
      if (!/^[1-9]\d{0,7}$/.test(text)) throw new Error(`--${name} must be a whole number, not "${text}"`);
    for (const part of positionals)
      if (!Object.hasOwn(PARTS, part))
        throw new Error(`There is no part "${part}", only ${Object.keys(PARTS).join(', ')}`);
    const named = positionals.length > 0 ? positionals : Object.keys(PARTS);
    return { asked: { ...DEFAULTS, ...values }, parts: named, postgres, stripe };
  } catch (fault) {
    console.error(fault.message);
    process.exit(1);
  }
}

async function soak() {
  const about = Object.entries(asked).map(([name, value]) => `${name} ${value}`);
  console.log(
    `Soak: ${parts.join(', ')}${postgres ? ' on PostgreSQL' : ''}${stripe ? ' with Stripe' : ''}; ${about.join(', ')}`,
  );
  const runs = [];
  for (const part of parts) runs.push(await soakPart(part));
  const passed = runs.every((run) => run.passed);
  const figures = { at: new Date().toISOString(), ...asked, postgres, stripe, passed, parts: runs };
  mkdirSync(inProject('test-results'), { recursive: true });
  writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
  for (const { title, ok, seconds, figures: told } of runs.flatMap(({ tests }) => tests))
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${title} (${seconds} s) ${told ?? ''}`.trimEnd());
  return passed ? 0 : 1;
}

/** A part without a report did not run, which counts as a failure. */
async function soakPart(part) {
  const report = inProject('test-results', `soak-${part}.json`);
  rmSync(report, { force: true });
  const { code, ms } = await runBrowserTests(PARTS[part], { env: { ...env, POSY_BROWSER_REPORT: report } });
  const tests = existsSync(report) ? testsOf(JSON.parse(readFileSync(report, 'utf8')).suites) : [];
  return { part, passed: code === 0 && tests.length > 0, seconds: Math.round(ms / 1000), tests };
}

/** Every test of the report with its attached figures. */
function testsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.map(({ title, ok, tests }) => ({
      title,
      ok,
      seconds: Math.round(
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
      ),
      figures: tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'figures')?.description,
    })),
    ...testsOf(inner),
  ]);
}
