/**
 * `npm run bench`: measures the built shop on separate ports and a new database, and prints the figures with machine
 * and date. They are also written to test-results/bench.json. Nothing is asserted, because figures depend on the
 * machine.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { longTasks } from './long-tasks.mjs';
import { freePort } from './ports.mjs';
import { inProject, needNode, PROJECT } from './project.mjs';

const ROUNDS = 5;
const PARALLEL_SIGN_INS = 30;

needNode();
process.chdir(PROJECT);
if (!((await ensureInstalled()) && (isBuilt() || (await build())))) process.exit(1);

const dataDir = mkdtempSync(join(tmpdir(), 'posy-bench-'));
const settings = { PORT: String(await freePort()), BACKEND_PORT: String(await freePort()), DATA_DIR: dataDir };
const shopUrl = `http://127.0.0.1:${settings.PORT}`;
const backendUrl = `http://127.0.0.1:${settings.BACKEND_PORT}/graphql`;
let shop;
try {
  const figures = await measure();
  const cpu = cpus();
  const machine = `${cpu.length} x ${cpu[0]?.model.trim()}, ${platform()} ${arch()}, Node ${process.versions.node}`;
  const at = new Date().toISOString();
  console.log(`${at}, ${machine}`);
  for (const [name, ms] of Object.entries(figures)) console.log(`${name.padEnd(62)}${String(ms).padStart(7)} ms`);
  mkdirSync(inProject('test-results'), { recursive: true });
  writeFileSync(inProject('test-results/bench.json'), `${JSON.stringify({ at, machine, figures }, null, 2)}\n`);
} finally {
  await stopShop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Figures in ms, by name. */
async function measure() {
  const figures = {};
  figures['first start, with an empty database'] = await timed(startShop);
  await stopShop();
  figures['second start'] = await timed(startShop);
  figures['first page after a start'] = await timed(openHomePage);
  figures[`page from the cache, median of ${ROUNDS}`] = await median(openHomePage);
  figures[`product query, median of ${ROUNDS}`] = await median(queryProducts);

  const known = 'known@example.org';
  await createCustomer(known);
  figures[`rejected sign-in, address with an account, median of ${ROUNDS}`] = await median(() => signIn(known));
  figures[`rejected sign-in, unknown address, median of ${ROUNDS}`] = await median(() => signIn('unknown@example.org'));

  const signIns = Array.from({ length: PARALLEL_SIGN_INS }, () => signIn('many@example.org'));
  figures[`product query beside ${PARALLEL_SIGN_INS} sign-ins, median of ${ROUNDS}`] = await median(queryProducts);
  await Promise.all(signIns);

  const [pages] = await longTasks([shopUrl]);
  for (const [name, { load, tap }] of Object.entries(pages)) {
    figures[`longest task at CPU x4, ${name}: loading`] = load.longest;
    figures[`longest task at CPU x4, ${name}: after the first tap`] = tap.longest;
  }
  return figures;
}

async function timed(work) {
  const began = performance.now();
  await work();
  return Math.round(performance.now() - began);
}

async function median(work) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(work));
  return times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)];
}

/** Resolves when the shop reports that it is ready. */
function startShop() {
  const env = { ...process.env, ...settings, SITE_URL: shopUrl };
  shop = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  return new Promise((ready, fail) => {
    const read = (chunk) => {
      output += chunk;
      if (/^ready http/m.test(output)) ready();
    };
    shop.stdout.on('data', read);
    shop.stderr.on('data', read);
    shop.once('exit', () => fail(new Error(`The shop did not start:\n${output}`)));
  });
}

async function stopShop() {
  if (!shop || shop.exitCode !== null) return;
  const ended = new Promise((done) => shop.once('exit', done));
  shop.kill('SIGTERM');
  await ended;
}

async function openHomePage() {
  const response = await fetch(shopUrl);
  await response.text();
  if (response.status !== 200) throw new Error(`The home page answered with status ${response.status}.`);
}

async function query(document, variables = {}) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(backendUrl, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: document, variables }),
  });
  return response.json();
}

async function queryProducts() {
  const { errors } = await query('{ products(filter: {}) { items { name } } }');
  if (errors) throw new Error(errors[0].message);
}

async function createCustomer(email) {
  const input = { email, password: 'Peony&Rose1', firstname: 'Ann', lastname: 'Lee' };
  const { errors } = await query(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    { input },
  );
  if (errors) throw new Error(errors[0].message);
}

/** With a wrong password. */
function signIn(email) {
  const mutation = 'generateCustomerToken(email: $email, password: "Wrong&Word1") { token }';
  return query(`mutation ($email: String!) { ${mutation} }`, { email });
}
