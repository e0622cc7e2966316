/**
 * `npm run bench [-- --only cached,tasks] [--skip scale] [--quick]`: measures the built shop and prints tables, first as it
 * is and then again beside two busy processes; also to test-results/bench.json. Nothing is asserted, because
 * figures depend on the machine: only ratios within one run can be compared. Other options:
 *
 * - `--quiet`: not again beside busy processes, `--rounds 3`: how often what varies is repeated (beside busy ones once)
 * - `--project FOLDER`: the build of another checkout
 * - `--before FOLDER`: each part in turns with the build of another checkout, `--rounds` times, beside no busy processes
 * - `--url URL,URL`: long tasks of running shops, in turns
 * - `--products 170,10000,100000`, `--postgres`, `--data FOLDER`: catalogues of `scale`, on PostgreSQL too, kept in FOLDER
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, platform } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { isBuilt } from './build-stamp.mjs';
import { inOneTable, textOf, withRatios } from './bench/figures.mjs';
import { startNeighbours } from './bench/processes.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, needNode, PROJECT } from './project.mjs';

const NEIGHBOURS = 2;

/** `timed`: depends on what else the machine does, so it is measured twice. */
const PARTS = {
  weights: { timed: false, load: () => import('./bench/weights.mjs') },
  calls: { timed: false, load: () => import('./bench/backend-calls.mjs') },
  starts: { timed: true, load: () => import('./bench/starts.mjs') },
  cached: { timed: true, load: () => import('./bench/cached.mjs') },
  uncached: { timed: true, load: () => import('./bench/uncached.mjs') },
  tasks: { timed: true, load: () => import('./bench/long-tasks.mjs') },
  interaction: { timed: true, load: () => import('./bench/interaction.mjs') },
  lighthouse: { timed: true, load: () => import('./bench/lighthouse.mjs') },
  seo: { timed: false, load: () => import('./bench/seo.mjs') },
  memory: { timed: false, load: () => import('./bench/memory.mjs') },
  scale: { timed: false, load: () => import('./bench/scale.mjs') },
};

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    skip: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    project: { type: 'string', default: PROJECT },
    before: { type: 'string' },
    url: { type: 'string', default: '' },
    products: { type: 'string' },
    postgres: { type: 'boolean', default: false },
    data: { type: 'string' },
  },
});
const listed = (text) => text.split(',').filter(Boolean);
const chosen = (options.only ? listed(options.only) : Object.keys(PARTS)).filter(
  (name) => !listed(options.skip).includes(name),
);
const unknown = [...chosen, ...listed(options.skip)].filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

needNode();
process.chdir(PROJECT);
const isOwn = options.project === PROJECT;
if (!((await ensureInstalled()) && (!isOwn || isBuilt() || (await build())))) process.exit(1);

const context = {
  project: options.project,
  quick: options.quick,
  rounds: Number(options.rounds ?? (options.quick ? 1 : 3)),
  urls: listed(options.url),
  products: listed(options.products ?? (options.quick ? '170,1000' : '170,10000,100000')).map(Number),
  postgres: options.postgres,
  data: options.data,
};
const cpu = cpus();
const machine = `${cpu.length} x ${cpu[0]?.model.trim()}, ${platform()}, Node ${process.versions.node}`;
const report = { at: new Date().toISOString(), machine, quick: options.quick, parts: {} };
console.log(`${report.at}, ${machine}`);
for (const name of chosen) await runPart(name);

/** One part that fails does not stop the others. */
async function runPart(name) {
  const began = performance.now();
  const part = { load: loadavg()[0] };
  report.parts[name] = part;
  try {
    const { measure } = await PARTS[name].load();
    part.tables = await (options.before === undefined ? measure(context) : measureInTurns(measure));
    show(name, began, part.tables.map(textOf));
    if (PARTS[name].timed && !options.quiet && options.before === undefined) {
      const stopNeighbours = startNeighbours(NEIGHBOURS);
      try {
        part.busy = await measure({ ...context, rounds: 1 });
      } finally {
        await stopNeighbours();
      }
      show(
        `${name} beside ${NEIGHBOURS} busy processes`,
        began,
        part.busy.map((table, at) => textOf(withRatios(table, part.tables[at]))),
      );
    }
  } catch (error) {
    part.error = String(error);
    process.exitCode = 1;
    console.log(`\n${name} failed: ${error.stack}`);
  }
  mkdirSync(inProject('test-results'), { recursive: true });
  writeFileSync(inProject('test-results/bench.json'), `${JSON.stringify(report, null, 1)}\n`);
}

/** Both builds, one round at a time, so that what else the machine does meets both. */
async function measureInTurns(measure) {
  const projects = { before: options.before, after: options.project };
  const runs = [];
  for (let round = 0; round < context.rounds; round += 1)
    for (const [name, project] of Object.entries(projects))
      runs.push({ name, tables: await measure({ ...context, project, rounds: 1 }) });
  return inOneTable(Object.keys(projects), runs);
}

function show(title, began, texts) {
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`\n=== ${title} (load ${loadavg()[0].toFixed(1)}, after ${seconds} s)\n${texts.join('\n\n')}`);
}
