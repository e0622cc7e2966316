/**
 * `npm run soak [-- --carts 1000 --kills 60 --races 20 --seed 1]`: the slow proofs in full. `npm test` runs the same
 * journeys small. The figures go to test-results/soak.json, and the seed tells how to run the same moments again.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runBrowserTests } from './browser-tests.mjs';
import { build } from './build.mjs';
import { isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, needNode, PROJECT } from './project.mjs';
import { stopChildrenWithUs } from './run.mjs';

const DEFAULTS = { carts: '1000', kills: '60', races: '20', seed: String((Date.now() % 1_000_000) + 1) };
const REPORT = inProject('test-results/soak-journeys.json');
const FIGURES = inProject('test-results/soak.json');

needNode();
process.chdir(PROJECT);
stopChildrenWithUs();
const asked = readArguments();
const env = {
  POSY_SOAK_CARTS: asked.carts,
  POSY_SOAK_KILLS: asked.kills,
  POSY_SOAK_SEED: asked.seed,
  POSY_RACE_RUNS: asked.races,
  POSY_BROWSER_REPORT: REPORT,
};
const ready = (await ensureInstalled()) && (isBuilt() || (await build()));
process.exitCode = ready ? await soak() : 1;

function readArguments() {
  const options = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, { type: 'string' }]));
  try {
    const { values } = parseArgs({ options });
    for (const [name, text] of Object.entries(values))
      if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`--${name} must be a whole number, not "${text}"`);
    return { ...DEFAULTS, ...values };
  } catch (fault) {
    console.error(fault.message);
    process.exit(1);
  }
}

async function soak() {
  console.log(`Soak: ${asked.carts} carts, ${asked.kills} kills, ${asked.races} runs of each race, seed ${asked.seed}`);
  rmSync(REPORT, { force: true });
  const { code, ms } = await runBrowserTests(['--project=build', 'outage', 'races'], { env });
  if (!existsSync(REPORT)) return code || 1;
  const tests = testsOf(JSON.parse(readFileSync(REPORT, 'utf8')).suites);
  const figures = { at: new Date().toISOString(), ...asked, seconds: Math.round(ms / 1000), passed: code === 0, tests };
  mkdirSync(inProject('test-results'), { recursive: true });
  writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
  for (const { title, ok, seconds, figures: told } of tests)
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${title} (${seconds} s) ${told ?? ''}`.trimEnd());
  return code;
}

/** Every test of the report with what it wrote down about itself. */
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
