/** How long the shop takes to start, until its first page, and a product query beside password checks. */
import { join } from 'node:path';
import { memoryMb, start, stop } from './processes.mjs';
import { startBackend, untilUp, withShop } from './shop.mjs';

const PARALLEL_SIGN_INS = 30;
const QUERIES = 5;

export function measure({ project, rounds }) {
  return withShop(project, async (shop) => {
    const rows = [...(await startTimes(project, shop, rounds)), ...(await signInTimes(shop))];
    return [{ title: 'Starts and queries', columns: ['ms', 'MB'], rows }];
  });
}

async function startTimes(project, shop, rounds) {
  const [backend, first, again, both, memory] = [[], [], [], [], []];
  for (let round = 0; round < rounds; round += 1) {
    await stop(shop.backend);
    backend.push(await timed(async () => (shop.backend = await startBackend(project, shop.env))));
    await stop(shop.storefront);
    const untilFirstPage = async () => {
      shop.storefront = start([join(project, 'dist/server/main.js')], shop.env, project);
      await untilUp(shop.storefront, shop.url, 10);
    };
    first.push(await timed(untilFirstPage));
    memory.push(memoryMb(shop.storefront));
    again.push(await timed(async () => (await fetch(shop.url)).text()));
    both.push(await timeOfBoth(project, shop));
  }
  return [
    ['backend, until it answers', backend, [memoryMb(shop.backend)]],
    ['storefront, from its start until its first page', first, memory],
    ['the same page from the cache', again, null],
    ['npm start (both at once), until its first page', both, null],
  ];
}

/** As `npm start` starts both; in the place of the shop's own two, which are started again. */
async function timeOfBoth(project, shop) {
  await stop(shop.storefront);
  await stop(shop.backend);
  const ms = await timed(async () => {
    shop.storefront = start([join(project, 'scripts/start.mjs')], shop.env, project);
    await untilUp(shop.storefront, shop.url, 10);
  });
  await stop(shop.storefront);
  shop.backend = await startBackend(project, shop.env);
  await shop.restartStorefront();
  return ms;
}

/** Rejected sign-ins take as long without an account, and must not hold up other queries. */
async function signInTimes({ graphql }) {
  const known = 'known@example.org';
  const input = { email: known, password: 'Peony&Rose1', firstname: 'Ann', lastname: 'Lee' };
  await query(
    graphql,
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    {
      input,
    },
  );
  const signIn = (email) =>
    query(
      graphql,
      'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Wrong&Word1") { token } }',
      {
        email,
      },
    );
  const products = () => query(graphql, '{ products(filter: {}) { items { name } } }');
  const rows = [
    ['product query', await repeated(products), null],
    ['rejected sign-in, address with an account', await repeated(() => signIn(known)), null],
    ['rejected sign-in, unknown address', await repeated(() => signIn('unknown@example.org')), null],
  ];
  const signIns = Array.from({ length: PARALLEL_SIGN_INS }, () => signIn('many@example.org'));
  rows.push([`product query beside ${PARALLEL_SIGN_INS} sign-ins`, await repeated(products), null]);
  await Promise.all(signIns);
  return rows;
}

async function repeated(work) {
  const times = [];
  for (let at = 0; at < QUERIES; at += 1) times.push(await timed(work));
  return times;
}

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The errors of a rejected sign-in are part of the answer. */
async function query(url, document, variables = {}) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query: document, variables }) });
  if (!response.ok) throw new Error(`The backend answered with status ${response.status}.`);
  await response.text();
}
